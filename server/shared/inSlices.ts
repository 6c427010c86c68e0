import { setImmediate } from 'node:timers/promises';

/** So many rows are read at once; requests are answered between two slices. */
const SLICE = 1000;

/** All rows of a list that is too long to be read at once, by what each slice begins behind: '' for the first. */
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
