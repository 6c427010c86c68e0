import type { Square } from '#domain/games/chess/position.ts';

const foot = 'M9 35h22v-2l-3-4H12l-3 4z';
/** Our own drawings, on 40 by 40. */
const shapes: Readonly<Record<string, string>> = {
  p: `M20 8a5 5 0 0 1 3 9c3 2 4 6 4 12H13c0-6 1-10 4-12a5 5 0 0 1 3-9z${foot}`,
  r: `M10 8h5v3h3V8h4v3h3V8h5v7l-3 3v11H13V18l-3-3z${foot}`,
  n: `M14 29c0-6 6-8 6-13l-6 4-4-2 0-3 6-6 1-4 4 3c7 1 10 9 8 21z${foot}`,
  b: `M20 4a3 3 0 0 1 2 5c4 3 7 7 5 12l-3 4 1 4H15l1-4-3-4c-2-5 1-9 5-12a3 3 0 0 1 2-5z${foot}`,
  q: `M7 11l6 7 2-11 5 9 5-9 2 11 6-7-4 18H11z${foot}`,
  k: `M18.500 4h3v3h3v3h-3v4c6-4 12 0 9 7l-4 8H13.500l-4-8c-3-7 3-11 9-7v-4h-3V7h3z${foot}`,
};

/** A piece; whoever shows it names it. */
export const Piece = ({ square }: { readonly square: Square }) =>
  square === '.' ? null : (
    <svg viewBox="0 0 40 40" data-side={square < 'a' ? 'w' : 'b'} aria-hidden="true">
      <path d={shapes[square.toLowerCase()]} />
    </svg>
  );
