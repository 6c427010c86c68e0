import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCalledOff, matchPhase, matchStatus, type MatchStatus } from '../match/matchStatus.ts';
import { roomTabs, withTabs, type Coverage } from './roomTabs.ts';

const order = ['overview', 'opinion', 'tips', 'analysis', 'odds'] as const;
const coverages: fc.Arbitrary<Coverage> = fc.record(
  { overview: fc.boolean(), opinion: fc.boolean(), tips: fc.boolean(), analysis: fc.boolean(), odds: fc.boolean() },
  { requiredKeys: [] },
);
const texts = ['45', 'ht', '19:30', 'live', '1', 'pending', 'wo', 'postponed', 'abandoned', 'cancelled', 'suspended'];
const statuses = fc
  .constantFrom(...texts, 'interrupted', 'delayed', 'awarded', 'ft', 'pen', 'chưa biết')
  .map(matchStatus);

it('X19, LIVE-3: a tab stands in its place only where there is something for it, whatever the coverage and the status', () => {
  fc.assert(
    fc.property(coverages, statuses, (coverage, status) => {
      const tabs = roomTabs(coverage, status);
      expect(tabs.every((tab) => coverage[tab] === true)).toBe(true);
      expect(tabs).toEqual(order.filter((tab) => tabs.includes(tab)));
    }),
  );
});

it('X19: nobody is offered prices of what cannot be played any more, and everybody those of what can', () => {
  fc.assert(
    fc.property(coverages, statuses, (coverage, status) => {
      const open = !isCalledOff(status) && ['comingUp', 'live'].includes(String(matchPhase(status)));
      expect(roomTabs(coverage, status).includes('odds')).toBe(open && coverage.odds === true);
    }),
  );
});

it('X19: words and earlier meetings stay, however the match stands', () => {
  fc.assert(
    fc.property(coverages, statuses, (coverage, status) => {
      for (const tab of ['opinion', 'tips', 'analysis'] as const)
        expect(roomTabs(coverage, status).includes(tab)).toBe(coverage[tab] === true);
    }),
  );
});

it.each<readonly [MatchStatus, boolean]>([
  ['upcoming', true],
  ['comingUp', true],
  ['live', true],
  ['ended', true],
  ['abandoned', true],
  ['unknown', true],
  ['postponed', false],
  ['cancelled', false],
  ['walkover', false],
])('X19: %s has a course of events: %s', (status, has) => {
  expect(roomTabs({ overview: true }, status)).toEqual(has ? ['overview'] : []);
});

it('LIVE-3: what other areas have content for stands in its place, once', () => {
  expect(withTabs(['overview', 'odds'], ['opinion'])).toEqual(['overview', 'opinion', 'odds']);
  expect(withTabs(['opinion'], ['opinion'])).toEqual(['opinion']);
  expect(withTabs(['odds'], [])).toEqual(['odds']);
});
