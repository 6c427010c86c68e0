import { setImmediate } from 'node:timers/promises';

/** Rows per read; requests are answered between two slices. */
const SLICE = 1000;

/**
 * Reads all rows of a list in slices, because it is too long for one read. Each slice is read by the id that it begins
 * after; '' for the first.
 */
export const inSlices = async <A>(
  read: (after: string, most: number) => Promise<readonly A[]>,
  idOf: (row: A) => string,
): Promise<readonly A[]> => {
  const all: A[] = [];
  let slice: readonly A[];
  do {
    const last = all.at(-1);
    slice = await read(last === undefined ? '' : idOf(last), SLICE);
    all.push(...slice);
    await setImmediate();
  } while (slice.length === SLICE);
  return all;
};
