import { person } from './people.ts';
import { all, bow, disc, type Dot, mix, type Press, shape, tint } from './press.ts';
import { boat, water } from './props.ts';

export const SEN = { top: 'bright', dress: true, hat: 'bun' } as const;
export const SELLER = { top: 'dark', dress: true, hat: 'cone' } as const;
export const FATHER = { top: 'paper', legs: 'dark', hat: 'hair' } as const;
const BUYERS = [
  { top: 'dark', hat: 'cone' },
  { top: 'paper', hat: 'bun', dress: true },
  { top: 'bright', hat: 'cap' },
] as const;

export const river = (p: Press, t: number, speed: number, y = 300) => {
  p.bare((c) => c.fillRect(0, y, 960, 540));
  tint(p.dark, 0.16, () => p.dark.fillRect(0, y, 960, 540));
  water(p, y + 4, t, speed);
};

export const sun = (p: Press, at: Dot, r: number) => {
  tint(p.bright, 0.22, () => all(p.bright));
  disc(p.bright, at[0], at[1], r);
};

/** Boats of the market with flags, which hang or fly. */
export const market = (p: Press, t: number, wind: number) => {
  for (let k = 0; k < 4; k++) {
    const at: Dot = [90 + k * 270, 330 + (k % 2) * 26];
    boat(p, at, 1.25, 0.01 * Math.sin(t * (1 + wind * 3) + k), 'roof');
    const tip: Dot = [at[0] + 44, at[1] - 118];
    bow(p.dark, 3, [at[0] + 44, at[1] - 30], tip, tip);
    const flap = 8 * Math.sin(t * 9 + k) * wind;
    shape(
      p.bright,
      tip,
      [tip[0] + mix(6, 52, wind), tip[1] + mix(44, 8, wind) + flap],
      [tip[0] + 4, tip[1] + mix(40, 24, wind)],
    );
    if (k !== 1)
      person(p, [at[0] - 18, at[1] - 22], 0.78, {
        wears: BUYERS[k % 3]!,
        facing: k % 2 ? -1 : 1,
        reach: 1.2 + 0.4 * Math.sin(t * (wind > 0 ? 1 : 5) + k),
      });
  }
};
