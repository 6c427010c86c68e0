import { expect, it } from 'vitest';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { leadingRoom } from './leading.ts';

const quiet = aMatch({ fixtureId: 'quiet', watching: 10 });
const busy = aMatch({ fixtureId: 'busy', watching: 900 });
const marble = aMatch({ fixtureId: 'marble', liveModeId: '3', home: '', away: '', title: 'Vòng Xoáy', watching: 5000 });
const tennis = aMatch({ fixtureId: 'tennis', liveModeId: '8', roomId: null, watching: 9000 });

it('the room with most viewers leads, among those with two sides', () => {
  expect(leadingRoom([quiet, marble, busy, tennis])).toBe(busy);
  expect(leadingRoom([aMatch({ fixtureId: 'unknown' }), quiet])).toBe(quiet);
});
it('a room without sides leads where no other is on; without a room there is none', () => {
  expect(leadingRoom([tennis, marble])).toBe(marble);
  expect(leadingRoom([tennis])).toBeNull();
});
