/** Outlines of crests as SVG paths on 64 × 64, by `CrestPlan.shape`. */
export const crestOutlines = [
  'M8 5h48v27c0 15-11 23-24 28C19 55 8 47 8 32Z',
  'M32 3 58 10v22c0 16-12 24-26 29C18 56 6 48 6 32V10Z',
  'M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58Z',
  'M6 8c9 3 17 1 26-4 9 5 17 7 26 4v24c0 15-12 24-26 29C18 56 6 47 6 32Z',
  'M32 3 57 17v30L32 61 7 47V17Z',
  'M7 5h50v56L32 50 7 61Z',
] as const;

/** SVG paths of the area in the second colour, by `CrestPlan.division`. */
export const crestDivisions = [
  '',
  'M32 0h32v64H32z',
  'M11 0h9v64h-9zM28 0h9v64h-9zM45 0h9v64h-9z',
  'M-4 10 10-4 68 54 54 68Z',
  'M0 42h64v24H0z',
  'M0 12h64v8H0zM0 30h64v8H0zM0 48h64v8H0z',
  'M32 18 68 46v16L32 34-4 62V46Z',
  'M0 0h32v32H0zM32 32h32v32H32z',
  'M26 0h12v64H26zM0 22h64v12H0z',
  'M0 0h64v20H0z',
] as const;
