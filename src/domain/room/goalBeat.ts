import type { MatchEvent } from '../football/matchData.ts';
import { parseScore } from '../match/score.ts';
import type { Moment, ToldMoment } from './moments.ts';
import { release, type Sight } from './release.ts';

export const GOAL_BEAT = {
  /** Board, stand, ribbon and title speak of nothing else, in milliseconds. */
  beatMs: 3200,
  /** Then who did it stands beside the way to see it again, in milliseconds. */
  coolingMs: 12_000,
  /** How long the way back is offered after it was seen again, in milliseconds. */
  againMs: 60_000,
  /** From where it is seen again, before its moment, in milliseconds. */
  leadMs: 10_000,
  /** What was seen longer ago is no news, in milliseconds: it was missed by a jump, or before one came. */
  freshMs: 8000,
  /** After one beat no kill and no hand has another for this long, in milliseconds. */
  calmMs: 45_000,
} as const;

/** What happens often: of these not each is felt. */
const frequent: ReadonlySet<Moment['kind']> = new Set(['kill', 'hand']);

/** Whether the stand rises for it. */
export const isFeltByAll = ({ kind }: Pick<Moment, 'kind'>): boolean => !frequent.has(kind);

/** The moments that are felt by everybody: of what is frequent, one that follows another felt one too soon is not. */
export const feltOf = (moments: readonly ToldMoment[]): readonly ToldMoment[] => {
  let last = -Infinity;
  return moments.filter(({ kind, ts }) => {
    if (frequent.has(kind) && ts - last < GOAL_BEAT.calmMs) return false;
    last = ts;
    return true;
  });
};

/**
 * Of the moments that may be shown, those that the picture has just shown. `now` is the moment of the picture, or the
 * clock where nothing waits for a picture.
 */
export const freshMoments = (moments: readonly ToldMoment[], sight: Sight, now: number): readonly ToldMoment[] =>
  release(moments, sight).shown.filter(({ ts }) => ts <= now && now - ts < GOAL_BEAT.freshMs);

/** The score without a moment that was taken back; undefined where it is not known. */
export const scoreWithout = ({ scoreAfter, side }: Pick<ToldMoment, 'scoreAfter' | 'side'>): string | undefined => {
  if (scoreAfter === undefined || side === undefined) return undefined;
  const [home, away] = parseScore(scoreAfter);
  return side === 'home' ? `${home - 1}-${away}` : `${home}-${away - 1}`;
};

/** A referee who looks at a goal again has decided by then, in milliseconds. */
const DECIDED_MS = 10 * 60_000;

/** Whether the video referee took a moment back, as far as that is told; otherwise its source was corrected. */
export const takenByVideo = (
  { ts, side }: Pick<ToldMoment, 'ts' | 'side'>,
  events: readonly Pick<MatchEvent, 'type' | 'side' | 'ts'>[],
): boolean =>
  events.some(
    (event) => event.type === 'var_cancelled' && event.side === side && event.ts >= ts && event.ts - ts <= DECIDED_MS,
  );
