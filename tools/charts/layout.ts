import Elk from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js';
import type { AnyStateNode } from 'xstate';
import { arrowsOf, arrowText, childrenOf, descendantsOf, linesOf, pathOf, type Arrow } from './words.ts';

export const FONT = { name: 13, line: 10.5, lineHeight: 14 } as const;

/** One picture: a state with all its descendants, or with its groups collapsed. */
export interface View {
  readonly root: AnyStateNode;
  /** States that are drawn as one box, each with a picture of its own. */
  readonly closed: ReadonlySet<AnyStateNode>;
  /** Edges show only event and guard; actions are in the table of transitions. */
  readonly brief: boolean;
  /** Maximum length of a line in a label, in characters. */
  readonly letters: number;
}
/** The positions of everything in a picture; `boxes` maps node ids to states. */
export interface Layout {
  readonly root: ElkNode;
  readonly boxes: ReadonlyMap<string, AnyStateNode>;
  readonly closed: ReadonlySet<AnyStateNode>;
}

/** Estimates the width of a text in Arial, rather too low. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => {
    if (/[A-ZMWm@]/.test(letter)) return sum + 0.74;
    return sum + (/[iljtfr.,:;'|! [\]()/]/.test(letter) ? 0.34 : 0.57);
  }, 0) * size;

/** Wraps a text at blanks into lines of at most this length. */
const wrapped = (text: string, letters: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < letters) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(lines.length === 0 ? word : `  ${word}`);
  }
  return lines;
};

export const startOf = (node: AnyStateNode): string => `${node.id}:start`;
const awayOf = (node: AnyStateNode): string => `${node.id}:away`;
const isOpen = ({ closed }: View, node: AnyStateNode): boolean => childrenOf(node).length > 0 && !closed.has(node);

/** The lines below a box's name; for a collapsed box, that it has a picture of its own. */
const boxLines = (view: View, node: AnyStateNode): readonly string[] => {
  const lines = view.closed.has(node) ? ['drawn in a picture of its own'] : linesOf(node, view.brief);
  return lines.flatMap((line) => wrapped(line, view.letters));
};

/** With lines this short every pixel counts. */
const TIGHT = 30;
const tight = {
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '6',
};

const boxOf = (view: View, node: AnyStateNode): ElkNode => {
  const lines = boxLines(view, node);
  const width = Math.max(64, widthOf(node.key, FONT.name) * 1.1, ...lines.map((line) => widthOf(line, FONT.line))) + 20;
  const height = 24 + lines.length * FONT.lineHeight + (lines.length > 0 ? 6 : 2);
  const labels = [{ text: node.key }, ...lines.map((text) => ({ text }))];
  if (!isOpen(view, node)) return { id: node.id, width, height, labels };
  const start = node.type === 'compound' ? [{ id: startOf(node), width: 10, height: 10 }] : [];
  return {
    id: node.id,
    labels,
    children: [...start, ...childrenOf(node).map((child) => boxOf(view, child))],
    layoutOptions: {
      ...(view.letters < TIGHT && tight),
      'elk.padding': `[top=${height + 10},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
};

/** The states in a picture, outermost first. */
const shownIn = (view: View, node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(isOpen(view, node) ? childrenOf(node).flatMap((child) => shownIn(view, child)) : []),
];
/** The transitions that leave a box; for a collapsed one, those of all its descendants. */
const leaving = (view: View, node: AnyStateNode): readonly Arrow[] => {
  if (!view.closed.has(node)) return arrowsOf(node);
  const inside = new Set(descendantsOf(node));
  return descendantsOf(node)
    .flatMap(arrowsOf)
    .map((arrow) => ({ ...arrow, to: arrow.to.filter((target) => !inside.has(target)) }));
};

/** Boxes for states outside the picture that are targets of transitions in it. */
type Outside = Map<string, AnyStateNode>;

/** The box that represents a state. */
const placeOf = (shown: ReadonlySet<AnyStateNode>, node: AnyStateNode, outside: Outside): string => {
  for (let one: AnyStateNode | undefined = node; one; one = one.parent) if (shown.has(one)) return one.id;
  outside.set(awayOf(node), node);
  return awayOf(node);
};

/** One edge for each pair of boxes, with all transitions between them. */
const edgesOf =
  (view: View, shown: ReadonlySet<AnyStateNode>, outside: Outside) =>
  (node: AnyStateNode): readonly ElkExtendedEdge[] => {
    const texts = new Map<string, Set<string>>();
    for (const arrow of leaving(view, node))
      for (const target of arrow.to) {
        const place = placeOf(shown, target, outside);
        const known = texts.get(place) ?? new Set();
        texts.set(place, known.add(arrowText(arrow, view.brief)));
      }
    const edges = [...texts].map(([target, labels]) => ({
      id: `${node.id} to ${target}`,
      sources: [node.id],
      targets: [target],
      labels: [...labels].map((text) => labelOf(text, view.letters)),
    }));
    if (node.type !== 'compound' || !isOpen(view, node)) return edges;
    const first = placeOf(shown, node.initial.target[0]!, outside);
    return [{ id: `start of ${node.id}`, sources: [startOf(node)], targets: [first] }, ...edges];
  };

const labelOf = (text: string, letters: number): ElkLabel => {
  const lines = wrapped(text, letters);
  return {
    text: lines.join('\n'),
    width: Math.max(...lines.map((line) => widthOf(line, FONT.line))) + 8,
    height: lines.length * FONT.lineHeight,
  };
};

const awayBox = ([id, node]: readonly [string, AnyStateNode]): ElkNode => {
  const text = `→ ${pathOf(node)}`;
  return { id, width: widthOf(text, FONT.line) + 20, height: 24, labels: [{ text }] };
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

/** Computes the layout of a picture; deterministic. */
export const layoutOf = async (view: View): Promise<Layout> => {
  const nodes = shownIn(view, view.root);
  const outside: Outside = new Map();
  const edges = nodes.flatMap(edgesOf(view, new Set(nodes), outside));
  const root = await new Elk().layout({
    id: 'chart',
    children: [boxOf(view, view.root), ...[...outside].map(awayBox)],
    edges,
    layoutOptions: view.letters < TIGHT ? { ...options, ...tight } : options,
  });
  return { root, boxes: new Map(nodes.map((node) => [node.id, node])), closed: view.closed };
};
