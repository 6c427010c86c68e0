import { hashOf } from '#domain/match/crest.ts';
import { cuts, drawing, features, grounds, line, shape, skins, smile } from './face.ts';

const hairs = ['#17110d', '#2b1a12', '#3a2416', '#101214'];
const shirts = ['#f1f4ec', '#22342d', '#c9f66b', '#e98a3a', '#b9d3ea'];

/** Keys of the demo commentators with long hair. */
const longHaired = new Set([
  'thuy',
  'nhien',
  'bong',
  'my',
  'utoc',
  'vy',
  'tam',
  'mai',
  'lieu',
  'trang',
  'suong',
  'laca',
  'sao',
  'phe',
]);

const INK = '#0c1210';
const ear = (x: number): string => `<rect x="${x}" y="27" width="6" height="11" rx="3" fill="${INK}"/>`;
const headset = [
  line('M17 31C16 10 48 10 47 31', INK, 3.2),
  ear(14),
  ear(44),
  line('M17 38c1 5 5 7 11 7', INK, 2.2),
  `<rect x="26" y="43" width="6" height="4" rx="2" fill="${INK}"/>`,
].join('');

/** A generated face with a headset; the same key always gives the same face. */
export const commentatorFace = (key: string): string => {
  const h = hashOf(`${key}x`);
  const pick = (from: readonly string[], bits: number): string => from[(h >>> bits) % from.length]!;
  const hair = pick(hairs, 11);
  const bust = { ground: pick(grounds.slice(0, 6), 3), skin: pick(skins.slice(0, 4), 7), shirt: pick(shirts, 15) };
  const long = longHaired.has(key) ? hair : null;
  return drawing({ ...bust, long }, `${features(smile)}${shape(cuts[h % 3]!, hair)}${headset}`);
};
