import type { Trickplay } from '../films/film.ts';

/** A small picture on its sheet: the sheet's address, and where the picture begins on it, in pixels. */
export interface Tile {
  readonly url: string;
  readonly x: number;
  readonly y: number;
}

/** FI-7: the small picture of a second. */
export const tileAt = ({ url, cols, rows, w, h, everySec }: Trickplay, atS: number): Tile => {
  const index = Math.max(0, Math.floor(atS / everySec));
  const each = cols * rows;
  const onSheet = index % each;
  return {
    url: url.replace('{n}', String(Math.floor(index / each))),
    x: (onSheet % cols) * w,
    y: Math.floor(onSheet / cols) * h,
  };
};
