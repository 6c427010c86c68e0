import { expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { aRoom } from '../../../tests/fakes/matches.ts';
import { pricedFixture, pricedRoom } from './pricedMatch.ts';

it('MC-9: a fixture is priced from its score, its first half from that of half-time', () => {
  const live = aFixture({ status: 'live', phase: '2H', score: { home: 2, away: 1, ht: [1, 1] } });
  expect(pricedFixture(live)).toMatchObject({
    home: 'Bến Gỗ',
    status: 'live',
    phase: '2H',
    score: [2, 1],
    half: [1, 1],
  });
  expect(pricedFixture(aFixture())).toMatchObject({ status: 'upcoming', score: null, half: null });
});
it.each([
  ['67', 'live', '2H', [2, 1]],
  ['HT', 'live', 'HT', [2, 1]],
  ['FT', 'ended', 'FT', [2, 1]],
  ['pending', 'upcoming', null, null],
] as const)('V-17: a room at %s is %s for its odds', (text, status, phase, score) => {
  expect(pricedRoom({ ...aRoom(), score: '2-1', status: text })).toMatchObject({ status, phase, score });
});
