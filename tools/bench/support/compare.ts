/** The measurements of one round of one side, by name. */
export type Sample = Readonly<Record<string, number>>;
/** A side of a comparison: runs once and gives its measurements. */
export type Side = () => Promise<Sample>;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const shown = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
};

/**
 * Runs our code and the baseline alternately, and prints for each measurement both medians and the median of the
 * rounds' ratios.
 */
export const compare = async (
  title: string,
  { ours, floor, rounds }: { readonly ours: Side; readonly floor: Side; readonly rounds: number },
): Promise<void> => {
  const pairs: { readonly ours: Sample; readonly floor: Sample }[] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push({ ours: await ours(), floor: await floor() });
  print(title, pairs);
};

const print = (title: string, pairs: readonly { readonly ours: Sample; readonly floor: Sample }[]): void => {
  const names = [...new Set(pairs.flatMap(({ ours, floor }) => [...Object.keys(ours), ...Object.keys(floor)]))];
  const rows = names.map((name) => {
    const of = (side: 'ours' | 'floor') => pairs.map((pair) => pair[side][name] ?? Number.NaN);
    const ratios = pairs.map(({ ours, floor }) => (ours[name] ?? Number.NaN) / (floor[name] || Number.NaN));
    const spread = `${shown(Math.min(...ratios))}–${shown(Math.max(...ratios))}`;
    return [name, shown(median(of('ours'))), shown(median(of('floor'))), shown(median(ratios)), spread];
  });
  printTable(`${title} (rounds: ${pairs.length})`, ['', 'ours', 'floor', 'ratio', 'ratios'], rows);
};

/** Prints a table: text to the left, numbers to the right. */
export const printTable = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  console.log(`\n${title}\n${[head, ...rows].map((row) => `  ${line(row)}`).join('\n')}`);
};
