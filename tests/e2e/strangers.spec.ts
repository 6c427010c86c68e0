import type { Page } from 'playwright/test';
import { GOAL_BEAT } from '#domain/room/goalBeat.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { roomIdOf } from '#server/demo/ids.ts';
import { goalOfDemo } from './support/demoGoal.ts';
import { startOrigin } from './support/origin.ts';
import { expectMoving, pictureOf } from './support/room.ts';
import { liveMatch } from './support/rooms.ts';
import { button, task } from './support/stranger.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const FOOTBALL = '1';
const [player, room, shell] = [words('vi', 'player'), words('vi', 'room'), words('vi', 'shell')];

const tiles = (page: Page) => page.locator('li a[data-look]');

test('V-14: on a phone a stranger finds what is live, opens a room, changes it, leaves and comes back, each within three presses', async ({
  page,
}) => {
  await page.goto('/');
  const find = task();
  await find(
    page
      .getByRole('navigation')
      .last()
      .getByRole('link', { name: shell('nav.live') }),
  );
  await expect(tiles(page).first()).toBeVisible();
  await find(tiles(page).first());
  await expectMoving(page);
  const first = new URL(page.url()).pathname;

  const change = task();
  await change(button(page, room('rooms')));
  await change(page.getByRole('dialog').locator('a[data-look="row"]').first());
  await page.waitForURL((url) => url.pathname !== first && url.pathname.startsWith('/truc-tiep/'));
  await expectMoving(page);
  const second = new URL(page.url()).pathname;

  const back = task();
  await back(button(page, player('back')));
  await page.waitForURL((url) => url.pathname === first);
  await back(button(page, player('back')));
  await page.waitForURL((url) => !url.pathname.startsWith('/truc-tiep/'));
  await back(page.locator('[data-place="mini"] a'));
  await page.waitForURL((url) => url.pathname === first || url.pathname === second);
  await expectMoving(page);
});

test('V-1, V-3: on a phone a stranger gets the stage of the whole screen with its chat, keeps it in another room, and mutes for good, each within three presses', async ({
  page,
  baseURL,
}) => {
  await page.goto(roomPath(await liveMatch(baseURL, FOOTBALL))!);
  await expectMoving(page);
  const sound = task();
  await sound(button(page, player('tapToUnmute')).first());
  await expect.poll(async () => (await pictureOf(page))!.muted).toBe(false);
  // Shows the controls again, which a slow machine has hidden by now.
  const picture = page.locator('[data-place="slot"] video');
  await sound(picture);
  await sound(button(page, player('mute')));
  await expect.poll(async () => (await pictureOf(page))!.muted).toBe(true);

  const fill = task();
  await fill(picture);
  await fill(button(page, player('fullscreen')));
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await expect(page.getByRole('log')).toBeVisible();
  await expect(page.locator('[data-board]')).toBeVisible();
  const first = new URL(page.url()).pathname;
  const change = task();
  await change(button(page, room('rooms')));
  await change(page.getByRole('dialog').locator('a[data-look="row"]').first());
  await page.waitForURL((url) => url.pathname !== first && url.pathname.startsWith('/truc-tiep/'));
  await expectMoving(page);
  await expect(page.getByRole('log')).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  const leave = task();
  await leave(picture);
  await leave(button(page, player('exitFullscreen')));
  await page.waitForFunction(() => document.fullscreenElement === null);

  await page.reload();
  await expectMoving(page);
  expect((await pictureOf(page))!.muted).toBe(true);
});

test('V-7: on a phone a stranger sees the last goal again, and goes back to what is live, each within three presses', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { fixture, goal, player: scorer } = goalOfDemo();
  const origin = await startOrigin({ CLOCK: new Date(goal.ts + 150_000).toISOString() });
  const [home, away] = fixture.sides!.map(({ name }) => name.vi);
  try {
    const path = roomPath({ liveModeId: FOOTBALL, home: home!, away: away!, roomId: roomIdOf(fixture.fixtureId, 0) });
    await page.goto(`${origin.url}${path}`);
    await expectMoving(page);
    const rewind = task();
    await rewind(page.getByRole('tab', { name: room('overview') }));
    await rewind(page.locator('li').filter({ hasText: scorer }).getByRole('button'));
    const fromS = (goal.ts - GOAL_BEAT.leadMs - fixture.startTime) / 1000;
    await expect.poll(async () => Math.abs((await pictureOf(page))!.time - fromS) < 6).toBe(true);
    const live = task();
    // The first click shows the controls.
    await live(page.locator('[data-place="slot"] video'));
    await live(page.getByRole('button', { name: player('backToLiveHint', { time: '' }).replace(', ', '') }));
    await expect.poll(async () => (await pictureOf(page))!.time > fromS + 60).toBe(true);
  } finally {
    await origin.discard();
  }
});
