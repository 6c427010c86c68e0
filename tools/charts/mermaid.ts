import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { arrowsOf, arrowText, childrenOf, descendantsOf, linesOf } from './words.ts';

const idOf = (node: AnyStateNode): string => node.id.replace(/[^A-Za-z0-9]+/g, '_');
const escaped = (text: string): string => text.replace(/[;:"#]/g, (letter) => `#${letter.charCodeAt(0)};`);

/** A chart as Mermaid's stateDiagram-v2. */
export const toMermaid = (machine: AnyStateMachine): string =>
  [
    'stateDiagram-v2',
    ...boxes(machine.root, '  '),
    ...descendantsOf(machine.root).flatMap((node) =>
      arrowsOf(node).flatMap((arrow) =>
        arrow.to.map((target) => `  ${idOf(node)} --> ${idOf(target)} : ${escaped(arrowText(arrow))}`),
      ),
    ),
  ].join('\n');

const boxes = (node: AnyStateNode, indent: string): readonly string[] => {
  const label = [node.key, ...linesOf(node)].map(escaped).join('<br/>');
  const box = `${indent}state "${label}" as ${idOf(node)}`;
  const children = childrenOf(node);
  if (children.length === 0) return node.type === 'final' ? [box, `${indent}${idOf(node)} --> [*]`] : [box];
  const inner = children.flatMap((child, index) => [
    ...(node.type === 'parallel' && index > 0 ? [`${indent}  --`] : []),
    ...boxes(child, `${indent}  `),
  ]);
  const first = node.type === 'compound' ? [`${indent}  [*] --> ${idOf(node.initial.target[0]!)}`] : [];
  return [`${box} {`, ...first, ...inner, `${indent}}`];
};
