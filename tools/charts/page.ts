import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { toMermaid } from './mermaid.ts';
import { guardSays } from './figures.ts';
import { fileOf, type Picture } from './views.ts';
import { arrowsOf, delayOf, descendantsOf, entryOf, exitOf, guardText, invokedBy, pathOf } from './words.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (names: readonly string[]): string => [...new Set(names)].map((name) => `\`${name}\``).join(', ') || '–';
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Where each name is used: paths of states by name. */
const usesOf = (machine: AnyStateMachine, namesIn: (node: AnyStateNode) => readonly string[]) => {
  const uses = new Map<string, string[]>();
  for (const node of descendantsOf(machine.root))
    for (const name of namesIn(node)) uses.set(name, [...(uses.get(name) ?? []), pathOf(node)]);
  return [...uses].sort(([a], [b]) => (a < b ? -1 : 1));
};
const usesTable = (head: string, uses: readonly (readonly [string, readonly string[]])[]): string =>
  table(
    [head, 'in'],
    uses.map(([name, paths]) => [code([name]), code(paths)]),
  );

const stateRow = (node: AnyStateNode): readonly string[] => [
  code([pathOf(node)]),
  node.type,
  code(invokedBy(node)),
  code(arrowsOf(node).map(({ event }) => event)),
];

const pictureOf = ({ view }: Picture): string => `![The states of ${pathOf(view.root)}](${fileOf(view)}.svg)`;
/** The outermost picture, and below it the collapsible pictures of its collapsed states. */
const picturesIn = ([first, ...others]: readonly Picture[]): readonly string[] => [
  pictureOf(first!),
  ...others.map(
    (picture) =>
      `<details>\n<summary><code>${pathOf(picture.view.root)}</code>, drawn by itself</summary>\n\n${pictureOf(picture)}\n\n</details>`,
  ),
];

const transitionRows = (node: AnyStateNode): readonly (readonly string[])[] =>
  arrowsOf(node).map(({ event, guard, actions, to }) => [
    code([pathOf(node)]),
    code([event]),
    guard ? guardText(node, guard) : '–',
    code(actions),
    code(to.map(pathOf)),
  ]);

/** A chart's page: pictures, legend and Mermaid text. */
export const toPage = (machine: AnyStateMachine, source: string, pictures: readonly Picture[]): string => {
  const nodes = descendantsOf(machine.root);
  const guards = usesOf(machine, (node) => arrowsOf(node).flatMap(({ guard }) => guard ?? []));
  const actions = usesOf(machine, (node) => [
    ...entryOf(node),
    ...exitOf(node),
    ...arrowsOf(node).flatMap((arrow) => arrow.actions),
  ]);
  const delays = Object.keys(machine.implementations.delays).sort();
  const sections = [
    `# ${machine.id}`,
    `Generated from [${source}](../../${source}) by \`npm run docs\`.`,
    ...picturesIn(pictures),
    `## States`,
    table(['state', 'kind', 'invokes', 'answers'], nodes.map(stateRow)),
    '## Transitions',
    table(['from', 'on', 'if', 'does', 'to'], nodes.flatMap(transitionRows)),
    ...(guards.length > 0
      ? [
          '## Guards',
          table(
            ['guard', 'says', 'in'],
            guards.map(([name, paths]) => [code([name]), guardSays(machine.id, name) ?? '–', code(paths)]),
          ),
        ]
      : []),
    '## Actions',
    usesTable('action', actions),
    ...(delays.length > 0
      ? [
          '## Delays',
          table(
            ['delay', 'lasts'],
            delays.map((name) => [code([name]), delayOf(machine, name)]),
          ),
        ]
      : []),
    '## As Mermaid',
    `<details>\n<summary>The whole chart as text</summary>\n\n\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\`\n\n</details>`,
  ];
  return `${sections.join('\n\n')}\n`;
};
