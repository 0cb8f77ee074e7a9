import type { Units } from './document-units.js';

/** The units that have changed, come or gone, and those that refer to one of these, over any number of others. */
export function changedUnits(units: Units, before: Units): Set<string> {
  const changed = new Set(
    Object.keys({ ...before, ...units }).filter(
      (pointer) => units[pointer]?.digest !== before[pointer]?.digest,
    ),
  );
  const users = usersOf(units);
  // A set hands out what is added while it is walked.
  for (const pointer of changed) users.get(pointer)?.forEach((user) => changed.add(user));
  return changed;
}

function usersOf(units: Units): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [pointer, { refs }] of Object.entries(units))
    for (const ref of refs) {
      const others = users.get(ref);
      if (others) others.push(pointer);
      else users.set(ref, [pointer]);
    }
  return users;
}
