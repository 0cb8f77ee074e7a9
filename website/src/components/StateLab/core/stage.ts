import { createStore, type NetworkState, type Store } from '@hookloom/react';
import { toSlotState, type Happening } from './events';
import { slotKeys, type Action, type Reader, type Scenario } from './scenario';

/** A mounted component. A new instance is a new component for React. */
export interface Mounted {
  readonly reader: Reader;
  readonly instance: number;
}

/** What React renders. */
export interface StageState {
  readonly mounted: readonly Mounted[];
  readonly store: Store;
  /** Grows with each restart, which remounts the provider. */
  readonly generation: number;
}

/** What a mounted component offers. */
export interface Handle {
  readonly execute: (pet: number) => void;
  readonly clear: () => void;
}

interface Surroundings {
  readonly scenario: Scenario;
  readonly getState: () => StageState;
  /** Renders the change at once. */
  readonly commit: (change: () => Partial<StageState>) => void;
  readonly record: (happening: Happening) => void;
  /** Before the provider remounts. */
  readonly onRestart: (why: 'sign-out' | 'reload') => void;
}

export interface Stage {
  readonly register: (reader: string, handle: Handle) => void;
  readonly perform: (action: Action) => void;
  /** Records the states of the slots that have changed. */
  readonly sample: () => void;
}

const INIT: NetworkState<unknown> = { state: 'init' };

export const emptyStage = (): StageState => ({ mounted: [], store: createStore(), generation: 0 });

/** Mounts and unmounts the components of a scenario, calls their functions, and watches their slots. */
export function createStage({ scenario, getState, commit, record, onRestart }: Surroundings): Stage {
  const { id, readers } = scenario;
  const keys = slotKeys(readers);
  const handles = new Map<string, Handle>();
  const states = new Map<string, NetworkState<unknown>>();
  let instances = 0;

  function find(name: string): Reader {
    const reader = readers.find((each) => each.name === name);
    if (!reader) throw new Error(`The scenario "${id}" has no component "${name}".`);
    return reader;
  }

  function mount(names: readonly string[]): Mounted[] {
    return names.map((name) => {
      const reader = find(name);
      record({ type: 'mount', reader: name });
      return { reader, instance: ++instances };
    });
  }

  function unmount(names: readonly string[]): Mounted[] {
    names.forEach((name) => record({ type: 'unmount', reader: find(name).name }));
    return getState().mounted.filter(({ reader }) => !names.includes(reader.name));
  }

  const replace = (leaving: readonly string[], entering: readonly string[]) =>
    commit(() => ({ mounted: [...unmount(leaving), ...mount(entering)] }));

  function restart(why: 'sign-out' | 'reload'): void {
    record({ type: 'restart', why });
    onRestart(why);
    for (const [slot, { state }] of states)
      if (state !== 'init') record({ type: 'state', slot, state: { name: 'init' } });
    states.clear();
    const { mounted, generation } = getState();
    const names = mounted.map(({ reader }) => reader.name);
    commit(() => ({ generation: generation + 1, store: createStore(), mounted: mount(names) }));
  }

  return {
    register: (reader, handle) => handles.set(reader, handle),

    perform: (action) => {
      if ('execute' in action) {
        record({ type: 'execute', reader: find(action.execute).name, pet: action.pet });
        handles.get(action.execute)?.execute(action.pet);
      } else if ('clear' in action) {
        record({ type: 'clear', reader: find(action.clear).name });
        handles.get(action.clear)?.clear();
      } else if ('restart' in action) restart(action.restart);
      else if ('mountTwice' in action) {
        replace([], [action.mountTwice]);
        replace([action.mountTwice], [action.mountTwice]);
      } else replace(action.unmount ?? [], action.mount ?? []);
    },

    sample: () => {
      for (const slot of keys) {
        const state = getState().store.getState('petstore', 'getPetById', slot);
        const last = states.get(slot) ?? INIT;
        if (state === last || (state.state === 'init' && last.state === 'init')) continue;
        states.set(slot, state);
        record({ type: 'state', slot, state: toSlotState(state) });
      }
    },
  };
}
