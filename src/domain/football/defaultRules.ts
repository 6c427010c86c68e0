import type { CompetitionType, TableRules } from './competition.ts';

/**
 * The rules of a table for which none were imported: three points, then goals over the whole table. What a competition
 * does otherwise is data of its own.
 */
export const defaultRules = (type: CompetitionType): TableRules => ({
  points: { win: 3, draw: 1, loss: 0 },
  tieBreakers:
    type === 'groupsThenCup'
      ? ['goalDifference', 'goalsFor', 'headToHeadPoints', 'headToHeadDifference', 'headToHeadGoals', 'fairPlay']
      : ['goalDifference', 'goalsFor', 'headToHeadPoints', 'headToHeadAwayGoals'],
  zones: [],
  taken: [],
  decided: [],
});
