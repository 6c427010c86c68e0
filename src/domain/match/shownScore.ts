import type { Match } from './match.ts';
import { matchStatus, showsScore } from './matchStatus.ts';
import { parseScore } from './score.ts';

/** The score of a match, once there is one to show. */
export const shownScore = ({ status, score }: Pick<Match, 'status' | 'score'>): readonly [number, number] | null =>
  score !== null && showsScore(matchStatus(status)) ? parseScore(score) : null;
