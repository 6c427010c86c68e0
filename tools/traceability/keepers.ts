import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrowsOf, descendantsOf, entryOf, exitOf, invokedBy, pathOf } from '../charts/words.ts';
import type { Chart } from '../charts/machines.ts';
import type { Keeper } from '../clauses.ts';

const wordsOf = ({ machine }: Chart): ReadonlySet<string> =>
  new Set([
    ...Object.keys(machine.implementations.delays),
    ...descendantsOf(machine.root).flatMap((node) => [
      ...entryOf(node),
      ...exitOf(node),
      ...invokedBy(node),
      ...arrowsOf(node).flatMap(({ guard, actions }) => [...(guard ? [guard] : []), ...actions]),
    ]),
  ]);

const exportsName = (text: string, name: string): boolean =>
  new RegExp(`^export (const|function|class|type|interface) ${name}\\b`, 'm').test(text);

/** Whether what should keep a clause is there. */
export const exists = (keeper: Keeper, charts: ReadonlyMap<string, Chart>, root: string): boolean => {
  if (keeper.kind === 'export') {
    const file = join(root, keeper.file);
    return existsSync(file) && exportsName(readFileSync(file, 'utf8'), keeper.name);
  }
  const chart = charts.get(keeper.chart);
  if (!chart) return false;
  if (keeper.kind === 'word') return wordsOf(chart).has(keeper.name);
  return descendantsOf(chart.machine.root).some((node) => pathOf(node) === keeper.path);
};

export const describeKeeper = (keeper: Keeper): string =>
  keeper.kind === 'export'
    ? `\`${keeper.name}\` in ${keeper.file}`
    : `${keeper.kind === 'state' ? 'state' : 'word'} \`${keeper.kind === 'state' ? keeper.path : keeper.name}\` of the chart ${keeper.chart}`;

/** The same as Markdown, linked from docs/. */
export const linkKeeper = (keeper: Keeper): string => {
  if (keeper.kind === 'export') return `[\`${keeper.name}\`](../${keeper.file})`;
  const name = keeper.kind === 'state' ? keeper.path : keeper.name;
  return `[${keeper.chart}](charts/${keeper.chart}.md) \`${name}\``;
};
