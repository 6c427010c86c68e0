import { type Dot, disc, line, mix, placedOn, type Press, shape, tint } from './press.ts';

/** How somebody stands. Lengths are in units of a body of 100, angles in radians. */
export interface Stance {
  /** 1 looks to the right, -1 to the left. */
  readonly facing?: 1 | -1;
  /** Of the step, in turns; absent stands. */
  readonly step?: number;
  /** Of the arm in front: 0 hangs, 1.6 points ahead, 3 is up. */
  readonly reach?: number;
  /** Of the other arm. */
  readonly other?: number;
  /** 0 stands, 1 sits. */
  readonly sit?: number;
  /** Leans ahead. */
  readonly lean?: number;
  readonly wears?: Wears;
}
export interface Wears {
  readonly top: 'dark' | 'bright' | 'paper';
  readonly legs?: 'dark' | 'bright';
  readonly hat?: 'cone' | 'cap' | 'helmet' | 'bun' | 'hair';
  /** A long dress. */
  readonly dress?: boolean;
}

const legs = (p: Press, step: number | undefined, sit: number, ink: 'dark' | 'bright') => {
  const c = p[ink];
  const swing = step === undefined ? 0.12 : 0.55 * Math.sin(step * 6.28);
  for (const side of [-1, 1]) {
    const thigh = mix(side * swing, 1.35, sit);
    const knee: Dot = [24 * Math.sin(thigh), -45 + 24 * Math.cos(thigh)];
    const bend = step === undefined ? 0 : Math.max(0, Math.cos(step * 6.28) * side) * 0.8;
    const shin = mix(thigh - bend, 0, sit);
    line(c, 9, [0, -45], knee, [knee[0] + 22 * Math.sin(shin), knee[1] + 22 * Math.cos(shin)]);
  }
};

const arm = (c: CanvasRenderingContext2D, angle: number) =>
  line(
    c,
    7,
    [0, -72],
    [14 * Math.sin(angle * 0.7), -72 + 17 * Math.cos(angle * 0.7)],
    [32 * Math.sin(angle), -72 + 32 * Math.cos(angle)],
  );

const HATS: Readonly<Record<NonNullable<Wears['hat']>, (p: Press) => void>> = {
  cone: (p) => {
    p.bare((c) => shape(c, [-17, -91], [0, -111], [17, -91]));
    tint(p.bright, 0.55, () => shape(p.bright, [-17, -91], [0, -111], [17, -91]));
    line(p.dark, 1.6, [-17, -91], [0, -111], [17, -91], [-17, -91]);
  },
  cap: (p) => {
    shape(p.dark, [-11, -94], [-9, -104], [6, -104], [10, -96], [20, -94]);
  },
  helmet: (p) => {
    p.bare((c) => shape(c, [-13, -94], [-10, -106], [8, -107], [13, -95], [18, -93]));
    shape(p.bright, [-13, -94], [-10, -106], [8, -107], [13, -95], [18, -93]);
    line(p.dark, 1.6, [-13, -94], [18, -93]);
  },
  bun: (p) => {
    disc(p.dark, -3, -97, 11);
    disc(p.dark, -9, -107, 6);
  },
  hair: (p) => {
    shape(p.dark, [-12, -86], [-13, -100], [-2, -106], [9, -103], [11, -95], [-2, -96], [-4, -86]);
  },
};

/** Draws somebody; the dot is between the feet. `size` 1 is 110 high. */
export const person = (p: Press, at: Dot, size: number, stance: Stance = {}) => {
  const { facing = 1, step, reach = 0.15, other = -0.2, sit = 0, lean = 0 } = stance;
  const { top, legs: trousers = 'dark', hat = 'hair', dress = false } = stance.wears ?? { top: 'dark' };
  placedOn(p, [at[0], at[1] + 20 * sit * size], size, 0, () =>
    placedOn(p, [0, 0], 1, 0, (same) => {
      for (const c of [same.dark, same.bright]) c.scale(facing, 1);
      legs(same, step, sit, trousers);
      for (const c of [same.dark, same.bright]) {
        c.translate(0, -45);
        c.rotate(lean);
        c.translate(0, 45);
      }
      const body: readonly Dot[] = dress
        ? [
            [-9, -76],
            [9, -76],
            [17, -14],
            [-17, -14],
          ]
        : [
            [-9, -77],
            [9, -77],
            [10, -42],
            [-10, -42],
          ];
      const limb = top === 'paper' ? same.dark : same[top];
      tint(limb, 0.85, () => arm(limb, other));
      same.bare((c) => shape(c, ...body));
      if (top === 'paper') line(same.dark, 1.8, ...body, body[0]!);
      else shape(same[top], ...body);
      same.bare((c) => disc(c, 2, -90, 10.5));
      tint(same.bright, 0.3, () => disc(same.bright, 2, -90, 10.5));
      line(same.dark, 1.4, [6, -92], [6.2, -90]);
      HATS[hat](same);
      arm(limb, reach);
    }),
  );
};

/** A crowd in rows, hopping a little when it is glad: `joy` 0 to 1. */
export const crowd = (p: Press, at: Dot, columns: number, rows: number, t: number, joy: number) => {
  for (let row = 0; row < rows; row++)
    for (let k = 0; k < columns; k++) {
      const seed = row * 37 + k * 11;
      const hop = joy * 9 * Math.abs(Math.sin(t * (5 + (seed % 3)) + seed));
      const [x, y] = [at[0] + k * 21 + (row % 2) * 10, at[1] + row * 19 - hop];
      const c = seed % 3 === 0 ? p.bright : p.dark;
      tint(c, 0.8, () => {
        disc(c, x, y, 6);
        shape(c, [x - 8, y + 18], [x - 7, y + 6], [x + 7, y + 6], [x + 8, y + 18]);
        if (joy > 0.5 && seed % 4 < 2) line(c, 3, [x - 6, y + 8], [x - 9, y - 9]);
      });
    }
};
