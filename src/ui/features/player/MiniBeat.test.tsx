import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GOAL_BEAT } from '#domain/room/goalBeat.ts';
import { succeeded } from '#ports/failure.ts';
import { silentPorts } from '../../../../tests/fakes/ports.ts';
import { aCommentator, aRoom } from '../../../../tests/fakes/matches.ts';
import { anEvent } from '../../../../tests/fakes/matchEvents.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { twoSources } from '../../../../tests/fakes/playback.ts';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import MiniBeat from './MiniBeat.tsx';

const TS = Date.parse('2026-11-21T11:40:00Z');
const room = aRoom({ users: [aCommentator()] });
const SAID = "Bàn thắng: Sầm Bắc 81'. Bến Gỗ 3, Nắng Sớm 1";

const open = async (hidden = false) => {
  const events = [anEvent(81, 'Sầm Bắc', { ts: TS, momentId: 'g3', scoreAfter: { home: 3, away: 1 } })];
  const schedule = { overview: () => Promise.resolve(succeeded({ events, stats: [] })) };
  const { app, live, playback } = roomApp({ ports: silentPorts({ schedule }) });
  live.player.send({ type: 'player.open', streams: twoSources });
  playback.tell({ type: 'playback.playing' });
  const picture = (position: number) =>
    playback.tell({ type: 'playback.latency', behindS: 5, windowS: 1800, position });
  picture(TS - 1000);
  const place = await mount(
    app,
    <div style={{ position: 'relative', width: 384, height: 284 }}>
      <MiniBeat room={{ ...room, ...(hidden && { hidden }) }} />
    </div>,
    ['moment'],
  );
  const status = () => place.querySelector('[role="status"]')?.textContent;
  await expect.poll(status).toBe('');
  return { place, picture, playback, status };
};

beforeEach(async () => {
  await page.viewport(1100, 800);
  document.title = 'Lịch';
});
afterEach(unmountAll);

it('V-7: while the small player plays, a goal is told when its picture shows it, and seen again in it', async () => {
  const { picture, playback, status } = await open();
  expect([status(), document.title]).toEqual(['', 'Lịch']);
  picture(TS + 400);
  await expect.poll(status).toBe(SAID);
  expect(document.title).toBe(SAID);
  await page.getByRole('button', { name: 'Xem lại' }).click();
  expect(playback.asked).toContain(`seek ${5 + (400 + GOAL_BEAT.leadMs) / 1000}`);
  await expect.poll(status).toBe('');
  await page.getByRole('button', { name: 'Về trực tiếp' }).click();
  expect(playback.asked).toContain('seek 0');
  expect(document.title).toBe('Lịch');
});

it('B2: of a hidden result the small player tells nothing', async () => {
  const { place, picture, status } = await open(true);
  picture(TS + 400);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect([status(), document.title, place.querySelector('button')]).toEqual(['', 'Lịch', null]);
});
