import type { NetworkState } from '@hookloom/react';
import type { Reply } from './scenario';

export interface Pet {
  readonly id: number;
  readonly name: string;
}

export const PETS: readonly string[] = ['', 'Rex', 'Luna', 'Milo'];

/** A slot's state, reduced to what the lab shows. */
export interface SlotState {
  readonly name: 'init' | 'pending' | 'success' | 'error';
  readonly data?: string;
  readonly previousData?: string;
  readonly error?: string;
}

/** What happened, in the order in which it happened. */
export type LabEvent = { readonly at: number } & (
  | { readonly type: 'mount' | 'unmount'; readonly reader: string }
  | { readonly type: 'execute'; readonly reader: string; readonly pet: number }
  | { readonly type: 'clear'; readonly reader: string }
  | { readonly type: 'restart'; readonly why: 'sign-out' | 'reload' }
  | { readonly type: 'sent'; readonly request: number; readonly pet: number }
  | { readonly type: 'aborted'; readonly request: number; readonly pet: number }
  | {
      readonly type: 'response';
      readonly request: number;
      readonly pet: number;
      readonly status: Reply['status'];
      /** Whether the runtime had already aborted the call. */
      readonly isIgnored: boolean;
    }
  | { readonly type: 'state'; readonly slot: string; readonly state: SlotState }
);

/** Distributes over the union, so that each kind keeps its properties. */
type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never;
export type Happening = WithoutTime<LabEvent>;

const nameOf = (data: unknown) => (data as Pet | undefined)?.name;

const errorText = (error: { readonly kind: string; readonly status?: number }) =>
  error.kind === 'http' ? String(error.status) : error.kind;

/** Reduces a state of the runtime to what the lab shows. */
export function toSlotState(state: NetworkState<unknown>): SlotState {
  const previous = 'previousData' in state ? nameOf(state.previousData) : undefined;
  return {
    name: state.state,
    ...(state.state === 'success' && { data: nameOf(state.data) ?? '' }),
    ...(previous !== undefined && { previousData: previous }),
    ...(state.state === 'error' && { error: errorText(state.error) }),
  };
}
