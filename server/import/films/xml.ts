/** An element of a small XML file. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** All text within, without that of its children. */
  readonly text: string;
}

/** Why a text is no XML, by its line from 1. */
export class XmlFault extends Error {
  override readonly name = 'XmlFault';
  readonly line: number;
  constructor(text: string, at: number, reason: string) {
    super(reason);
    this.line = text.slice(0, at).split('\n').length;
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** The five that XML knows, and numbers; a file cannot declare others. */
const plain = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/giu, (whole, ten?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = ten === undefined ? Number.parseInt(hex ?? '', 16) : Number(ten);
    return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : '';
  });

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/gu;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

const DEEPEST = 32;

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Reads the first element of a text; what stands behind it, as links in files of Kodi, is left. Throws `XmlFault`. */
export const readXml = (text: string): Element => {
  const open: Open[] = [];
  let last = 0;
  for (const token of text.matchAll(TOKEN)) {
    const between = text.slice(last, token.index);
    const current = open.at(-1);
    if (between.includes('<'))
      throw new XmlFault(text, last + between.indexOf('<'), 'has a "<" that begins no element');
    if (current) current.text += plain(between);
    last = token.index + token[0].length;
    const [, data, closed, opened, attributes = '', empty] = token;
    if (data !== undefined && current) current.text += data;
    if (opened !== undefined) {
      if (open.length >= DEEPEST) throw new XmlFault(text, token.index, `is nested deeper than ${DEEPEST}`);
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
        ([, name = '', a, b]) => [name, plain(a ?? b ?? '')] as const,
      );
      open.push({ name: opened, attributes: Object.fromEntries(pairs), children: [], text: '' });
    }
    if (closed !== undefined && current?.name !== closed)
      throw new XmlFault(text, token.index, `closes ${closed}, which is not open`);
    if (closed === undefined && empty !== '/') continue;
    const done = open.pop();
    if (!done) continue;
    const parent = open.at(-1);
    if (!parent) return done;
    parent.children.push(done);
  }
  throw new XmlFault(text, text.length, open.length > 0 ? `ends within ${open.at(-1)?.name}` : 'has no element');
};

/** The text of the first child of a name; empty if there is none. */
export const textOf = ({ children }: Element, name: string): string =>
  children.find((child) => child.name === name)?.text.trim() ?? '';
/** The texts of all children of a name that have some. */
export const textsOf = ({ children }: Element, name: string): readonly string[] =>
  children.filter((child) => child.name === name).flatMap(({ text }) => text.trim() || []);
