import { fromMarkdown } from 'mdast-util-from-markdown';
import type { TextBlock } from '#domain/content/blocks.ts';
import { createBlockWriter, type Style } from '../../shared/news/blockWriter.ts';
import { cleanAddress } from '../../shared/news/cleanText.ts';

/** What Markdown names and an import looks for: a picture, or what a fenced block of that name stands for. */
export type Named =
  | {
      readonly kind: 'file';
      readonly address: string;
      readonly alt: string;
      readonly caption: string;
      readonly line: number;
    }
  | {
      readonly kind: 'named';
      readonly what: (typeof namedKinds)[number];
      readonly words: readonly string[];
      readonly line: number;
    };
export type Piece = TextBlock | Named;

export const namedKinds = ['match', 'odds', 'tip', 'room', 'table'] as const;
const namedKind = (name: string | null | undefined) => namedKinds.find((kind) => kind === name);

type Tree = ReturnType<typeof fromMarkdown>;
type Node = Tree | Tree['children'][number];
type Kind = TextBlock['kind'];

const DEEPEST = 40;
/** What stands between the tags of these is no text for readers. */
const SILENT = /^<(\/?)(script|style|iframe|object|embed|noscript|template|svg|math|form|select|textarea|title)\b/iu;

interface Definition {
  readonly url: string;
  readonly title?: string | null | undefined;
}

const definitionsIn = ({ children }: Tree): ReadonlyMap<string, Definition> => {
  const found = new Map<string, Definition>();
  for (const node of children)
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
  return found;
};

/** The parts of a text in Markdown; HTML falls away, and so do addresses that lead nowhere safe. */
export const markdownPieces = (text: string, host: string | null = null): readonly Piece[] => {
  const tree = fromMarkdown(text);
  const definitions = definitionsIn(tree);
  const writer = createBlockWriter<Named>();
  let silent: string | null = null;
  const lineOf = (node: Node): number => node.position?.start.line ?? 1;

  const picture = (node: Node, { url, title }: Definition, alt: string | null | undefined): void =>
    writer.beside({ kind: 'file', address: url, alt: alt ?? '', caption: title ?? '', line: lineOf(node) });
  const linked = (style: Style, url: string | undefined): Style => {
    const to = url === undefined ? null : cleanAddress(url, { host });
    return to === null ? style : { ...style, to };
  };
  const fenced = (node: Extract<Node, { type: 'code' }>, kind: Kind): void => {
    const what = namedKind(node.lang);
    if (what === undefined) {
      for (const line of node.value.split('\n')) {
        writer.text(line, {});
        writer.end(kind);
      }
      return;
    }
    const words = node.value.split(/\s+/u).filter((word) => word !== '');
    writer.beside({ kind: 'named', what, words, line: lineOf(node) + 1 });
    writer.end(kind);
  };

  const walk = (node: Node, kind: Kind, style: Style, depth: number): void => {
    if (depth > DEEPEST) return;
    const inside = (of: { readonly children: readonly Node[] }, own: Kind = kind, how: Style = style) =>
      of.children.forEach((child) => walk(child, own, how, depth + 1));
    switch (node.type) {
      case 'root':
        return inside(node);
      case 'blockquote':
        return inside(node, 'quote');
      case 'list':
        return inside(node, 'list');
      case 'listItem':
        return inside(node, 'list');
      case 'heading':
        silent = null;
        inside(node);
        return writer.end('heading');
      case 'paragraph':
        silent = null;
        inside(node);
        return writer.end(kind);
      case 'code':
        return fenced(node, kind);
      case 'html': {
        const [, closes, name] = SILENT.exec(node.value) ?? [];
        if (name === undefined) return;
        const word = name.toLowerCase();
        if (closes === '') silent ??= node.value.toLowerCase().includes(`</${word}`) ? null : word;
        else if (silent === word) silent = null;
        return;
      }
      case 'text':
      case 'inlineCode':
        if (silent === null) writer.text(node.value, style);
        return;
      case 'break':
        if (kind === 'list') return writer.text(' ', style);
        return writer.end(kind);
      case 'strong':
        return inside(node, kind, { ...style, bold: true });
      case 'emphasis':
        return inside(node, kind, { ...style, italic: true });
      case 'link':
        return inside(node, kind, linked(style, node.url));
      case 'linkReference':
        return inside(node, kind, linked(style, definitions.get(node.identifier)?.url));
      case 'image':
        return picture(node, node, node.alt);
      case 'imageReference': {
        const definition = definitions.get(node.identifier);
        if (definition) picture(node, definition, node.alt);
        return;
      }
      default:
    }
  };
  walk(tree, 'paragraph', {}, 0);
  return writer.written();
};
