import { person, type Stance } from './people.ts';
import { all, bow, disc, type Dot, ease, line, placedOn, type Press, ridge, shape, tint } from './press.ts';
import { lamp, water } from './props.ts';

export const VY = { top: 'bright', dress: true, hat: 'bun' } as const;
export const FERRYMAN = { top: 'dark', dress: true, hat: 'cone' } as const;
const PASSENGERS = [
  { top: 'paper', hat: 'bun', dress: true },
  { top: 'dark', hat: 'cap' },
  { top: 'bright', hat: 'hair' },
  { top: 'paper', hat: 'cone' },
] as const;

/** The river at night, or towards dawn (`day` 0 to 1). `speed` is how fast it runs. */
export const nightRiver = (p: Press, t: number, speed: number, day = 0) => {
  tint(p.dark, 0.86 - 0.6 * day, () => all(p.dark));
  if (day < 0.5)
    p.bare((c) => {
      for (let k = 0; k < 40; k++) disc(c, (k * 197) % 960, (k * 71) % 210, 0.8 + (k % 3) * 0.6);
    });
  if (day > 0) tint(p.bright, day, () => disc(p.bright, 700, 300 - 70 * day, 90));
  tint(p.dark, 0.5, () => ridge(p.dark, 262, 26, 21));
  p.bare((c) => c.fillRect(0, 300, 960, 240));
  tint(p.dark, 0.66 - 0.4 * day, () => p.dark.fillRect(0, 300, 960, 240));
  tint(p.bright, 0.12 + 0.2 * day, () => p.bright.fillRect(0, 300, 960, 240));
  if (speed > 0) water(p, 306, t, speed);
};

/** The last lamp on its post at the left, `lit` 0 to 1. */
export const station = (p: Press, lit: number, t: number) => {
  p.bare((c) => shape(c, [0, 540], [0, 400], [250, 420], [290, 470], [250, 540]));
  tint(p.dark, 0.8, () => shape(p.dark, [0, 540], [0, 400], [250, 420], [290, 470], [250, 540]));
  p.bare((c) => shape(c, [20, 410], [20, 310], [120, 310], [120, 410]));
  tint(p.dark, 0.55, () => shape(p.dark, [20, 410], [20, 310], [120, 310], [120, 410]));
  shape(p.dark, [8, 312], [70, 268], [132, 312]);
  p.bare((c) => c.fillRect(50, 336, 34, 30));
  if (lit > 0) tint(p.bright, lit * 0.8, () => p.bright.fillRect(50, 336, 34, 30));
  p.bare((c) => line(c, 9, [226, 420], [226, 210]));
  line(p.dark, 6, [226, 420], [226, 210], [250, 196]);
  if (lit > 0) {
    p.bare((c) => shape(c, [252, 226], [620, 470], [300, 520]));
    tint(p.bright, 0.28 * lit, () => shape(p.bright, [252, 226], [620, 470], [300, 520]));
    tint(p.dark, 0.66 * (1 - lit), () => shape(p.dark, [252, 226], [620, 470], [300, 520]));
  }
  lamp(p, [252, 222], 1, lit, t);
};

/** The ferry without a number; the dot is the middle of its water line. */
export const ferry = (p: Press, at: Dot, size: number, t: number, wave = 0) => {
  placedOn(p, at, size, 0.008 * Math.sin(t * 1.6), ({ dark, bright, bare }) => {
    bare((c) => shape(c, [-170, -34], [170, -34], [140, 10], [-140, 10]));
    tint(dark, 0.9, () => shape(dark, [-170, -34], [170, -34], [140, 10], [-140, 10]));
    bare((c) => c.fillRect(-120, -96, 240, 12));
    dark.fillRect(-130, -100, 260, 12);
    for (const x of [-116, -40, 40, 116]) line(dark, 5, [x, -34], [x, -92]);
    bare((c) => disc(c, 0, -116, 15));
    tint(bright, 0.9, () => disc(bright, 0, -116, 15));
    bow(dark, 2, [-150, -22], [0, -8], [150, -22]);
  });
  for (let k = 0; k < 6; k++)
    person(p, [at[0] + (-95 + k * 36) * size, at[1] - 34 * size], 0.52 * size, {
      wears: PASSENGERS[k % 4]!,
      facing: -1,
      reach: 0.2 + wave * (2.4 + 0.4 * Math.sin(t * 5 + k)),
    });
  person(p, [at[0] + 140 * size, at[1] - 34 * size], 0.62 * size, { wears: FERRYMAN, facing: -1, reach: 1.2 });
  line(p.dark, 4 * size, [at[0] + 118 * size, at[1] - 70 * size], [at[0] + 170 * size, at[1] + 40 * size]);
};

export const vy = (p: Press, at: Dot, size: number, stance: Stance = {}) =>
  person(p, at, size, { wears: VY, ...stance });

/** The book of the station, open, close to. */
export const book = (p: Press, lines: readonly string[], t: number) => {
  tint(p.dark, 0.9, () => all(p.dark));
  p.bare((c) => shape(c, [150, 110], [480, 130], [810, 110], [830, 470], [480, 492], [130, 470]));
  tint(p.bright, 0.16, () => shape(p.bright, [150, 110], [480, 130], [810, 110], [830, 470], [480, 492], [130, 470]));
  line(p.dark, 4, [480, 130], [480, 492]);
  lines.forEach((words, k) => {
    const shown = ease(t, 0.8 + k * 1.2, 1.6 + k * 1.2);
    tint(p.dark, shown, () => {
      p.dark.textAlign = 'left';
      p.dark.font = 'italic 600 27px "Plus Jakarta Sans"';
      p.dark.fillText(words, 520, 200 + k * 62);
    });
    line(p.dark, 1.4, [180, 210 + k * 62], [450, 210 + k * 62]);
    line(p.dark, 1.4, [510, 212 + k * 62], [790, 212 + k * 62]);
  });
};

export const bell = (p: Press, at: Dot, size: number, swing: number) =>
  placedOn(p, at, size, swing, ({ dark, bright, bare }) => {
    const form: readonly Dot[] = [
      [-10, 0],
      [10, 0],
      [20, 40],
      [34, 62],
      [-34, 62],
      [-20, 40],
    ];
    bare((c) => shape(c, ...form));
    tint(bright, 0.85, () => shape(bright, ...form));
    line(dark, 4, ...form, form[0]!);
    disc(dark, swing * 20, 70, 8);
    line(dark, 5, [0, 0], [0, -40]);
  });
