import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { toSlotState } from '../core/events';
import { describeState } from '../core/log';
import type { Reader } from '../core/scenario';
import type { Session } from '../core/session';
import StateChip from '../ui/StateChip';
import { useGetPetById } from './use-get-pet';

interface Props {
  readonly reader: Reader;
  readonly session: Session;
}

/** A component like those of the docs: it reads a slot with the generated hook and shows its state. */
export default function PetReader({ reader, session }: Props): ReactNode {
  const { name, key, pet, fetchOnMount = false, clearOnUnmount = false } = reader;
  const request = pet === undefined ? {} : { path: { petId: pet } };
  const options = { ...(key !== undefined && { key }), clearOnUnmount, ...request };
  const [state, execute, clear] = useGetPetById(
    // The scenarios name a pet for each component that fetches.
    { ...options, fetchOnMount } as Parameters<typeof useGetPetById>[0],
  );

  useLayoutEffect(() => {
    session.register(name, { execute: (petId) => void execute({ path: { petId } }), clear });
  }, [session, name, execute, clear]);
  useEffect(() => session.sample(), [session, state]);

  const shown = toSlotState(state);
  return <StateChip look={shown.name} text={describeState(shown)} />;
}
