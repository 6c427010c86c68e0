import { asReckoned } from '../spoiler/spoilable.ts';
import type { Match } from './match.ts';
import { matchStatus, showsScore } from './matchStatus.ts';
import { parseScore } from './score.ts';

/** The score of a match, once there is one to show; null if there is none, or if it is hidden. */
export const shownScore = ({
  status,
  score,
  hidden,
}: Pick<Match, 'status' | 'score' | 'hidden'>): readonly [number, number] | null => {
  const known = asReckoned(score);
  return !hidden && known !== null && showsScore(matchStatus(status)) ? parseScore(known) : null;
};
