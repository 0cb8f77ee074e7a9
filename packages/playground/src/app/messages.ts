/** A reader's component, and the files that it imports. */
export type Program = {
  /** The texts by path, without a leading `./`. */
  files: Readonly<Record<string, string>>;
  /** The path of the component, whose default export is rendered. */
  entry: string;
  /** The id of the source. */
  source: string;
  /** The name of the function that the loops and functions of the component call. The component can't know it. */
  guard: string;
  /** The base URL for a spec without a server. */
  baseURL?: string;
};

export type ColorMode = 'light' | 'dark';

/** From the page to the frame. */
export type ToFrame =
  | { type: 'run'; program: Program; offline: boolean; mode: ColorMode }
  | { type: 'mode'; mode: ColorMode }
  | { type: 'offline'; offline: boolean }
  | { type: 'ping' }
  | { type: 'response'; id: number; status: number; headers: [string, string][] }
  | { type: 'chunk'; id: number; bytes: Uint8Array }
  | { type: 'end'; id: number }
  | { type: 'failure'; id: number; message: string };

/** Why a component doesn't run any more. */
export type Crash = {
  /** `syntax`: it can't be read. `loop`: it doesn't end. `error`: it throws while it renders. */
  kind: 'syntax' | 'loop' | 'error';
  message: string;
  /** The line of the component, starting at 1. */
  line?: number;
};

/** From the frame to the page. The reader's code can send these too, so the page trusts none of them. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'rendered' }
  | { type: 'crash'; crash: Crash }
  | { type: 'state'; slot: string; state: string; note: string }
  | { type: 'log'; level: 'log' | 'error'; text: string; line?: number }
  | { type: 'file'; name: string; blob: Blob }
  | { type: 'request'; id: number; method: string; url: string; headers: [string, string][]; body?: Blob }
  | { type: 'abort'; id: number };
