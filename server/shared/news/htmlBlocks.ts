import { Parser } from 'htmlparser2';
import type { TextBlock } from '#domain/content/blocks.ts';
import { createBlockWriter, type Style } from './blockWriter.ts';
import { cleanAddress } from './cleanText.ts';

/** A picture as the HTML refers to it, with its size if told. */
export interface NamedPicture {
  readonly kind: 'named';
  readonly address: string;
  readonly alt: string;
  readonly w: number | null;
  readonly h: number | null;
}
type Kind = TextBlock['kind'];

/** Elements whose content is not text for readers. */
const silent = new Set([
  ...[
    'script',
    'style',
    'iframe',
    'frame',
    'frameset',
    'noframes',
    'object',
    'embed',
    'applet',
    'noscript',
    'template',
  ],
  ...['svg', 'math', 'form', 'select', 'option', 'textarea', 'input', 'button', 'title', 'head', 'audio', 'video'],
  ...['canvas', 'map', 'xmp', 'plaintext', 'listing', 'portal', 'dialog'],
]);
/** Block elements. */
const blocks: ReadonlyMap<string, Kind | null> = new Map(
  Object.entries({
    ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading' },
    ...{ blockquote: 'quote', li: 'list', dt: 'list', dd: 'list' },
    ...{
      p: null,
      div: null,
      section: null,
      article: null,
      aside: null,
      header: null,
      footer: null,
      main: null,
      nav: null,
    },
    ...{ ul: null, ol: null, dl: null, table: null, tr: null, pre: null, figure: null, figcaption: null, hr: null },
    ...{ address: null, center: null, body: null, html: null, caption: null, details: null, summary: null },
  } satisfies Record<string, Kind | null>),
);

interface Open {
  readonly name: string;
  readonly kind: Kind;
  readonly style: Style;
  readonly silent: boolean;
}

/**
 * Nobody writes HTML this deep, and closing tags searched among that many open elements would take hours. What came
 * before is used.
 */
const DEEPEST = 200;
class TooDeep extends Error {
  override readonly name = 'TooDeep';
}
const sizeOf = (text: string | undefined): number | null =>
  text !== undefined && /^\s*\d{1,5}(?:px)?\s*$/u.test(text) ? Number.parseInt(text, 10) : null;

/** The parts of a text in HTML, which is parsed and never output again; `base` is the base of its addresses. */
export const htmlPieces = (html: string, base: string): readonly (TextBlock | NamedPicture)[] => {
  const writer = createBlockWriter<NamedPicture>();
  const open: Open[] = [];
  const ground: Open = { name: '', kind: 'paragraph', style: {}, silent: false };
  const current = (): Open => open.at(-1) ?? ground;
  const styleOf = (name: string, attributes: Readonly<Record<string, string>>, style: Style): Style => {
    if (name === 'b' || name === 'strong') return { ...style, bold: true };
    if (name === 'i' || name === 'em' || name === 'cite') return { ...style, italic: true };
    const to = name === 'a' ? cleanAddress(attributes['href'] ?? '', { base }) : null;
    return to === null ? style : { ...style, to };
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const around = current();
        if (open.length >= DEEPEST) throw new TooDeep();
        if (blocks.has(name)) writer.end(around.kind);
        open.push({
          ...{ name, kind: blocks.get(name) ?? around.kind, style: styleOf(name, attributes, around.style) },
          silent: around.silent || silent.has(name) || Object.hasOwn(attributes, 'hidden'),
        });
        if (around.silent) return;
        if (name === 'br') {
          if (around.kind === 'list') writer.text(' ', around.style);
          else writer.end(around.kind);
        }
        if (name === 'td' || name === 'th') writer.text(' ', around.style);
        const address = name === 'img' ? cleanAddress(attributes['src'] ?? '', { base }) : null;
        if (address !== null)
          writer.beside({
            ...{ kind: 'named', address, alt: attributes['alt'] ?? '' },
            ...{ w: sizeOf(attributes['width']), h: sizeOf(attributes['height']) },
          });
      },
      ontext: (text) => {
        const { silent: unheard, style } = current();
        if (!unheard) writer.text(text, style);
      },
      onclosetag: () => {
        const ended = open.pop();
        if (ended && blocks.has(ended.name)) writer.end(ended.kind);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  writer.end('paragraph');
  return writer.written();
};
