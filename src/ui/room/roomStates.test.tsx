import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Match, Room } from '#domain/match/match.ts';
import { succeeded } from '#ports/failure.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { aCommentator, aMatch, aRoom } from '../../../tests/fakes/matches.ts';
import { anEvent } from '../../../tests/fakes/matchEvents.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../tests/fakes/roomApp.ts';
import { aGame } from '../../../tests/fakes/games.ts';
import { CommentatorRow } from './CommentatorRow.tsx';
import { onStage } from './picture.ts';
import { SlotCard } from './SlotCard.tsx';
import './MiniGame.tsx';

const events = [anEvent(12, 'A Sử'), anEvent(38, 'Cẩm Gió', { side: 'away' }), anEvent(63, 'Sầm Bắc')];
const next = aMatch({ fixtureId: 'f2', roomId: 'r9', home: 'Đồi Cọ', away: 'Ruộng Bậc Thang Thuỷ Ẩn', status: '12' });

const appWith = (live: readonly Match[] = []) => {
  const schedule = {
    overview: () => Promise.resolve(succeeded({ events, stats: [] })),
    feature: ({ status }: { readonly status?: string }) => Promise.resolve(succeeded(status === 'live' ? live : [])),
    totalLive: () => Promise.resolve(succeeded({ totalLive: 11 })),
  };
  return roomApp({ ports: silentPorts({ schedule }) });
};
const showCard = async (change: Partial<Room>, live: readonly Match[] = []) => {
  const { app } = appWith(live);
  const place = await mount(app, <SlotCard room={aRoom({ users: [aCommentator()], ...change })} />, [
    'room',
    'schedule',
  ]);
  await expect.poll(() => place.querySelector('[role="status"]')).not.toBeNull();
  return place.querySelector('[role="status"]')!;
};
// 19:00 in Hà Nội; the application's clock stands at 18:52:00.
const startTime = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

it('V-2: a postponed room says why and since when, keeps the ticket, and never that the picture comes', async () => {
  const card = await showCard({
    status: 'postponed',
    note: 'mưa lớn, sân ngập',
    noteAt: Date.parse('2026-11-21T10:52:00Z'),
  });
  expect(card.textContent).toContain('Hoãn: mưa lớn, sân ngập');
  expect(card.textContent).toContain('Báo lúc 17:52. Chưa có giờ mới.');
  expect(card.textContent).not.toContain('tự hiện');
  await expect.poll(() => card.querySelector('a')?.textContent).toBe('11 phòng khác');
});

it.each([
  ['postponed', 'Hoãn'],
  ['cancelled', 'Huỷ'],
  ['abandoned', 'Bỏ dở'],
  ['wo', 'Thắng bỏ cuộc'],
  ['delayed', 'Lùi giờ'],
])('V-2: without a reason, %s says that it is not known', async (status, word) => {
  expect((await showCard({ status })).textContent).toContain(`${word}: Chưa rõ lý do`);
});

it('V-2: an interrupted match says why, for how long, and that it goes on by itself', async () => {
  const card = await showCard({ status: 'interrupted', note: 'sân mất điện', noteAt: startTime });
  expect(card.textContent).toContain('Trận tạm dừng: sân mất điện');
  expect(card.textContent).toMatch(/Dừng \d+:\d\d trước\. Có lại là hình tự chạy/);
});

it('V-2: after the match: who won, the figures with the loser muted, the scorers and the next room', async () => {
  const card = await showCard({ status: 'FT', score: '2-1' }, [next]);
  expect(card.textContent).toContain('Hết trận, Bến Gỗ thắng');
  expect(card.querySelector('[data-lost]')?.textContent).toBe('1');
  await expect.poll(() => card.textContent).toContain("A Sử 12', Sầm Bắc 63'");
  await expect.poll(() => card.querySelector('a')?.getAttribute('href')).toMatch(/-r9$/);
  expect(card.textContent).toContain('Đồi Cọ – Ruộng Bậc Thang Thuỷ Ẩn');
});

it('V-2: a draw, and penalties whose winner the score does not name', async () => {
  expect((await showCard({ status: 'FT', score: '1-1' })).textContent).toContain('Hết trận, hoà');
  const penalties = await showCard({ status: 'PEN', score: '1-1', note: 'Luân lưu 4–3' });
  expect(penalties.textContent).toContain('Hết trận1 – 1Luân lưu 4–3');
});

it('V-2: a match without its stream is waited for', async () => {
  expect((await showCard({ status: '12' })).textContent).toContain('Đang chờ hình');
  expect((await showCard({ status: 'pending', startTime: 0 })).textContent).toContain('Sắp bắt đầu, hình sẽ tự hiện');
});

const streams = [
  { protocol: 'dash', streamLink: '/media/r1/index.mpd', profile: '1080p', label: 'HD', fps: 30, bitrate: 8000 },
] as const;
const row = async (change: Partial<Room>) => {
  const made = appWith();
  const room = aRoom({ users: [aCommentator({ streams })], ...change });
  const place = await mount(made.app, <CommentatorRow room={room} />, ['room', 'social']);
  await expect.poll(() => place.querySelector('[role="group"]')).not.toBeNull();
  return { ...made, room, place };
};

it('V-2: the voice lights only while the picture of this room plays with sound', async () => {
  const { app, live, playback, place, room } = await row({});
  const voice = () => [place.textContent!.includes('Đang nghe'), place.querySelectorAll('svg [data-lit]').length > 0];
  expect(voice()).toEqual([false, false]);
  app.stage.show(onStage(room, 'r1'));
  live.player.send({ type: 'player.open', streams });
  playback.tell({ type: 'playback.playing' });
  await expect.poll(voice).toEqual([true, true]);
  live.player.send({ type: 'player.mute' });
  await expect.poll(voice).toEqual([false, false]);
  live.player.send({ type: 'player.unmute' });
  await expect.poll(voice).toEqual([true, true]);
  app.stage.show(onStage(room, 'r2'));
  await expect.poll(voice).toEqual([false, false]);
});

it('V-2: a match that stopped while its picture goes on says so beside it', async () => {
  const { place } = await row({ status: 'suspended', note: 'mưa lớn' });
  await expect
    .poll(() => place.querySelector('[role="status"]')?.textContent ?? '')
    .toContain('Trận tạm dừng: mưa lớn');
});

it('GA-12: a waiting room has a small game, of which nothing is loaded before it is asked for, and which goes with the card', async () => {
  const asked: string[] = [];
  const frames: string[] = [];
  const { app } = roomApp({
    ports: silentPorts({
      loadPort: fakeLoadPort({
        games: {
          ...{ readSave: async () => succeeded(null), start: async () => succeeded({ runId: 'r1', seed: 7 }) },
          session: async () => succeeded({ playedMs: 0 }),
          game: async (id) => {
            asked.push(id);
            return succeeded({ ...aGame, gameId: id, entryUrl: `/game-files/${id}/index.html` });
          },
        },
        gameStage: {
          frame: ({ url }) => ({
            ...{ open: () => void frames.push(`open ${url}`), close: () => void frames.push('close') },
            ...{ post: () => {}, watch: () => () => {} },
          }),
        },
      }),
    }),
  });
  const waiting = aRoom({ users: [aCommentator()], startTime: app.clock.now() + 480_000, status: '21:30' });
  const place = await mount(app, <SlotCard room={waiting} />, ['room', 'schedule', 'games']);
  const find = (name: string) => page.getByRole('button', { name });
  await expect.element(find('Chơi trong lúc chờ')).toBeVisible();
  expect([asked, frames]).toEqual([[], []]);
  await find('Chơi trong lúc chờ').click();
  await expect.poll(() => frames).toEqual(['open /game-files/huy-hieu-2048/index.html']);
  const mini = place.querySelector('[data-part="mini-game"]')!;
  expect(mini.querySelector('[role="timer"]')?.textContent).toBe('8:00');
  expect(place.querySelector('[role="status"]')?.closest('[inert]')).not.toBeNull();
  await find('Gấp game lại').click();
  await expect.poll(() => place.querySelector('[data-part="mini-game"]')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Chơi trong lúc chờ');
  await find('Chơi trong lúc chờ').click();
  await expect.poll(() => frames.filter((one) => one.startsWith('open')).length).toBe(2);
  await unmountAll();
  expect(frames.at(-1)).toBe('close');
});
