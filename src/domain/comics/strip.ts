import type { ComicPage } from './comic.ts';

/** Where each page of a strip stands, in pixels: all of it is known before anything is loaded (CO-4). */
export interface Strip {
  readonly tops: readonly number[];
  readonly heights: readonly number[];
  readonly width: number;
  readonly total: number;
}

type Sized = Pick<ComicPage, 'w' | 'h'>;

/** Pages under each other, each as wide as the strip, `gap` apart. */
export const stripOf = (pages: readonly Sized[], width: number, gap = 0): Strip => {
  const tops: number[] = [];
  const heights: number[] = [];
  let at = 0;
  for (const { w, h } of pages) {
    const height = (h / w) * width;
    tops.push(at);
    heights.push(height);
    at += height + gap;
  }
  return { tops, heights, width, total: Math.max(0, at - gap) };
};

/** The page, from 0, that a height is in; that between two belongs to the one above. */
export const pageAt = ({ tops }: Strip, y: number): number => {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (tops[middle]! <= y) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
};

/** A point of a strip that stays the same however wide it is: a page, from 0, and a share of its height. */
export interface Anchor {
  readonly page: number;
  readonly share: number;
}
export const anchorAt = (strip: Strip, y: number): Anchor => {
  const page = pageAt(strip, y);
  const height = strip.heights[page] ?? 0;
  return { page, share: height === 0 ? 0 : (y - (strip.tops[page] ?? 0)) / height };
};
/** CO-9: the height of that point in a strip of another width. */
export const heightOf = ({ tops, heights }: Strip, { page, share }: Anchor): number =>
  (tops[page] ?? 0) + (heights[page] ?? 0) * share;

/** The panel of a page, from 0, that a share of its height is in: the last one that begins above it. */
export const panelAt = ({ panels }: Pick<ComicPage, 'panels'>, share: number): number => {
  const above = panels.filter(({ y }) => y <= share + 0.001).length;
  return Math.max(0, above - 1);
};

/** What somebody sees of a strip, and how far they came: pages count from 1. */
export interface Seen {
  readonly page: number;
  readonly panel: number;
  /** The last page that lies wholly above the lower edge; 0 for none. */
  readonly passed: number;
}
/** Pixels that may be missing at the lower edge: scroll positions are rounded. */
const ALMOST = 2;
/** From where on a page counts as the one that is read, as a share of what is in sight. */
const EYES = 0.35;

/** CO-5: what is passed follows from heights alone, so that scrolling fast leaves nothing out. */
export const seenAt = (strip: Strip, pages: readonly ComicPage[], top: number, height: number): Seen => {
  const { tops, heights, total } = strip;
  if (pages.length === 0) return { page: 1, panel: 0, passed: 0 };
  const bottom = top + height + ALMOST;
  const last = pageAt(strip, bottom);
  const whole = bottom >= total ? pages.length : tops[last]! + heights[last]! <= bottom ? last + 1 : last;
  const { page, share } = anchorAt(strip, Math.min(total - 1, top + height * EYES));
  return { page: page + 1, panel: panelAt(pages[page]!, share), passed: whole };
};

/** Which pages, from 0, are drawn: those in sight, some before and behind, never more than `most`. */
export const drawnOf = (
  strip: Strip,
  top: number,
  height: number,
  most: number,
): readonly [from: number, to: number] => {
  const first = pageAt(strip, Math.max(0, top));
  const last = pageAt(strip, top + height);
  const room = Math.max(0, most - (last - first + 1));
  const behind = Math.min(3, Math.ceil(room / 2));
  const before = Math.min(2, room - behind);
  const from = Math.max(0, first - before);
  return [from, Math.min(strip.tops.length - 1, last + behind, from + most - 1)];
};
