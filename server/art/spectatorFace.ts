import { cuts, drawing, features, grounds, line, shape, skins, smile } from './face.ts';

const hairs = ['#17110d', '#2b1a12', '#4a2e1c', '#101214', '#6b4a2a', '#c9c4b8'] as const;
const shirts = ['#f1f4ec', '#22342d', '#c9f66b', '#e98a3a', '#b9d3ea', '#d3241f', '#f5bd4a'] as const;
const dyes = { red: '#d3241f', lime: '#c9f66b', blue: '#35568a', gold: '#f5bd4a', cream: '#f1f4ec' } as const;
const INK = '#0c1210';

/** A spectator's hat or accessory, drawn over the hair; `hides` says that no hair shows on top. */
interface Wear {
  readonly hides: boolean;
  readonly draw: (dye: string) => string;
}

const cap: Wear = {
  hides: true,
  draw: (dye) =>
    shape('M18 25.500C17 8 47 8 46 25.500Z', dye) +
    line('M32 12.500v9', '#00000030', 1.2) +
    `<circle cx="32" cy="12.300" r="1.500" fill="#00000040"/>` +
    shape(
      'M15.500 26.500c5-5.500 28-5.500 33 0 .8 1-.2 2.300-1.500 1.900-9-2.700-21-2.700-30 0-1.300.4-2.300-.9-1.500-1.900Z',
      dye,
    ) +
    line('M18 25.200c8-2.700 20-2.700 28 0', '#00000038', 1.3),
};
const beanie: Wear = {
  hides: true,
  draw: (dye) =>
    `<circle cx="32" cy="9" r="4.500" fill="#f1f4ec"/>` +
    shape('M18 24C17 7 47 7 46 24Z', dye) +
    shape('M17 21.500c9-3 21-3 30 0v5c-9-3-21-3-30 0Z', '#f1f4ec') +
    line('M22 20.800v4.600M27 19.900v4.600M32 19.600v4.600M37 19.900v4.600M42 20.800v4.600', '#00000026', 1.4),
};
const leafHat: Wear = {
  hides: true,
  draw: () =>
    line('M20.500 25c0 12 4 19 11.500 22 7.500-3 11.500-10 11.500-22', '#7a3148', 1.6) +
    shape('M6.500 24.500C14 15 24 6.500 32 4c8 2.500 18 11 25.500 20.500-11 4.500-40 4.500-51 0Z', '#e8cf93') +
    line('M10.500 22.600c10 3 33 3 43 0M17 16.600c7 2 23 2 30 0M25 9.600c4 1 10 1 14 0', '#a8874666', 1.1),
};
const headband: Wear = {
  hides: false,
  draw: (dye) =>
    shape('M18.600 22.500c8-3.500 18.800-3.500 26.800 0l.2 4.200c-8.500-3.200-18.700-3.200-27.200 0Z', dye) +
    shape('M32 19.700l1 2 2.200.3-1.600 1.500.4 2.200-2-1-2 1 .4-2.200-1.600-1.500 2.200-.3Z', '#f1f4ec'),
};
const scarf: Wear = {
  hides: false,
  draw: (dye) =>
    shape('M17 49c8 6 22 6 30 0l2.500 7.500c-9.500 6-25.500 6-35 0Z', dye) +
    line('M23.500 52.500v6.500M32 53.800v7M40.500 52.500v6.500', '#f1f4ecc8', 3),
};
const glasses: Wear = {
  hides: false,
  draw: () =>
    `<g fill="none" stroke="${INK}" stroke-width="1.600"><circle cx="26.300" cy="30.500" r="4.300"/><circle cx="37.700" cy="30.500" r="4.300"/><path d="M30.600 30.300q1.400-1 2.800 0"/></g>`,
};
const shades: Wear = {
  hides: false,
  draw: () =>
    shape('M21 27.500h10.200l-.6 4.500c-.5 3-7.600 3-8.600 0ZM32.800 27.500H43l-1 4.500c-1 3-8.100 3-8.600 0Z', INK) +
    line('M19.600 28h24.800', INK, 1.8),
};
const paint: Wear = {
  hides: false,
  draw: (dye) => line('M21.500 34.500h4.500M38 34.500h4.500', dye, 1.9) + line('M22 37h4M38 37h4', '#f1f4ec', 1.9),
};

const mouths = [
  smile,
  `<path d="M28 36.500h8c0 5-8 5-8 0Z" fill="#7a2c22"/>`,
  line('M29 37.800h6', '#5c2f22', 1.5),
  line('M28 37q4.500 2.800 8-.6', '#5c2f22', 1.5),
] as const;
const beard =
  'M19.800 32c.4 10.500 5 14.500 12.200 14.500S43.800 42.500 44.200 32c-2.700 3.400-6.700 4-12.200 4s-9.500-.6-12.200-4Z';
const bun = (hair: string): string => `<circle cx="32" cy="11" r="6.500" fill="${hair}"/>`;
const tails = (hair: string): string =>
  shape('M17 27c-7 1-9 10-7 19 5-1 8-6 8-12ZM47 27c7 1 9 10 7 19-5-1-8-6-8-12Z', hair);

type Style = 'short' | 'long' | 'bun' | 'tails' | 'beard';
type Row = readonly [
  ground: number,
  skin: number,
  hair: number,
  cut: number,
  shirt: number,
  style: Style,
  mouth: number,
  wear: Wear,
  dye: keyof typeof dyes,
];

/** The parts of each spectator's face; generated, not of real people. */
const rows: readonly Row[] = [
  [0, 0, 0, 0, 1, 'beard', 0, cap, 'red'],
  [1, 2, 5, 1, 4, 'bun', 0, scarf, 'red'],
  [2, 4, 0, 2, 0, 'short', 1, glasses, 'blue'],
  [3, 1, 1, 3, 3, 'long', 0, leafHat, 'gold'],
  [4, 3, 2, 0, 6, 'long', 1, cap, 'lime'],
  [5, 0, 0, 2, 2, 'beard', 3, headband, 'red'],
  [6, 2, 3, 3, 5, 'short', 0, glasses, 'red'],
  [7, 4, 0, 1, 2, 'tails', 1, paint, 'gold'],
  [0, 3, 4, 0, 3, 'short', 2, shades, 'blue'],
  [1, 3, 4, 1, 0, 'short', 0, scarf, 'blue'],
  [2, 0, 0, 2, 3, 'long', 0, glasses, 'red'],
  [3, 2, 5, 0, 6, 'beard', 0, leafHat, 'gold'],
  [4, 4, 0, 0, 2, 'short', 1, cap, 'gold'],
  [5, 1, 1, 2, 5, 'bun', 0, scarf, 'gold'],
  [6, 3, 0, 1, 1, 'short', 3, glasses, 'red'],
  [7, 0, 5, 3, 4, 'beard', 0, beanie, 'blue'],
  [0, 2, 2, 0, 0, 'long', 1, headband, 'gold'],
  [1, 4, 0, 1, 3, 'short', 0, paint, 'lime'],
  [2, 1, 3, 3, 6, 'tails', 0, cap, 'red'],
  [3, 3, 2, 2, 2, 'long', 3, beanie, 'red'],
  [4, 0, 1, 2, 5, 'beard', 1, shades, 'red'],
  [5, 2, 0, 3, 1, 'short', 0, scarf, 'lime'],
  [6, 4, 5, 1, 4, 'long', 0, glasses, 'blue'],
  [7, 1, 0, 0, 0, 'short', 1, beanie, 'gold'],
];

/** The face with a number, from 1; null for any other number. */
export const spectatorFace = (number: number): string | null => {
  const row = rows[number - 1];
  if (!row) return null;
  const [ground, skin, hairIndex, cut, shirt, style, mouth, wear, dye] = row;
  const hair = hairs[hairIndex]!;
  const bust = { ground: grounds[ground]!, skin: skins[skin]!, shirt: shirts[shirt]! };
  const ears =
    style === 'long'
      ? ''
      : `<path d="M18.200 28.500c-3 0-3 7 1.600 6.500ZM45.800 28.500c3 0 3 7-1.600 6.500Z" fill="${bust.skin}"/>`;
  const behind = style === 'bun' && !wear.hides ? bun(hair) : style === 'tails' ? tails(hair) : '';
  const on = [
    ears,
    style === 'beard' ? shape(beard, hair) : '',
    features(style === 'beard' ? line('M29 38.800q3 1.800 6 0', '#f1e4d8', 1.5) : mouths[mouth]!),
    wear.hides ? '' : shape(cuts[cut]!, hair),
    wear.draw(dyes[dye]),
  ];
  return drawing({ ...bust, long: style === 'long' ? hair : null }, on.join(''), behind);
};
