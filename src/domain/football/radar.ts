type Point = readonly [x: number, y: number];

/** Where a corner of a radar is, from its centre at 0, 0: the first is at the top, the others follow clockwise. */
export const cornerAt = (corner: number, corners: number, radius: number): Point => {
  const angle = (2 * Math.PI * corner) / corners;
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
};

const text = (value: number): string => value.toFixed(1);

/** The outline of values (0 to 100) on a radar, as the data of a path. */
export const radarPath = (values: readonly number[], radius: number): string =>
  `M${values
    .map((value, i) => cornerAt(i, values.length, (radius * value) / 100))
    .map(([x, y]) => `${text(x)} ${text(y)}`)
    .join('L')}Z`;
