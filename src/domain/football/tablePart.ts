/** How many rows a part of a table has at least. */
const LEAST = 5;

/** The places (from 0) of a table's part: those marked with their neighbours, and so many that there are five. */
export const tablePart = (rows: number, marked: readonly number[]): readonly number[] => {
  const shown = new Set(marked.flatMap((at) => [at - 1, at, at + 1]));
  const inTable = (at: number) => at >= 0 && at < rows;
  const places = () => [...shown].filter(inTable).toSorted((a, b) => a - b);
  for (let by = 2; places().length < Math.min(LEAST, rows); by += 1)
    for (const at of marked.flatMap((one) => [one - by, one + by])) if (places().length < LEAST) shown.add(at);
  return places();
};
