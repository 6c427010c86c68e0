/** The parts of generated faces, on 64 × 64. */
export const grounds = [
  '#2f6f5a',
  '#8a4b2f',
  '#35568a',
  '#6a5a2c',
  '#5b3f6e',
  '#2d6770',
  '#7a3148',
  '#3d5a2a',
] as const;
export const skins = ['#e2b48c', '#cf9a70', '#b98157', '#f0c8a2', '#8d5a3c'] as const;

export const cuts = [
  'M19 28C17 10 47 10 45 28c-2-7-6-9-13-9s-11 2-13 9Z',
  'M18 28C15 13 30 8 36 12c7-1 12 6 10 16-1-6-4-8-9-8-6 0-9-3-12-1-4 2-5 4-7 9Z',
  'M18.5 27C18 12 46 12 45.5 27 42 20 36 22 32 17c-3 5-10 4-13.5 10Z',
  'M19 26.500c-1-15 27-15 26 0-1-4.500-2.500-6.500-5-7.500-5 2.500-11 2.500-16 0-2.500 1-4 3-5 7.500Z',
] as const;

const longHair = 'M17 26C15 8 49 8 47 26c1 10 3 18 4 24H13c1-6 3-14 4-24Z';

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;
export const line = (path: string, stroke: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Small features are shown only in larger sizes; below that a face is a shape. */
export const features = (mouth: string): string =>
  `<g class="e">${line('M26 29.500v2.200M38 29.500v2.200', '#1b120d', 2.2)}${mouth}</g>`;
export const smile = line('M28.500 37.200q3.500 2.600 7 0', '#5c2f22', 1.5);

export interface Bust {
  readonly ground: string;
  readonly skin: string;
  readonly shirt: string;
  /** The colour of long hair; null for short hair. */
  readonly long: string | null;
}

/** Assembles a face: what is behind the head, the head, and what is in front of it. */
export const drawing = ({ ground, skin, shirt, long }: Bust, on: string, behind = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>.e{display:none}@media(min-width:40px){.e{display:inline}}</style>${shape('M0 0h64v64H0z', ground)}${long === null ? '' : shape(longHair, long)}${behind}${shape('M8 66c1-14 12-18 24-18s23 4 24 18Z', shirt)}${shape('M27 40h10v10c-2 4-8 4-10 0Z', skin)}<ellipse cx="32" cy="30" rx="12.5" ry="14.5" fill="${skin}"/>${on}</svg>`;
