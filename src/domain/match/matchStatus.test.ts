import { expect, it } from 'vitest';
import { isCalledOff, matchPhase, matchStatus, showsScore, type MatchStatus } from './matchStatus.ts';

it.each([
  ['45', 'live'],
  ['45+2', 'live'],
  ['90+', 'live'],
  ['HT', 'live'],
  ['ht', 'live'],
  ['3', 'live'],
  ['19:15', 'upcoming'],
  ['9:05', 'upcoming'],
  ['23:59', 'upcoming'],
  ['24:00', 'unknown'],
  ['19:60', 'unknown'],
  ['119:15', 'unknown'],
  ['19:150', 'unknown'],
  ['live', 'ongoing'],
  [' Live ', 'ongoing'],
  ['1', 'ongoing'],
  ['2', 'ongoing'],
  ['pending', 'comingUp'],
  ['0', 'comingUp'],
  ['wo', 'walkover'],
  ['POSTPONED', 'postponed'],
  ['abandoned', 'abandoned'],
  ['cancelled', 'cancelled'],
  ['suspended', 'suspended'],
  ['interrupted', 'interrupted'],
  ['delayed', 'delayed'],
  ['awarded', 'awarded'],
  ['FT', 'ended'],
  ['pen', 'ended'],
  ['penalty', 'ended'],
  ['', 'unknown'],
  ['45 min', 'unknown'],
  ['x45', 'unknown'],
  ['constructor', 'unknown'],
])('MATCH-1: "%s" is %s', (text, status) => {
  expect(matchStatus(text)).toBe(status);
});

const sums: Readonly<Record<MatchStatus, readonly [phase: string | null, calledOff: boolean, score: boolean]>> = {
  comingUp: ['comingUp', false, false],
  upcoming: ['comingUp', false, false],
  delayed: ['comingUp', false, false],
  postponed: ['comingUp', true, false],
  live: ['live', false, true],
  ongoing: ['live', false, true],
  suspended: ['live', false, true],
  interrupted: ['live', false, true],
  ended: ['ended', false, true],
  awarded: ['ended', false, true],
  walkover: ['ended', true, true],
  cancelled: ['cancel', true, false],
  abandoned: ['cancel', true, true],
  unknown: [null, false, false],
};
it.each(Object.entries(sums) as [MatchStatus, (typeof sums)[MatchStatus]][])(
  'MATCH-3: %s sums up to %s',
  (status, [phase, calledOff, score]) => {
    expect([matchPhase(status), isCalledOff(status), showsScore(status)]).toEqual([phase, calledOff, score]);
  },
);
