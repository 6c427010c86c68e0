import { expect, it } from 'vitest';
import { coverageKeys, type FixtureCoverage } from './fixture.ts';
import { hasSection, matchSections } from './matchSections.ts';

const coverage = (has: boolean) =>
  Object.fromEntries(coverageKeys.map((key) => [key, has])) as unknown as FixtureCoverage;
const shown = (of: Parameters<typeof hasSection>[1]) => matchSections.filter((one) => hasSection(one, of));

it('MC-2: a section is there only if its data exists', () => {
  expect(shown({ coverage: coverage(true), status: 'live' })).toEqual(matchSections);
  expect(shown({ coverage: coverage(false), status: 'live' })).toEqual(['votes', 'about']);
});
it('MC-2: nobody is the best before the match', () => {
  expect(shown({ coverage: coverage(true), status: 'upcoming' })).not.toContain('bestPlayer');
});
it('B2: under the shield there is nothing that tells the result', () => {
  expect(shown({ coverage: coverage(true), status: 'ended', hidden: true })).toEqual([
    ...['lineups', 'headToHead', 'standings', 'form', 'votes', 'about'],
  ]);
});
