import { musicPalettes, musicPictureShapes, type MusicArt } from '#domain/music/musicArt.ts';

const n = (value: number): string => String(Math.round(value * 10) / 10);
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
const box = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<path d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z" fill="${fill}"/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round"/>`;
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const times = (count: number, of: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => of(i)).join('');
const grooves = (x: number, y: number, from: number, to: number, colour: string, step = 4): string =>
  `<g fill="none" stroke="${colour}" stroke-width=".8" opacity=".55">${times(
    Math.max(0, Math.ceil((to - from) / step)),
    (i) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(from + i * step)}"/>`,
  )}</g>`;
/** A part of a drawing that ends at a box. */
const within = (id: string, x: number, y: number, w: number, h: number, drawing: string): string =>
  `<clipPath id="${id}"><path d="M${x} ${y}h${w}v${h}h-${w}z"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;

type Composition = (ground: string, b: string, c: string, seed: number) => string;
/** Numbers from 0 to 1 that depend on the seed alone. */
const sown = (seed: number, i: number): number => {
  const mixed = Math.imul(seed * 97 + i * 131 + 7, 2_654_435_761) >>> 0;
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
};

const compositions: readonly Composition[] = [
  (a, b, c) =>
    disc(100, 108, 78, b) +
    grooves(100, 108, 34, 76, a) +
    disc(100, 108, 28, c) +
    disc(100, 108, 4, a) +
    box(16, 14, 46, 7, c) +
    box(16, 25, 26, 7, b),
  (a, b, c, seed) =>
    times(4, (i) => {
      const [x, y] = [(i % 2) * 100, (i >> 1) * 100];
      const corner = Math.floor(sown(seed, i) * 4);
      const [cx, cy] = [x + (corner === 1 || corner === 2 ? 100 : 0), y + (corner > 1 ? 100 : 0)];
      const [under, over] = i === 1 || i === 2 ? [c, a] : [a, c];
      return within(
        `q${i}`,
        x,
        y,
        100,
        100,
        box(x, y, 100, 100, under) + disc(cx, cy, 92, b) + grooves(cx, cy, 40, 90, under, 5) + disc(cx, cy, 30, over),
      );
    }),
  (a, b, c) =>
    times(7, (i) => disc(200, 200, 190 - i * 26, i % 2 === 1 ? a : i % 4 === 0 ? b : c)) +
    disc(46, 48, 22, b) +
    disc(46, 48, 4, a),
  (a, b, c) =>
    within('t', 0, 0, 200, 100, disc(84, 100, 76, b) + grooves(84, 100, 30, 74, a) + disc(84, 100, 26, c)) +
    within('u', 0, 100, 200, 100, disc(118, 100, 76, c) + grooves(118, 100, 30, 74, a) + disc(118, 100, 26, b)) +
    box(0, 99, 200, 2, a),
  (a, b, c, seed) =>
    times(48, (i) => {
      const angle = (i / 48) * 2 * Math.PI;
      const far = 50 + (Math.sin(i * 0.9) + 1) * 15 + sown(seed, i) * 18;
      const at = (r: number) => `${n(100 + Math.cos(angle) * r)} ${n(100 + Math.sin(angle) * r)}`;
      return line(`M${at(40)}L${at(far)}`, i % 4 === 0 ? c : b, 3.4);
    }) +
    disc(100, 100, 30, c) +
    disc(100, 100, 4, a),
  (a, b, c) =>
    times(9, (i) => {
      const [x, y] = [40 + (i % 3) * 60, 40 + Math.floor(i / 3) * 60];
      if (i === 4) return disc(x, y, 24, b) + disc(x, y, 8, a);
      const bow = 20 + i * 6;
      return (
        disc(x, y, 24, i % 2 === 1 ? c : b) +
        shape(`M${x} ${y - 24}a24 24 0 0 ${i % 2} 0 48a${bow} ${bow} 0 0 ${i > 4 ? 0 : 1} 0-48Z`, a)
      );
    }),
  (a, b, c) =>
    disc(200, 100, 130, b) +
    grooves(200, 100, 50, 128, a, 5) +
    disc(200, 100, 44, c) +
    disc(200, 100, 6, a) +
    line('M20 180L96 104', c, 6) +
    disc(20, 180, 13, c) +
    box(88, 92, 20, 14, c),
  (a, b, c) =>
    times(6, (i) => box(0, 118 + i * 14, 200, 4 + i * 1.6, i % 2 === 1 ? b : c)) +
    disc(100, 100, 58, b) +
    grooves(100, 100, 26, 56, a) +
    disc(100, 100, 20, c) +
    disc(100, 100, 3, a) +
    times(6, (i) => box(40 + i * 2, 122 + i * 14, 120 - i * 4, 3 + i, a)),
];

const hair = [
  'M62 84C58 34 142 34 138 84C132 66 120 58 100 58S68 66 62 84Z',
  'M56 118C50 30 150 30 144 118C140 96 134 70 100 64 66 70 60 96 56 118Z',
  'M60 82C56 40 90 30 112 36c22 2 32 22 26 46-6-14-18-18-34-18-20 0-34 2-44 18Z',
  'M70 60C64 30 136 30 130 60c-10-10-50-10-60 0Z',
] as const;
const DARK = '#15181c';

/** Head and shoulders cut from discs, before grooves. */
const artist = (form: number, [a, b, c]: readonly [string, string, string]): string => {
  const isDark = c === '#101c18' || c === '#191d2b';
  const glasses = line('M74 94h22m8 0h22', DARK, 3.4) + disc(85, 95, 9, DARK) + disc(115, 95, 9, DARK);
  return (
    grooves(100, 100, 50, 140, b, 6) +
    disc(100, 214, 82, b) +
    box(86, 112, 28, 40, c) +
    disc(100, 92, 37, isDark ? b : c) +
    shape(hair[form % hair.length]!, a === '#1b1f24' ? '#40484f' : isDark ? DARK : '#2a2430') +
    (Math.floor(form / hair.length) % 2 === 1 ? glasses : '')
  );
};

/** A third of a disc at the corner; the rest of the ground is for the name. */
const mood = ([a, b, c]: readonly [string, string, string]): string =>
  disc(312, 232, 168, b) + grooves(312, 232, 66, 166, a, 6) + disc(312, 232, 58, c) + disc(312, 232, 10, a);

/** Discs, grooves and labels in three colours; an artist is cut from discs. No letters stand on them. */
export const musicPictureSvg = (art: MusicArt): string => {
  const colours = musicPalettes[art.palette]!;
  const [a, b, c] = colours;
  const [width, height] = musicPictureShapes[art.shape];
  const drawing =
    art.shape === 'cover'
      ? compositions[art.form]!(a, b, c, art.form * 10 + art.palette)
      : art.shape === 'artist'
        ? artist(art.form, colours)
        : mood(colours);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${box(0, 0, width, height, a)}${drawing}</svg>`;
};
