import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrowsOf, descendantsOf, entryOf, exitOf, invokedBy, pathOf } from '../charts/words.ts';
import type { Chart } from '../charts/machines.ts';
import type { Keeper } from './clause.ts';

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

const sources = new Map<string, string>();
/** The source of application and origin, without tests and comments. */
const sourcesOf = (root: string): string => {
  const known = sources.get(root);
  if (known !== undefined) return known;
  const files = globSync('{src,server}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const code = text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
  sources.set(root, code);
  return code;
};
/** Whether a name is used besides its declaration; what only tests use implements nothing. */
const isUsed = (name: string, root: string): boolean =>
  [...sourcesOf(root).matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;

/** Whether the implementation of a clause exists and is used. */
export const exists = (keeper: Keeper, charts: ReadonlyMap<string, Chart>, root: string): boolean => {
  if (keeper.kind === 'export') {
    const file = join(root, keeper.file);
    return existsSync(file) && exportsName(readFileSync(file, 'utf8'), keeper.name) && isUsed(keeper.name, root);
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

/** A Markdown link to it, relative to docs/. */
export const linkKeeper = (keeper: Keeper): string => {
  if (keeper.kind === 'export') return `[\`${keeper.name}\`](../${keeper.file})`;
  const name = keeper.kind === 'state' ? keeper.path : keeper.name;
  return `[${keeper.chart}](charts/${keeper.chart}.md) \`${name}\``;
};
