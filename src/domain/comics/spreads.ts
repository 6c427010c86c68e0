import type { ComicPage } from './comic.ts';

type Sized = Pick<ComicPage, 'w' | 'h'>;
/** A page drawn over two. */
const isWide = ({ w, h }: Sized): boolean => w > h;

/** Pages that lie open together, from 1: the first stands alone as a cover, and so does one drawn over two pages. */
export const spreadsOf = (pages: readonly Sized[], two: boolean): readonly (readonly number[])[] => {
  if (!two) return pages.map((_, i) => [i + 1]);
  const spreads: number[][] = [];
  for (let i = 0; i < pages.length;) {
    const alone = i === 0 || isWide(pages[i]!) || i + 1 >= pages.length || isWide(pages[i + 1]!);
    spreads.push(alone ? [i + 1] : [i + 1, i + 2]);
    i += alone ? 1 : 2;
  }
  return spreads;
};

/** The spread, from 0, that a page lies in. */
export const spreadWith = (spreads: readonly (readonly number[])[], page: number): number =>
  Math.max(
    0,
    spreads.findIndex((spread) => spread.includes(page)),
  );
