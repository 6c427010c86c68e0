import { expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { roomPath } from '../room/roomAddress.ts';
import { fixtureMatch } from './fixtureMatch.ts';

it('a football match has the address of its room, and its score as the schedule writes it', () => {
  const live = aFixture({ status: 'live', statusText: '67', roomId: 'r1', score: { home: 2, away: 1 } });
  expect(roomPath(fixtureMatch(live))).toBe('/truc-tiep/the-thao/bong-da/ben-go-nang-som-r1');
  expect(fixtureMatch(live).score).toBe('2-1');
  expect(roomPath(fixtureMatch(aFixture()))).toBeNull();
  expect(fixtureMatch(aFixture()).score).toBeNull();
});
