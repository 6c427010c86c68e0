import type { ProgrammeForm, TextForm } from '../../shared/tv/tvForm.ts';
import type { Aside } from '../football/parsed.ts';
import { programmeCategory } from './category.ts';
import { readXmltvTime } from './xmltvTime.ts';

export interface XmltvChannel {
  readonly id: string;
  readonly names: readonly string[];
}
/** A programme as told; `stop` is 0 where nobody told an end. */
export interface XmltvProgramme extends ProgrammeForm {
  readonly line: number;
  readonly channel: string;
}
export interface Xmltv {
  readonly channels: readonly XmltvChannel[];
  readonly programmes: readonly XmltvProgramme[];
  readonly aside: readonly Aside[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** Text as it is read: entities resolved, blanks made one. */
const plain = (text: string): string => {
  const open = text.includes('<![CDATA[')
    ? text.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/gu, (_, data: string) => data.replace(/&/gu, '&amp;'))
    : text;
  const decoded = open.includes('&')
    ? open.replace(
        /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/giu,
        (whole, ten?: string, hex?: string, name?: string) => {
          if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
          const code = ten === undefined ? Number.parseInt(hex ?? '', 16) : Number(ten);
          return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : '';
        },
      )
    : open;
  return decoded.replace(/\s+/gu, ' ').trim();
};

const attribute = (name: string): RegExp => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u');
const forms = {
  ...{ id: attribute('id'), start: attribute('start'), stop: attribute('stop'), channel: attribute('channel') },
  ...{ lang: attribute('lang'), system: attribute('system'), src: attribute('src') },
  ...{ width: attribute('width'), height: attribute('height') },
};
const read = (attributes: string, name: keyof typeof forms): string => {
  const found = forms[name].exec(attributes);
  return found ? plain(found[1] ?? found[2] ?? '') : '';
};

const PART = /<(title|sub-title|desc|category|episode-num|icon|display-name)\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1\s*>)/gu;

interface Parts {
  readonly texts: Map<string, Record<string, string>>;
  readonly categories: string[];
  readonly names: string[];
  episode: readonly [number, number] | null;
  img: ProgrammeForm['img'] | null;
}

const episodeIn = (system: string, text: string): readonly [number, number] | null => {
  if (system === 'xmltv_ns') {
    const [season = '', episode = ''] = text.split('.').map((part) => part.split('/')[0]!.trim());
    return /^\d+$/u.test(episode) ? [/^\d+$/u.test(season) ? Number(season) + 1 : 1, Number(episode) + 1] : null;
  }
  const [, season, episode] = /s(\d{1,4})\s*e(\d{1,4})/iu.exec(text) ?? [];
  return episode === undefined ? null : [Number(season), Number(episode)];
};

const language = (lang: string): string => {
  const code = lang.toLowerCase().split(/[-_]/u)[0] ?? '';
  return code === 'zho' || code === 'chi' ? 'zh' : code === 'vie' ? 'vi' : code === 'eng' ? 'en' : code;
};

const MOST = { title: 200, 'sub-title': 200, desc: 2000 } as const;

const partsOf = (body: string): Parts => {
  const parts: Parts = { texts: new Map(), categories: [], names: [], episode: null, img: null };
  for (const [, name = '', attributes = '', inner = ''] of body.matchAll(PART)) {
    if (name === 'icon') {
      const src = read(attributes, 'src');
      if (parts.img || !/^https?:\/\//u.test(src) || !URL.canParse(src)) continue;
      const size = (of: 'width' | 'height', otherwise: number) => {
        const value = Number(read(attributes, of));
        return Number.isInteger(value) && value > 0 ? value : otherwise;
      };
      parts.img = { url: src, w: size('width', 320), h: size('height', 180) };
      continue;
    }
    const text = plain(inner);
    if (text === '') continue;
    if (name === 'category') parts.categories.push(text);
    else if (name === 'display-name') parts.names.push(text);
    else if (name === 'episode-num') parts.episode ??= episodeIn(read(attributes, 'system'), text);
    else {
      const most = MOST[name as keyof typeof MOST];
      const known = parts.texts.get(name) ?? {};
      known[language(read(attributes, 'lang'))] ??= text.slice(0, most);
      parts.texts.set(name, known);
    }
  }
  return parts;
};

/** One text where one was told, else one for each language. */
const textOf = (texts: Record<string, string> | undefined): TextForm | null => {
  const all = Object.entries(texts ?? {});
  if (all.length === 0) return null;
  return all.length === 1 ? all[0]![1] : Object.fromEntries(all);
};

const programmeOf = (attributes: string, body: string, line: number): XmltvProgramme | Aside => {
  const channel = read(attributes, 'channel');
  const start = readXmltvTime(read(attributes, 'start'));
  const told = read(attributes, 'stop');
  const stop = told === '' ? 0 : readXmltvTime(told);
  if (channel === '') return { line, reason: 'is of no channel' };
  if (start === null) return { line, reason: `begins at "${read(attributes, 'start')}", which is no time` };
  if (stop === null) return { line, reason: `ends at "${told}", which is no time` };
  const { texts, categories, episode, img } = partsOf(body);
  const title = textOf(texts.get('title'));
  if (title === null) return { line, reason: 'has no title' };
  const [sub, desc] = [textOf(texts.get('sub-title')), textOf(texts.get('desc'))];
  const cat = programmeCategory(categories);
  return {
    ...{ line, channel, start, stop, title },
    ...(sub !== null && { sub }),
    ...(desc !== null && { desc }),
    ...(cat && { cat }),
    ...(img && { img }),
    ...(episode && { ep: episode }),
  };
};

/** Whether a text is a guide. */
export const isXmltv = (text: string): boolean => /<tv[\s>]/u.test(text.slice(0, 4096));

const OPENING = /<!--|<(channel|programme)(?=[\s/>])/gu;
const MOST_CHARACTERS = 65_536;

/** A channel or programme as it stands in a text. */
interface Piece {
  readonly at: number;
  readonly name: 'channel' | 'programme';
  readonly attributes: string;
  readonly body: string;
}

/** Reads a text once from its start to its end, however broken it is: what has no end is answered with a reason. */
function* piecesOf(text: string): Generator<Piece | { readonly at: number; readonly reason: string }> {
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(text); found; found = OPENING.exec(text)) {
    const at = found.index;
    if (found[1] === undefined) {
      const end = text.indexOf('-->', at);
      if (end === -1) return;
      OPENING.lastIndex = end + 3;
      continue;
    }
    const name = found[1] === 'channel' ? 'channel' : 'programme';
    const head = text.indexOf('>', at);
    if (head === -1) return yield { at, reason: 'is cut off: it has no end' };
    OPENING.lastIndex = head;
    if (text[head - 1] === '/') {
      yield { at, name, attributes: text.slice(at + name.length + 1, head - 1), body: '' };
      continue;
    }
    // Looked for before the next one begins only: else a text without ends would be read again and again.
    const next = OPENING.exec(text)?.index ?? text.length;
    const body = text.slice(head + 1, next);
    const close = body.indexOf(`</${name}`);
    OPENING.lastIndex = next;
    if (close === -1)
      yield { at, reason: next === text.length ? 'is cut off: it has no end' : 'has no end before the next begins' };
    else if (close > MOST_CHARACTERS) yield { at, reason: 'is longer than anything that is true' };
    else yield { at, name, attributes: text.slice(at + name.length + 1, head), body: body.slice(0, close) };
  }
}

/** Tells lines of places that are asked for from the start on. */
const lineCounter = (text: string) => {
  let [line, counted] = [1, 0];
  return (at: number): number => {
    for (let end = text.indexOf('\n', counted); end !== -1 && end < at; end = text.indexOf('\n', counted)) {
      line += 1;
      counted = end + 1;
    }
    return line;
  };
};

/** Reads a guide; what is no programme is put aside with its line and the reason, and the rest is read on. */
export const readXmltv = (text: string): Xmltv => {
  const channels: XmltvChannel[] = [];
  const programmes: XmltvProgramme[] = [];
  const aside: Aside[] = [];
  const lineAt = lineCounter(text);
  for (const piece of piecesOf(text)) {
    const line = lineAt(piece.at);
    if ('reason' in piece) aside.push({ line, reason: piece.reason });
    else if (piece.name === 'channel') {
      const id = read(piece.attributes, 'id');
      if (id === '') aside.push({ line, reason: 'is a channel without an id' });
      else channels.push({ id, names: partsOf(piece.body).names });
    } else {
      const one = programmeOf(piece.attributes, piece.body, line);
      if ('reason' in one) aside.push(one);
      else programmes.push(one);
    }
  }
  return { channels, programmes, aside };
};
