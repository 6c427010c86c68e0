import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'opentype.js/dist/opentype.mjs';
import subsetFont from 'subset-font';

/**
 * Converts fonts of the project to the outlines for share pictures (fonts/*.json.br), so that the origin needs no font
 * library and pictures do not depend on a machine's fonts. Run by hand when a font or its characters change.
 */
const target = 'fonts';
/** Units per em in the outlines. */
const EM = 1000;

const between = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** Latin with the diacritics of Vietnamese and other European languages, and punctuation. */
const latin = [between(0x20, 0x7e), between(0xa0, 0x24f), between(0x1e00, 0x1eff), '–—‘’“”…•·×→₫€'].join('');

/** The 5401 frequently used characters (Big5, level 1), and their punctuation. */
const taught = (): string => {
  const big5 = new TextDecoder('big5');
  const trails = [...Array(0x3f).keys()].map((i) => 0x40 + i).concat([...Array(0x5e).keys()].map((i) => 0xa1 + i));
  const leads = [...Array(0xc7 - 0xa1).keys()].map((i) => 0xa1 + i);
  const all = leads.flatMap((lead) => trails.map((trail) => big5.decode(Uint8Array.of(lead, trail))));
  return all.filter((sign) => [...sign].length === 1 && sign !== '\ufffd').join('');
};

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** Further characters that the Chinese words and the demo use. */
const said = (): string =>
  [...filesBelow('locales/zh'), ...filesBelow('server/demo/content')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
    .replace(/[^\p{Script=Han}]/gu, '');

/** The code points in a unicode-range of a font: "U+4e00-4e03,U+4e07". */
const isIn = (ranges: string) => {
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (sign: string): boolean => {
    const point = sign.codePointAt(0)!;
    return pairs.some(([from, to]) => from <= point && point <= to);
  };
};

interface Outline {
  readonly advance: number;
  readonly path: string;
}

/** The outlines of those characters that a font file has. */
const outlinesIn = async (file: string, signs: readonly string[], weight: number | null) => {
  const subset = await subsetFont(readFileSync(file), signs.join(''), {
    targetFormat: 'sfnt',
    ...(weight !== null && { variationAxes: { wght: weight } }),
  });
  const font = parse(new Uint8Array(subset).buffer);
  const scale = EM / font.unitsPerEm;
  return signs.flatMap((sign): readonly (readonly [string, Outline])[] => {
    const glyph = font.charToGlyph(sign);
    if (glyph.index === 0) return [];
    const path = glyph.getPath(0, 0, EM).toPathData(0);
    return [[sign, { advance: Math.round(glyph.advanceWidth * scale), path }]];
  });
};

interface Piece {
  readonly file: string;
  readonly has: (sign: string) => boolean;
}

/** If several font files have a character, the first one's is used. */
const write = async (name: string, pieces: readonly Piece[], text: string, weight: number | null): Promise<void> => {
  const found = new Map<string, Outline>();
  for (const { file, has } of pieces) {
    const signs = [...new Set(text)].filter((sign) => has(sign) && !found.has(sign));
    if (signs.length > 0) for (const [sign, outline] of await outlinesIn(file, signs, weight)) found.set(sign, outline);
  }
  const table = Object.fromEntries([...found].map(([sign, { advance, path }]) => [sign, [advance, path]]));
  const bytes = brotliCompressSync(JSON.stringify(table), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  writeFileSync(join(target, `${name}.json.br`), bytes);
  console.log(`${target}/${name}.json.br: ${found.size} signs, ${bytes.length} bytes`);
};

const packages = 'node_modules/@fontsource';
const always = () => true;
const jakarta = ['latin', 'latin-ext', 'vietnamese'].map((set): Piece => ({
  file: `${packages}-variable/plus-jakarta-sans/files/plus-jakarta-sans-${set}-wght-normal.woff2`,
  has: always,
}));
const ranges = JSON.parse(readFileSync(`${packages}-variable/noto-sans-tc/unicode.json`, 'utf8')) as Record<
  string,
  string
>;
const noto = Object.entries(ranges).map(([set, range]): Piece => ({
  file: `${packages}-variable/noto-sans-tc/files/noto-sans-tc-${set.replace(/[[\]]/g, '')}-wght-normal.woff2`,
  has: isIn(range),
}));
const sofia = `${packages}/sofia-sans-extra-condensed`;
const figures: Piece = { file: `${sofia}/files/sofia-sans-extra-condensed-latin-800-normal.woff2`, has: always };

mkdirSync(target, { recursive: true });
await write('strong', jakarta, latin, 800);
await write('text', jakarta, latin, 600);
await write('figures', [figures], "0123456789: '+-–./", null);
await write('han', noto, taught() + said(), 700);
copyFileSync(`${packages}-variable/plus-jakarta-sans/LICENSE`, `${target}/LICENSE-PlusJakartaSans.txt`);
copyFileSync(`${packages}-variable/noto-sans-tc/LICENSE`, `${target}/LICENSE-NotoSansTC.txt`);
copyFileSync(`${sofia}/LICENSE`, `${target}/LICENSE-SofiaSansExtraCondensed.txt`);
