/**
 * Runs a measurement of all sites in turns, each time starting with another one, so that a busy moment of the machine
 * affects them alike.
 */
export async function interleave<Subject extends { readonly name: string }, T>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<T>,
): Promise<Map<Subject['name'], T[]>> {
  const results = new Map<Subject['name'], T[]>(subjects.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (let index = 0; index < subjects.length; index += 1) {
      const subject = subjects[(index + run) % subjects.length]!;
      try {
        results.get(subject.name)!.push(await measure(subject));
      } catch (error) {
        console.error(`${subject.name}: ${(error as Error).message.split('\n')[0]!}`);
      }
    }
  }
  return results;
}
