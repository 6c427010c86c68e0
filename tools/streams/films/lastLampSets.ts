import { all, disc, type Dot, line, placedOn, type Press, shape, tint } from './press.ts';

export const OLD = { top: 'paper', legs: 'dark', hat: 'cap' } as const;
export const WORKER = { top: 'bright', legs: 'dark', hat: 'helmet' } as const;
export const BOY = { top: 'bright', legs: 'dark', hat: 'hair' } as const;

export const night = (p: Press, stars = true) => {
  tint(p.dark, 0.88, () => all(p.dark));
  if (stars)
    p.bare((c) => {
      for (let k = 0; k < 46; k++) disc(c, (k * 211) % 960, (k * 83) % 250, 0.8 + (k % 3) * 0.7);
    });
};

/** What a lamp lights: a cone, or a pool of light. */
export const light = (p: Press, ...dots: readonly Dot[]) => {
  p.bare((c) => shape(c, ...dots));
  tint(p.bright, 0.32, () => shape(p.bright, ...dots));
};

export const grass = (p: Press) => {
  for (let k = 0; k < 30; k++) {
    const [x, y] = [(k * 137) % 960, 430 + ((k * 53) % 100)];
    p.bare((c) => line(c, 1.6, [x, y], [x + 4, y - 9]));
  }
};

export const digger = (p: Press, at: Dot, size: number, arm: number) =>
  placedOn(p, at, size, 0, ({ dark, bright, bare }) => {
    bare((c) => c.fillRect(-60, -60, 120, 60));
    tint(bright, 0.9, () => bright.fillRect(-56, -58, 108, 40));
    bare((c) => c.fillRect(-46, -50, 36, 26));
    line(dark, 3, [-56, -58], [52, -58], [52, -18], [-56, -18], [-56, -58]);
    dark.fillRect(-64, -18, 124, 18);
    for (let k = 0; k < 5; k++) bare((c) => disc(c, -50 + k * 24, -9, 5));
    line(dark, 12, [40, -46], [100, -90 - arm * 40], [150, -30 - arm * 60]);
    shape(dark, [132, -34 - arm * 60], [172, -34 - arm * 60], [160, 0 - arm * 60], [136, -6 - arm * 60]);
  });
