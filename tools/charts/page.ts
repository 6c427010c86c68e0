import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { toMermaid } from './mermaid.ts';
import { arrowsOf, delayOf, descendantsOf, entryOf, exitOf, invokedBy, pathOf } from './words.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (names: readonly string[]): string => [...new Set(names)].map((name) => `\`${name}\``).join(', ') || '–';
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Where each name is used: name to the paths of states. */
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

/** A chart's page: picture, legend and Mermaid text. */
export const toPage = (machine: AnyStateMachine, source: string): string => {
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
    `![The states of ${machine.id}](${machine.id}.svg)`,
    `## States`,
    table(['state', 'kind', 'invokes', 'answers'], nodes.map(stateRow)),
    ...(guards.length > 0 ? ['## Guards', usesTable('guard', guards)] : []),
    '## Actions',
    usesTable('action', actions),
    ...(delays.length > 0
      ? [
          '## Delays',
          table(
            ['delay', 'ms'],
            delays.map((name) => [code([name]), String(delayOf(machine, name) ?? 'by context')]),
          ),
        ]
      : []),
    '## As Mermaid',
    `\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\``,
  ];
  return `${sections.join('\n\n')}\n`;
};
