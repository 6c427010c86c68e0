import type { Spot } from '../tracks.ts';

export interface Place {
  readonly home: Spot;
  readonly pull: Spot;
}
const place = (x: number, z: number, px = 0.5, pz = 0.35): Place => ({ home: [x, z], pull: [px, pz] });
/** Where each stands when the play is in the middle, and how far it pulls them. */
export const PLACES: Readonly<Record<string, Place>> = {
  a2: place(7, 11, 0.55),
  a3: place(-2, 25, 0.5),
  a4: place(-3, 42, 0.5),
  a5: place(6, 57, 0.5),
  a6: place(16, 35, 0.4),
  a8: place(27, 21, 0.45),
  a10: place(30, 41, 0.45, 0.3),
  a7: place(37, 11, 0.45, 0.2),
  a9: place(41, 31, 0.35, 0.2),
  a11: place(35, 55, 0.45, 0.25),
  b2: place(41, 52, 0.38, 0.3),
  b3: place(44, 40, 0.3, 0.25),
  b4: place(43.5, 29, 0.3, 0.3),
  b5: place(40, 17, 0.35, 0.25),
  b6: place(34, 35, 0.42, 0.35),
  b8: place(30, 25, 0.45),
  b10: place(19, 44, 0.3),
  b7: place(20, 15, 0.5),
  b9: place(9, 33, 0.35),
  b11: place(24, 58, 0.45),
  g: place(51, 34, 0.06, 0.05),
  ref: place(20, 30, 0.8, 0.6),
  line: place(43, -1.2, 0.3, 0),
  far: place(36, 69.3, 0.5, 0),
};

/** Who stays beside whom, and how far. */
export const MARKS: Readonly<Record<string, { readonly whom: string; readonly by: Spot }>> = {
  b5: { whom: 'a7', by: [2.3, 1.7] },
  b4: { whom: 'a9', by: [1.4, -1.6] },
  b8: { whom: 'a8', by: [3.1, 2.4] },
  b2: { whom: 'a11', by: [2.6, -1.4] },
};
