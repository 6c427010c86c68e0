import Elk from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { arrowsOf, arrowText, childrenOf, descendantsOf, linesOf } from './words.ts';

export const FONT = { name: 13, line: 10.5, lineHeight: 14 } as const;
const LABEL_WIDTH = 46;

/** Where everything of a chart stands; `boxes` finds the state of a node by its id. */
export interface Layout {
  readonly root: ElkNode;
  readonly boxes: ReadonlyMap<string, AnyStateNode>;
}

/** A guess at a text's width in Arial, from below. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => {
    if (/[A-ZMWm@]/.test(letter)) return sum + 0.74;
    return sum + (/[iljtfr.,:;'|! [\]()/]/.test(letter) ? 0.34 : 0.57);
  }, 0) * size;

/** Breaks a text at blanks into lines of a readable length. */
export const wrapped = (text: string): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < LABEL_WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(lines.length === 0 ? word : `  ${word}`);
  }
  return lines;
};

const wrappedLines = (node: AnyStateNode) => linesOf(node).flatMap(wrapped);
export const startOf = (node: AnyStateNode): string => `${node.id}:start`;

const boxOf = (node: AnyStateNode): ElkNode => {
  const lines = wrappedLines(node);
  const width = Math.max(64, widthOf(node.key, FONT.name) * 1.1, ...lines.map((line) => widthOf(line, FONT.line))) + 20;
  const height = 24 + lines.length * FONT.lineHeight + (lines.length > 0 ? 6 : 2);
  const children = childrenOf(node).map(boxOf);
  const labels = [{ text: node.key }, ...lines.map((text) => ({ text }))];
  if (children.length === 0) return { id: node.id, width, height, labels };
  const start = node.type === 'compound' ? [{ id: startOf(node), width: 10, height: 10 }] : [];
  return {
    id: node.id,
    labels,
    children: [...start, ...children],
    layoutOptions: {
      'elk.padding': `[top=${height + 10},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
};

/** One edge for each pair of states, with all that leads from one to the other. */
const edgesOf = (node: AnyStateNode): readonly ElkExtendedEdge[] => {
  const texts = new Map<string, string[]>();
  for (const arrow of arrowsOf(node))
    for (const target of arrow.to) texts.set(target.id, [...(texts.get(target.id) ?? []), arrowText(arrow)]);
  const edges = [...texts].map(([target, labels]) => ({
    id: `${node.id} to ${target}`,
    sources: [node.id],
    targets: [target],
    labels: labels.map(labelOf),
  }));
  if (node.type !== 'compound') return edges;
  return [{ id: `start of ${node.id}`, sources: [startOf(node)], targets: [node.initial.target[0]!.id] }, ...edges];
};

const labelOf = (text: string): ElkLabel => {
  const lines = wrapped(text);
  return {
    text: lines.join('\n'),
    width: Math.max(...lines.map((line) => widthOf(line, FONT.line))) + 8,
    height: lines.length * FONT.lineHeight,
  };
};

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.spacing.edgeLabel': '3',
  'elk.spacing.nodeNode': '34',
  'elk.spacing.edgeNode': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.randomSeed': '1',
};

/** Lays a chart out; the same chart always gives the same layout. */
export const layoutOf = async (machine: AnyStateMachine): Promise<Layout> => {
  const nodes = descendantsOf(machine.root);
  const root = await new Elk().layout({
    id: 'chart',
    children: [boxOf(machine.root)],
    edges: nodes.flatMap(edgesOf),
    layoutOptions: options,
  });
  return { root, boxes: new Map(nodes.map((node) => [node.id, node])) };
};
