import type { TableRules, TieBreaker } from '#domain/football/competition.ts';
import { words } from '#server/shared/words.ts';
import type { Crest } from './team.ts';

const points = { win: 3, draw: 1, loss: 0 };
const none = { taken: [], decided: [] } satisfies Pick<TableRules, 'taken' | 'decided'>;
const byDuels: readonly TieBreaker[] = [
  ...(['headToHeadPoints', 'headToHeadDifference', 'goalDifference', 'goalsFor', 'awayGoals', 'wins'] as const),
];
const byDifference: readonly TieBreaker[] = ['goalDifference', 'goalsFor', 'headToHeadPoints', 'wins'];

interface Rulebook {
  readonly rules: TableRules;
  readonly crest: Crest;
}

/** How each football league makes its table, by the league's letter. */
export const rulebooks: Readonly<Record<string, Rulebook>> = {
  a: {
    rules: {
      ...{ points, ...none, tieBreakers: byDuels },
      zones: [
        { from: 1, to: 2, zone: 'cl' },
        { from: 3, to: 4, zone: 'el' },
        { from: 11, to: 12, zone: 'rel' },
      ],
    },
    crest: { shape: 2, division: 9, colours: ['#14713f', '#f2c14a'], initials: 'ĐB' },
  },
  b: {
    rules: { ...{ points, ...none, tieBreakers: byDifference, zones: [] } },
    crest: { shape: 1, division: 8, colours: ['#1c3f8f', '#f7d774'], initials: 'HĐ' },
  },
  c: {
    rules: {
      ...{ points, ...none, tieBreakers: byDifference },
      zones: [
        { from: 1, to: 2, zone: 'promo' },
        { from: 3, to: 4, zone: 'promoPlayOff' },
        { from: 15, to: 16, zone: 'rel' },
      ],
      taken: [
        {
          teamId: 'logach',
          points: 2,
          reason: words('nộp hồ sơ mùa giải muộn', 'late papers for the season', '逾期繳交賽季文件'),
        },
      ],
    },
    crest: { shape: 0, division: 6, colours: ['#9c3f22', '#f0d9b5'], initials: 'TD' },
  },
  d: {
    rules: {
      ...{ points, ...none, tieBreakers: ['goalDifference', 'goalsFor', 'awayGoals', 'headToHeadPoints'] },
      zones: [
        { from: 1, to: 2, zone: 'cl' },
        { from: 3, to: 3, zone: 'el' },
        { from: 14, to: 14, zone: 'relPlayOff' },
        { from: 15, to: 16, zone: 'rel' },
      ],
    },
    crest: { shape: 4, division: 4, colours: ['#0b3d91', '#ffffff'], initials: 'QĐ' },
  },
  e: {
    rules: {
      ...{ points, ...none, tieBreakers: byDuels },
      zones: [
        { from: 1, to: 1, zone: 'cl' },
        { from: 2, to: 3, zone: 'ecl' },
        { from: 12, to: 12, zone: 'rel' },
      ],
    },
    crest: { shape: 5, division: 3, colours: ['#ea580c', '#fde68a'], initials: 'BM' },
  },
  f: {
    rules: { ...{ points, ...none, tieBreakers: byDifference }, zones: [{ from: 1, to: 2, zone: 'cl' }] },
    crest: { shape: 3, division: 2, colours: ['#9d174d', '#fbcfe8'], initials: 'NV' },
  },
};
