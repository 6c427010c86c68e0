import { bow, disc, type Dot, line, placedOn, type Press, shape, SHEET, tint } from './press.ts';

export const ball = (p: Press, at: Dot, r: number, turn: number) =>
  placedOn(p, at, r / 20, turn, ({ dark, bare }) => {
    bare((c) => disc(c, 0, 0, 20));
    dark.lineWidth = 2.4;
    dark.beginPath();
    dark.arc(0, 0, 19, 0, 7);
    dark.stroke();
    disc(dark, 0, 0, 6.5);
    for (let k = 0; k < 5; k++) {
      const a = k * 1.2566;
      line(dark, 2, [6 * Math.cos(a), 6 * Math.sin(a)], [13 * Math.cos(a), 13 * Math.sin(a)]);
      disc(dark, 16 * Math.cos(a), 16 * Math.sin(a), 3.6);
    }
  });

/** Lines of a river or sea from `y` down, running by `speed` units a second. */
export const water = (p: Press, y: number, t: number, speed = 14, ink: 'dark' | 'bright' = 'dark') => {
  const c = p[ink];
  for (let row = 0; row * 17 + y < SHEET.height; row++) {
    const gap = 120 + row * 16;
    const shift = (t * speed * (1 + row * 0.16) + row * 71) % gap;
    for (let x = shift - gap; x < SHEET.width + gap; x += gap)
      tint(c, 0.55, () => line(c, 1.6 + row * 0.14, [x, y + row * 17 + 8], [x + 26 + row * 5, y + row * 17 + 8]));
  }
};

/** A boat; the dot is the middle of its water line. */
export const boat = (p: Press, at: Dot, size: number, tilt: number, kind: 'small' | 'roof' | 'sail' = 'small') =>
  placedOn(p, at, size, tilt, ({ dark, bright, bare }) => {
    const hull: readonly Dot[] = [
      [-70, -18],
      [70, -18],
      [48, 8],
      [-48, 8],
    ];
    bare((c) => shape(c, ...hull));
    shape(dark, ...hull);
    tint(bright, 0.8, () => line(bright, 3, [-60, -11], [60, -11]));
    if (kind === 'roof') {
      bare((c) => shape(c, [-38, -18], [-30, -52], [30, -52], [38, -18]));
      tint(bright, 0.7, () => shape(bright, [-38, -18], [-30, -52], [30, -52], [38, -18]));
      line(dark, 2, [-38, -18], [-30, -52], [30, -52], [38, -18]);
    }
    if (kind === 'sail') {
      line(dark, 4, [0, -18], [0, -130]);
      bare((c) => shape(c, [5, -126], [62, -34], [5, -28]));
      shape(bright, [5, -126], [62, -34], [5, -28]);
      line(dark, 2, [5, -126], [62, -34], [5, -28], [5, -126]);
    }
  });

export const house = (p: Press, at: Dot, size: number, ink: 'dark' | 'bright') =>
  placedOn(p, at, size, 0, (q) => {
    const c = q[ink];
    q.bare((x) => shape(x, [-40, 0], [-40, -50], [0, -82], [40, -50], [40, 0]));
    tint(c, 0.75, () => shape(c, [-40, 0], [-40, -50], [40, -50], [40, 0]));
    shape(q.dark, [-48, -48], [0, -86], [48, -48]);
    q.bare((x) => shape(x, [-10, 0], [-10, -28], [10, -28], [10, 0]));
    q.bare((x) => x.fillRect(-30, -40, 14, 12));
  });

export const palm = (p: Press, at: Dot, size: number, wind: number) =>
  placedOn(p, at, size, 0, ({ dark, bright }) => {
    bow(dark, 8, [0, 0], [14, -70], [6 + wind * 12, -130]);
    for (let k = 0; k < 7; k++) {
      const a = -2.9 + k * 0.48 + wind * 0.25;
      const c = k % 2 ? bright : dark;
      const tip: Dot = [6 + wind * 12 + 62 * Math.cos(a), -130 + 44 * Math.sin(a) + 22];
      bow(c, 6, [6 + wind * 12, -130], [6 + wind * 12 + 36 * Math.cos(a), -158 + 20 * Math.sin(a)], tip);
    }
  });

export const bird = (p: Press, at: Dot, size: number, flap: number, facing: 1 | -1 = 1) =>
  placedOn(p, at, size, 0, (q) => {
    for (const c of [q.dark, q.bright]) c.scale(facing, 1);
    const lift = 16 * Math.sin(flap * 6.28);
    shape(q.dark, [-24, -2], [6, -12], [18, -6], [8, 6], [-10, 6]);
    disc(q.dark, 16, -10, 7);
    shape(q.bright, [22, -12], [33, -8], [22, -6]);
    q.bare((c) => disc(c, 18, -12, 1.8));
    shape(q.bright, [-6, -6], [8, -4], [-14, -6 - lift]);
  });

/** A lamp with its light, `lit` 0 to 1. */
export const lamp = (p: Press, at: Dot, size: number, lit: number, t = 0) =>
  placedOn(p, at, size, 0, ({ dark, bright, bare }) => {
    if (lit > 0) {
      const breath = 1 + 0.05 * Math.sin(t * 9);
      bare((c) => disc(c, 0, 0, 46 * lit * breath));
      tint(bright, 0.35, () => disc(bright, 0, 0, 46 * lit * breath));
      tint(bright, 0.6, () => disc(bright, 0, 0, 28 * lit * breath));
    }
    bare((c) => shape(c, [-9, 12], [-9, -10], [9, -10], [9, 12]));
    if (lit > 0) shape(bright, [-8, 11], [-8, -9], [8, -9], [8, 11]);
    line(dark, 2.6, [-9, 12], [-9, -10], [9, -10], [9, 12], [-9, 12]);
    shape(dark, [-13, -10], [0, -20], [13, -10]);
    bow(dark, 2, [-6, -18], [0, -32], [6, -18]);
  });

/** A goal seen from the front; the dot is between its posts. */
export const goal = (p: Press, at: Dot, size: number, bulge = 0) =>
  placedOn(p, at, size, 0, ({ dark, bare }) => {
    for (let k = 1; k < 12; k++)
      tint(dark, 0.5, () => line(dark, 1, [-120 + k * 20, -98], [-120 + k * 20 + bulge * 8 * Math.sin(k), 0]));
    for (let k = 1; k < 5; k++)
      tint(dark, 0.5, () => bow(dark, 1, [-120, -k * 20], [bulge * 20, -k * 20 + bulge * 12], [120, -k * 20]));
    bare((c) => line(c, 9, [-120, 0], [-120, -100], [120, -100], [120, 0]));
    line(dark, 4.5, [-120, 0], [-120, -100], [120, -100], [120, 0]);
  });

/** Rows of empty seats, from the dot up and to the right. */
export const stand = (p: Press, at: Dot, rows: number, columns: number, size: number) => {
  for (let row = 0; row < rows; row++) {
    const y = at[1] - row * 20 * size;
    tint(p.dark, 0.25 + 0.08 * (row % 2), () =>
      p.dark.fillRect(at[0] + row * 12 * size, y - 20 * size, columns * 20 * size, 20 * size),
    );
    for (let k = 0; k < columns; k++)
      p.dark.fillRect(at[0] + row * 12 * size + k * 20 * size + 4 * size, y - 13 * size, 12 * size, 9 * size);
  }
};

export const bottle = (p: Press, at: Dot, size: number, full: number, t = 0) =>
  placedOn(p, at, size, 0, ({ dark, bright, bare }) => {
    const glass: readonly Dot[] = [
      [-9, 0],
      [-9, -24],
      [-4, -32],
      [-4, -42],
      [4, -42],
      [4, -32],
      [9, -24],
      [9, 0],
    ];
    bare((c) => shape(c, ...glass));
    if (full > 0) tint(bright, 0.8, () => bow(bright, 4 * full, [-5, -6], [8 * Math.sin(t * 4), -14], [3, -24]));
    line(dark, 2, ...glass, glass[0]!);
    if (full > 0) shape(dark, [-4, -42], [-5, -49], [5, -49], [4, -42]);
  });

/** A gust: long strokes that run over the sheet. */
export const gust = (p: Press, t: number, strength: number, ink: 'dark' | 'bright' = 'bright') => {
  const c = p[ink];
  for (let k = 0; k < 9; k++) {
    const x = ((t * (260 + k * 34) + k * 331) % 1500) - 300;
    const y = 60 + ((k * 97) % 360);
    tint(c, 0.75 * strength, () => {
      bow(c, 3.4, [x, y], [x + 80, y - 22], [x + 150, y + 4]);
      bow(c, 3.4, [x + 150, y + 4], [x + 186, y + 16], [x + 172, y - 14]);
    });
  }
};
