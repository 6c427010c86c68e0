import { expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { ageAt, ofTeam } from './ofTeam.ts';

const ended = (home: number, away: number, more: object = {}) =>
  aFixture({ status: 'ended', score: { home, away, ...more } });

it('TP-1: a match from the view of each of its teams', () => {
  const match = ended(2, 1);
  expect(ofTeam(match, 'ben-go')).toMatchObject({ where: 'home', goals: [2, 1], result: 'W' });
  expect(ofTeam(match, 'nang-som')).toMatchObject({ where: 'away', goals: [1, 2], result: 'L' });
  expect(ofTeam(match, 'nang-som').opponent.id).toBe('ben-go');
  expect(ofTeam({ ...match, neutral: true }, 'ben-go').where).toBe('neutral');
});
it('a match that a shoot-out decided is drawn', () => {
  expect(ofTeam(ended(1, 1, { pen: [4, 5] }), 'ben-go').result).toBe('D');
});
it('a match that runs, is hidden or is to come has no result', () => {
  expect(ofTeam({ ...ended(1, 0), status: 'live' }, 'ben-go')).toMatchObject({ goals: [1, 0], result: null });
  expect(ofTeam(aFixture({ status: 'ended' }), 'ben-go')).toMatchObject({ goals: null, result: null });
});
it('age counts full years', () => {
  const now = Date.UTC(2026, 10, 23);
  expect(ageAt('2000-11-23', now)).toBe(26);
  expect(ageAt('2000-11-24', now)).toBe(25);
});
