import type { PlayerMatch } from './answers.ts';

/** The axis begins here, or lower if a match was rated lower. */
const LOWEST = 6;
const HIGHEST = 10;
/** A rating from here on stands out. */
export const HIGH_RATING = 8;

type Rated = PlayerMatch & { readonly rating: number };

export interface RatingSteps {
  /** Oldest first. */
  readonly matches: readonly Rated[];
  readonly low: number;
  readonly high: number;
  readonly mean: number;
}

/** The latest ratings and their axis; null where fewer than two are known. */
export const ratingSteps = (log: readonly PlayerMatch[], most: number): RatingSteps | null => {
  const matches = log
    .filter((one): one is Rated => one.rating !== undefined)
    .slice(0, most)
    .toReversed();
  if (matches.length < 2) return null;
  const ratings = matches.map(({ rating }) => rating);
  return {
    matches,
    low: Math.min(LOWEST, Math.floor(Math.min(...ratings))),
    high: Math.min(HIGHEST, Math.max(LOWEST + 3, Math.ceil(Math.max(...ratings)))),
    mean: ratings.reduce((sum, one) => sum + one, 0) / ratings.length,
  };
};
