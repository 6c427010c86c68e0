import type { HighlightCard } from './highlight.ts';

/** The page of all highlights. */
export const HIGHLIGHT_PATH = '/highlight';

/** Where in the categories a list of highlights stands: all, a category, or a type in it. */
export interface HighlightPlace {
  readonly category?: string;
  readonly type?: string;
}

export const highlightPlacePath = ({ category, type }: HighlightPlace): string =>
  [HIGHLIGHT_PATH, category, type].filter((part) => part !== undefined).join('/');

/** The page of a highlight; with `sec` it begins there. */
export const highlightPath = (
  { category, type, slug }: Pick<HighlightCard, 'category' | 'type' | 'slug'>,
  sec?: number,
): string => `${highlightPlacePath({ category, type })}/${slug}${sec === undefined ? '' : `?t=${Math.floor(sec)}`}`;
