import type { Units } from './document-units.js';

/** The units that were changed, added or removed, and all units that refer to one of them, directly or indirectly. */
export function changedUnits(units: Units, before: Units): Set<string> {
  const changed = new Set(
    Object.keys({ ...before, ...units }).filter(
      (pointer) => units[pointer]?.digest !== before[pointer]?.digest,
    ),
  );
  const users = usersOf(units);
  // Iterating over a set includes entries added during the iteration.
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
