import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { FONT, type Layout } from './layout.ts';
import { fileOf, type Picture } from './views.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const at = (value: number | undefined): string => String(Math.round((value ?? 0) * 10) / 10);

const style = [
  'svg{background:#fff}',
  '.state{fill:#fff;stroke:#1d3b2c}',
  '.group{fill:#f3f7f2;stroke:#7d9488}',
  '.parallel{stroke-dasharray:5 3}',
  '.away{fill:#fff;stroke:#7d9488;stroke-dasharray:2 3}',
  `.name{font:600 ${FONT.name}px Arial,sans-serif;fill:#0f1f18}`,
  `.line{font:${FONT.line}px Arial,sans-serif;fill:#33463d;white-space:pre}`,
  '.edge{fill:none;stroke:#53665b;marker-end:url(#arrow)}',
  '.back{fill:#f3f7f2;opacity:.9}',
].join('');

/** A picture as SVG; each state has its id in `data-state`. */
export const toSvg = ({ view, layout }: Picture): string => {
  const { width, height, children = [], edges = [] } = layout.root;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${at(width)} ${at(height)}" width="${at(width)}" height="${at(height)}" role="img">`,
    `<title>${escaped(fileOf(view))}</title><style>${style}</style>`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">',
    '<path d="M0 0L8 4L0 8z" fill="#53665b"/></marker></defs>',
    ...children.flatMap((node) => box(node, layout)),
    ...edges.flatMap(line),
    ...edges.flatMap(labels),
    '</svg>',
    '',
  ].join('\n');
};

const box = (node: ElkNode, layout: Layout): readonly string[] => {
  const state = layout.boxes.get(node.id);
  const [x, y] = [node.x ?? 0, node.y ?? 0];
  if (!state) return node.labels ? away(node) : [`<circle cx="${at(x + 5)}" cy="${at(y + 5)}" r="5"/>`];
  const isGroup = node.children !== undefined || layout.closed.has(state);
  const kind = `${isGroup ? 'group' : 'state'}${state.type === 'parallel' ? ' parallel' : ''}`;
  const rect = (inset: number) =>
    `<rect x="${at(x + inset)}" y="${at(y + inset)}" width="${at((node.width ?? 0) - 2 * inset)}" ` +
    `height="${at((node.height ?? 0) - 2 * inset)}" rx="${8 - inset}" class="${kind}"/>`;
  const [name, ...lines] = (node.labels ?? []).map(({ text = '' }) => escaped(text));
  return [
    `<g data-state="${escaped(state.id)}">${rect(0)}${state.type === 'final' ? rect(3) : ''}`,
    `<text x="${at(x + 10)}" y="${at(y + 18)}" class="name">${name}</text>`,
    ...lines.map((text, i) => textAt(x + 10, y + 34 + i * FONT.lineHeight, text)),
    '</g>',
    ...(node.children ?? []).flatMap((child) => box(child, layout)),
  ];
};

/** A state outside the picture. */
const away = ({ x = 0, y = 0, width, height, labels: [label] = [] }: ElkNode): readonly string[] => [
  `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="12" class="away"/>`,
  textAt(x + 10, y + 16, escaped(label?.text ?? '')),
];

const textAt = (x: number, y: number, escapedText: string): string =>
  `<text x="${at(x)}" y="${at(y)}" class="line">${escapedText}</text>`;

const line = ({ sections = [] }: ElkExtendedEdge): readonly string[] =>
  sections.map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint].map((point) => `${at(point.x)} ${at(point.y)}`);
    return `<path d="M${points.join('L')}" class="edge"/>`;
  });

const labels = (edge: ElkExtendedEdge): readonly string[] =>
  (edge.labels ?? []).flatMap(({ x = 0, y = 0, width, height, text = '' }) => [
    `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" class="back"/>`,
    ...text.split('\n').map((part, i) => textAt(x + 4, y + 10.5 + i * FONT.lineHeight, escaped(part))),
  ]);
