import { expect, it } from 'vitest';
import { aBooking, aCommentator, aMatch } from '../../../tests/fakes/matches.ts';
import { spokenBy, spokenKinds, spokenOf } from './announced.ts';

const khang = aCommentator({ userId: 'khang', roomId: 'k1' });
const thuy = aCommentator({ userId: 'thuy', roomId: 't1' });
const match = aMatch({ users: [khang, thuy] });

it('CA-8: a match of a commentator is their own room, with them first', () => {
  expect(spokenBy(match, 'thuy')).toMatchObject({ roomId: 't1', users: [{ userId: 'thuy' }, { userId: 'khang' }] });
  expect(spokenBy(match, 'nam')).toBe(match);
});

it('CA-8: what is on now stands apart from what comes; what is called off is neither', () => {
  const at = (status: string) => aBooking({ ...match, fixtureId: status, status });
  const { live, coming } = spokenOf([at('67'), at('pending'), at('HT'), at('postponed'), at('FT')], 'thuy');
  expect(live.map(({ fixtureId, roomId }) => `${fixtureId} ${roomId}`)).toEqual(['67 t1', 'HT t1']);
  expect(coming.map(({ fixtureId }) => fixtureId)).toEqual(['pending']);
});

it('CA-8: what somebody speaks for is what they spoke over most', () => {
  const of = (liveModeId: string, leagueName: string) => aMatch({ liveModeId, leagueName });
  const all = [of('2', 'Rổ'), of('1', 'Đồng Bằng'), of('1', 'Cao Nguyên'), of('1', 'Đồng Bằng')];
  expect(spokenKinds(all, 2)).toEqual({ modeIds: ['1', '2'], leagues: ['Đồng Bằng', 'Rổ'] });
});
