/** Where on the chart's width (0 to 1), and by how much home is ahead; below 0 it is away. */
export type AheadPoint = readonly [at: number, by: number];

export const AHEAD = { width: 1000 } as const;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The areas of home (above the middle) and of away (below it), as SVG paths in a box of this height. */
export const aheadPaths = (points: readonly AheadPoint[], height: number): readonly [home: string, away: string] => {
  const middle = height / 2;
  const most = Math.max(1, ...points.map(([, by]) => Math.abs(by)));
  const last = points.at(-1)?.[0] ?? 0;
  const area = (kept: (by: number) => number) =>
    `M0 ${middle}${points
      .map(([at, by]) => `L${rounded(at * AHEAD.width)} ${rounded(middle - (kept(by) / most) * (middle - 2))}`)
      .join('')}L${rounded(last * AHEAD.width)} ${middle}Z`;
  return [area((by) => Math.max(0, by)), area((by) => Math.min(0, by))];
};
