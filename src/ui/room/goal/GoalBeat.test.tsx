import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GOAL_BEAT } from '#domain/room/goalBeat.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import { succeeded } from '#ports/failure.ts';
import { silentPorts } from '../../../../tests/fakes/app.ts';
import { aCommentator, aRoom } from '../../../../tests/fakes/matches.ts';
import { anEvent } from '../../../../tests/fakes/matchEvents.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { twoSources } from '../../../../tests/fakes/playback.ts';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import GoalBeat from './GoalBeat.tsx';

const TS = Date.parse('2026-11-21T11:40:00Z');
const goal = (change: Partial<MatchEvent> = {}): MatchEvent =>
  anEvent(81, 'Sầm Bắc', { ts: TS, momentId: 'g3', scoreAfter: { home: 3, away: 1 }, ...change });
const room = aRoom({ users: [aCommentator()], home: 'Bến Gỗ', away: 'Nắng Sớm' });
const SAID = "Bàn thắng: Sầm Bắc 81'. Bến Gỗ 3, Nắng Sớm 1";

const open = async ({ shielded = false, events = [goal()] } = {}) => {
  const overview = { events, stats: [] };
  const schedule = { overview: () => Promise.resolve(succeeded(overview)) };
  const past = {
    stat: () => Promise.reject(new Error('not asked for')),
    odds: () => Promise.reject(new Error('not asked for')),
    overview: (_: string, atTs: number) =>
      Promise.resolve(succeeded({ ...overview, asOf: atTs, untilTs: TS + 90_000 })),
  };
  const { app, live, playback } = roomApp({ ports: silentPorts({ schedule }), past });
  live.player.send({ type: 'player.open', streams: twoSources });
  playback.tell({ type: 'playback.playing' });
  const picture = (position: number) =>
    playback.tell({ type: 'playback.latency', behindS: 5, windowS: 1800, position });
  picture(TS - 1000);
  const place = await mount(
    app,
    <>
      <div ref={(slot) => (slot ? app.stage.place(slot) : undefined)} style={{ width: 640, height: 360 }} />
      <div data-board style={{ position: 'relative', width: 640, height: 90 }} />
      <GoalBeat room={room} shielded={shielded} />
    </>,
    ['moment'],
  );
  const status = () => place.querySelector('[role="status"]')?.textContent;
  const board = () => place.querySelector('[data-testid="board-beat"]');
  const press = (name: string) => page.getByRole('button', { name }).click();
  await expect.poll(status).toBe('');
  return { place, picture, playback, status, board, press };
};

beforeEach(async () => {
  await page.viewport(1100, 800);
  document.title = 'Phòng';
});
afterEach(unmountAll);

it('V-7, B5: a goal is told when the picture shows it, not before: board, ribbon, title and one sentence', async () => {
  const { place, picture, status, board } = await open();
  expect([status(), board(), document.title]).toEqual(['', null, 'Phòng']);
  picture(TS + 400);
  await expect.poll(status).toBe(SAID);
  expect(document.title).toBe(SAID);
  expect(board()?.querySelectorAll('circle').length).toBeGreaterThan(40);
  expect(place.querySelector('[aria-hidden="true"]')).not.toBeNull();
  expect(place.textContent.match(/Bến Gỗ/g)!.length).toBeGreaterThanOrEqual(4);
  expect(place.querySelectorAll('[role="status"]')).toHaveLength(1);
});

it('V-7: who did it stays, it can be seen again from ten seconds before, and left for the edge', async () => {
  const { picture, playback, status, board, press } = await open();
  picture(TS);
  await expect.poll(status).toBe(SAID);
  await expect.element(page.getByRole('button', { name: 'Xem lại' }), { timeout: GOAL_BEAT.beatMs * 3 }).toBeVisible();
  expect([status(), board()]).toEqual([SAID, null]);
  await press('Xem lại');
  expect(playback.asked).toContain(`seek ${5 + GOAL_BEAT.leadMs / 1000}`);
  await expect.poll(status).toBe('');
  expect(document.title).toBe('Phòng');
  picture(TS - 10_000);
  picture(TS + 100);
  await press('Về trực tiếp');
  expect(playback.asked).toContain('seek 0');
  expect(status()).toBe('');
});

it('B2: under the shield nothing at all happens', async () => {
  const { place, picture, status, board } = await open({ shielded: true });
  picture(TS + 400);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect([status(), board(), document.title, place.querySelector('button')]).toEqual(['', null, 'Phòng', null]);
});

it('B5: what is rewound behind is not told any more', async () => {
  const { picture, status, board } = await open();
  picture(TS + 400);
  await expect.poll(status).toBe(SAID);
  picture(TS - 60_000);
  await expect.poll(status).toBe('');
  expect([board(), document.title]).toEqual([null, 'Phòng']);
});
