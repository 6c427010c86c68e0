/** One row of spectators as paths: heads and shoulders, and raised arms with their stroke width. */
export interface CrowdRow {
  readonly bodies: readonly string[];
  readonly arms: readonly { readonly path: string; readonly width: number }[];
}

/** A pseudo-random generator: the same integer seed always gives the same numbers in [0, 1). */
const chance = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
    return ((state >>> 8) & 65535) / 65536;
  };
};
const f = (value: number) => value.toFixed(1);

const head = (x: number, y: number, r: number) =>
  `M${f(x - r * 0.92)} ${f(y)}a${f(r * 0.92)} ${f(r * 1.12)} 0 1 1 ${f(r * 1.84)} 0a${f(r * 0.92)} ${f(r * 1.12)} 0 1 1 ${f(-r * 1.84)} 0Z`;
const shoulders = (x: number, y: number, r: number, floor: number) =>
  `M${f(x - r * 2.5)} ${f(floor)}C${f(x - r * 2.5)} ${f(y + r * 2.1)} ${f(x - r * 1.7)} ${f(y + r * 1.75)} ${f(x - r * 0.5)} ${f(y + r * 1.3)}` +
  `L${f(x + r * 0.5)} ${f(y + r * 1.3)}C${f(x + r * 1.7)} ${f(y + r * 1.75)} ${f(x + r * 2.5)} ${f(y + r * 2.1)} ${f(x + r * 2.5)} ${f(floor)}Z`;
const cap = (x: number, y: number, r: number) =>
  `M${f(x - r)} ${f(y - r * 0.35)}C${f(x - r)} ${f(y - r * 1.7)} ${f(x + r)} ${f(y - r * 1.7)} ${f(x + r)} ${f(y - r * 0.35)}` +
  `L${f(x + r * 1.5)} ${f(y - r * 0.2)}L${f(x + r * 1.4)} ${f(y - r * 0.5)}Z`;
const scarf = (x: number, y: number, r: number) =>
  `M${f(x - r * 2.6)} ${f(y - r * 2.2)}Q${f(x)} ${f(y - r * 1.3)} ${f(x + r * 2.6)} ${f(y - r * 2.3)}` +
  `L${f(x + r * 2.6)} ${f(y - r * 1.2)}Q${f(x)} ${f(y - r * 0.2)} ${f(x - r * 2.6)} ${f(y - r * 1.1)}Z`;

/** Places spectators over a width, `step` apart; `lift` moves the row down. All in CSS pixels. */
export const seatRow = (width: number, height: number, step: number, seed: number, lift: number): CrowdRow => {
  const next = chance(seed);
  const bodies: string[] = [];
  const arms: { path: string; width: number }[] = [];
  let x = -step * next();
  while (x < width + step) {
    const r = step * (0.19 + next() * 0.05);
    const y = lift + height * (0.3 + next() * 0.16);
    const centre = x + step * (0.46 + next() * 0.08);
    const mood = next();
    bodies.push(head(centre, y, r), shoulders(centre, y, r, lift + height + 40));
    if (next() < 0.3) bodies.push(cap(centre, y, r));
    const raise = (side: 1 | -1, high: boolean) =>
      arms.push({
        path: `M${f(centre + side * r * 1.7)} ${f(y + r * 2.3)}L${f(centre + side * r * 2.25)} ${f(y + r * 0.5)}L${f(centre + side * r * (high ? 1.55 : 1.9))} ${f(y - r * 1.5)}`,
        width: r * 0.72,
      });
    if (mood < 0.1) {
      raise(-1, true);
      raise(1, true);
      bodies.push(scarf(centre, y, r));
    } else if (mood < 0.17) {
      raise(-1, false);
      raise(1, false);
    } else if (mood < 0.27) raise(next() < 0.5 ? -1 : 1, false);
    x += step * (0.86 + next() * 0.22);
  }
  return { bodies, arms };
};
