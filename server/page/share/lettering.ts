import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** Advance width and outline of each character, in thousandths of the font size. */
type Outlines = Readonly<Record<string, readonly [advance: number, path: string]>>;
/** The fonts: titles, text beside them, and times. Chinese has one weight for all. */
export type Face = 'strong' | 'text' | 'figures';

const EM = 1000;
const unpacked = promisify(brotliDecompress);

export interface Words {
  readonly face: Face;
  /** In pixels. */
  readonly size: number;
  readonly fill: string;
}

/** Sets text as outlines, so that a picture looks the same on every machine. */
export interface Lettering {
  /** In pixels; null if a character has no outline. */
  readonly widthOf: (text: string, words: Pick<Words, 'face' | 'size'>) => number | null;
  /** One line starting at `x` with its baseline at `y`; empty if the text cannot be drawn completely. */
  readonly line: (text: string, x: number, y: number, words: Words) => string;
}

/** Emojis are dropped: they have no outlines, so the whole text could not be drawn. */
const ornaments = /\p{Extended_Pictographic}|\u200d|\ufe0f/gu;
const tidied = (text: string): readonly string[] => [
  ...text.normalize('NFC').replace(ornaments, '').replace(/\s+/gu, ' ').trim(),
];

/** Whether a text has characters beyond Latin, which need the large set of Chinese outlines. */
const needsHan = (text: string): boolean => /[\u1100-\u1dff\u2e80-\u{10ffff}]/u.test(text);

const read = async (folder: string, name: string): Promise<Outlines> =>
  JSON.parse(String(await unpacked(await readFile(join(folder, `${name}.json.br`))))) as Outlines;

/** Reads outlines from a folder; each set is loaded with the first text that needs it. */
export const openLettering = (folder: string): ((texts: readonly string[]) => Promise<Lettering>) => {
  const sets = new Map<string, Promise<Outlines>>();
  const setOf = (name: string): Promise<Outlines> => {
    const set = sets.get(name) ?? read(folder, name);
    sets.set(name, set);
    return set;
  };
  return async (texts) => {
    const [strong, text, figures] = await Promise.all([setOf('strong'), setOf('text'), setOf('figures')]);
    const faces = { strong, text, figures };
    return letteringOf(faces, texts.some(needsHan) ? await setOf('han') : {});
  };
};

const letteringOf = (faces: Readonly<Record<Face, Outlines>>, han: Outlines): Lettering => {
  const outlineOf = (sign: string, face: Face) => faces[face][sign] ?? han[sign];
  const widthOf: Lettering['widthOf'] = (text, { face, size }) => {
    let width = 0;
    for (const sign of tidied(text)) {
      const outline = outlineOf(sign, face);
      if (!outline) return null;
      width += outline[0];
    }
    return (width * size) / EM;
  };
  return {
    widthOf,
    line: (text, x, y, { face, size, fill }) => {
      if (widthOf(text, { face, size }) === null) return '';
      let at = 0;
      const signs = tidied(text).map((sign) => {
        const [advance, path] = outlineOf(sign, face)!;
        const drawn = path === '' ? '' : `<path transform="translate(${at})" d="${path}"/>`;
        at += advance;
        return drawn;
      });
      return `<g fill="${fill}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size / EM})">${signs.join('')}</g>`;
    },
  };
};
