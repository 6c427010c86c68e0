import type { Reached } from './film.ts';

interface Numbered {
  readonly episodeId: string;
  readonly season: number;
  readonly no: number;
}

/** Season 0 holds specials, which come after all others. */
const seasonPlace = ({ season }: Numbered): number => (season === 0 ? Number.MAX_SAFE_INTEGER : season);

export const inOrder = <E extends Numbered>(episodes: readonly E[]): readonly E[] =>
  episodes.toSorted((a, b) => seasonPlace(a) - seasonPlace(b) || a.no - b.no);

/** The episodes around one, of all in order: over the end of a season, but never from a season into specials. */
export const neighbours = <E extends Numbered>(
  ordered: readonly E[],
  episodeId: string,
): { readonly previous: E | null; readonly next: E | null } => {
  const at = ordered.findIndex((one) => one.episodeId === episodeId);
  const own = ordered[at];
  const beside = (other: E | undefined): E | null =>
    own && other && (own.season === 0) === (other.season === 0) ? other : null;
  return { previous: beside(ordered[at - 1]), next: beside(ordered[at + 1]) };
};

/** What a viewer reached in an episode, and when (epoch milliseconds). */
export interface EpisodeReached extends Reached {
  readonly episodeId: string;
  readonly at: number;
}

/**
 * Where a viewer goes on in a show: in the episode that they watched last, or in the one after it if they saw that to
 * the end. Null if nothing follows. Who saw nothing begins with the first.
 */
export const goOnWith = <E extends Numbered>(
  ordered: readonly E[],
  reached: readonly EpisodeReached[],
): { readonly episode: E; readonly positionSec: number } | null => {
  const known = reached.filter(({ episodeId }) => ordered.some((one) => one.episodeId === episodeId));
  const [last] = known.toSorted((a, b) => b.at - a.at);
  if (!last) return ordered[0] ? { episode: ordered[0], positionSec: 0 } : null;
  if (!last.done)
    return { episode: ordered.find(({ episodeId }) => episodeId === last.episodeId)!, positionSec: last.positionSec };
  const { next } = neighbours(ordered, last.episodeId);
  if (!next) return null;
  const begun = known.find(({ episodeId }) => episodeId === next.episodeId);
  return { episode: next, positionSec: begun && !begun.done ? begun.positionSec : 0 };
};
