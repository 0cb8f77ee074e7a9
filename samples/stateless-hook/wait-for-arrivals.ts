import { watchPetsStream } from '../hookloom/shelter';

/** Waits until pets have arrived at a shelter. */
export async function waitForArrivals(
  shelter: string,
  count: number,
  signal?: AbortSignal,
): Promise<number[]> {
  const arrived: number[] = [];
  for await (const event of watchPetsStream(
    {},
    { query: { shelter } },
    { signal },
  )) {
    if (event.status === 'arrived') arrived.push(event.petId);
    if (arrived.length >= count) break;
  }
  return arrived;
}
