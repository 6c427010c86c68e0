import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ReactNode } from 'react';
import type { BoardSport } from '#domain/match/board/board.ts';
import type { Match, Room } from '#domain/match/match.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { silentPorts } from '../../../tests/fakes/ports.ts';
import { aSportOverview, sportMatches } from '../../../tests/fakes/boards.ts';
import { aMatch, aRoom } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../tests/fakes/roomApp.ts';
import { LiveCard } from '../features/matches/LiveCard.tsx';
import { LiveTile } from '../features/matches/LiveTile.tsx';
import { MiniBar } from '../features/player/MiniBar.tsx';
import { StripBoard } from '../room/StripBoard.tsx';
import { giveGlances } from '../shared/glance/glances.ts';
import { glanceParts } from './glanceParts.ts';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);
giveGlances(() => Promise.resolve(glanceParts));

const open = async (sport: BoardSport, what: (match: Match, room: Room) => ReactNode, told = true) => {
  const overview = async () =>
    told ? succeeded(aSportOverview(sport)) : failed({ kind: 'refused' as const, code: 404 });
  const room = aRoom(sportMatches[sport]);
  const schedule = { overview, room: async () => succeeded(room) };
  const { app } = roomApp({ ports: silentPorts({ schedule }) });
  const match = aMatch({ ...sportMatches[sport], note: 'của nguồn' });
  const place = await mount(app, <div style={{ position: 'relative', width: 340 }}>{what(match, room)}</div>, [
    ...(['room', 'board', 'schedule', 'player'] as const),
  ]);
  return () => place.innerText.replaceAll(/\s+/g, ' ');
};

it.each([
  ['marble', 'Đỏ Ớt dẫn Vàng Nghệ +0.4 1:12 Vòng 3/4, lượt 5'],
  ['casino', 'C Cái 6 N Con 4 0:12 Ván 41, lật bài sau'],
  ['esport', 'Vịnh Lặng Hạ gục 14 1 Núi Ngủ Hạ gục 11 0 31:04 Ván 2, Bo3'],
  ['basketball', 'Vịnh Lặng 78 Núi Ngủ 74 3:42 Hiệp 4'],
] as const)('a tile of %s shows the figures of its sport in place of a note', async (sport, shown) => {
  const text = await open(sport, (match) => <LiveTile match={match} look="tile" />);
  await expect.poll(text).toContain(shown);
  expect(text()).not.toContain('của nguồn');
});

it('in a row the title stands above both lines', async () => {
  const text = await open('marble', (match) => <LiveTile match={match} look="row" />);
  await expect.poll(text).toContain('Vòng Xoáy số 8 Đỏ Ớt dẫn +0.4');
});

it('a tile whose board nobody tells keeps the note of its source', async () => {
  const text = await open('marble', (match) => <LiveTile match={match} look="tile" />, false);
  await expect.poll(text).toContain('Vòng Xoáy số 8 của nguồn');
});

it.each([
  ['marble', 'Vòng Xoáy số 8 Đỏ Ớt dẫn Vàng Nghệ +0.4'],
  ['esport', 'Esport, Ván 2, Bo3 31:04'],
] as const)('a card of a list, of %s, shows them too', async (sport, shown) => {
  const text = await open(sport, (match) => <LiveCard match={match} />);
  await expect.poll(text).toContain(shown);
});

it.each([
  ['casino', 'Bàn Thảo Nguyên 3 C Cái 6 N Con 4 0:12'],
  ['basketball', 'Vịnh Lặng 78 Núi Ngủ 74 3:42 Hiệp 4'],
] as const)('V-13: the small player of %s shows them too', async (sport, shown) => {
  const text = await open(sport, (_match, room) => (
    <div style={{ position: 'relative', height: 300 }}>
      <MiniBar
        show={{
          ...{ kind: 'live', id: 'r1', title: 'x', path: '/phong', artwork: null, artist: '', collection: '' },
          ...{ watching: 3, sides: room.home === '' ? null : [room.localteam, room.visitorteam] },
        }}
        playing
        onClose={() => {}}
      />
    </div>
  ));
  await expect.poll(text).toContain(shown);
});

it.each([
  ['marble', 'Vòng Xoáy số 8 Đỏ Ớt dẫn Vàng Nghệ +0.4 1:12'],
  ['esport', 'Vịnh Lặng 1 Núi Ngủ 0 31:04 Ván 2, Bo3'],
] as const)('the board beside the keyboard of a phone, of %s, shows them too', async (sport, shown) => {
  const text = await open(sport, (_match, room) => (
    <div style={{ height: 120 }}>
      <StripBoard room={room} zone="Asia/Bangkok" />
    </div>
  ));
  await expect.poll(text).toContain(shown);
});
