import type { Page } from 'playwright/test';
import { roomPath } from '#domain/room/roomAddress.ts';
import { fixturesOfDay } from '#server/demo/calendar.ts';
import { dayNumberAt } from '#server/demo/day.ts';
import { roomIdOf } from '#server/demo/ids.ts';
import { startOrigin } from './support/origin.ts';
import { expectMoving, pictureOf } from './support/room.ts';
import { liveMatch } from './support/rooms.ts';
import { button, task } from './support/stranger.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const FOOTBALL = '1';
const [player, room] = [words('vi', 'player'), words('vi', 'room')];

/** A demo match with several commentators, and a time long after its kick-off. */
const withVoices = () => {
  const fixture = fixturesOfDay(dayNumberAt(Date.UTC(2026, 10, 21))).find(
    ({ league, crew, sides, fate }) => league.sport === 'football' && crew.length > 1 && sides !== null && !fate,
  );
  if (!fixture) throw new Error('the demo has no match with two voices');
  const [home, away] = fixture.sides!.map(({ name }) => name.vi);
  const path = roomPath({ liveModeId: FOOTBALL, home: home!, away: away!, roomId: roomIdOf(fixture.fixtureId, 0) })!;
  return { path, at: new Date(fixture.startTime + 40 * 60_000).toISOString() };
};

test('V-14: on a phone a stranger hears another voice of the match, and reads what has happened, each within three presses', async ({
  page,
}) => {
  const { path, at } = withVoices();
  const origin = await startOrigin({ CLOCK: at });
  try {
    await page.goto(`${origin.url}${path}`);
    await expectMoving(page);
    const first = new URL(page.url()).pathname;
    const change = task();
    const voices = page.getByRole('group', { name: room('commentators') });
    await change(voices.getByRole('link', { name: room('switchTo') }).first());
    await page.waitForURL((url) => url.pathname !== first);
    await expectMoving(page);

    const read = task();
    await read(page.getByRole('tab', { name: room('overview') }));
    const told = page.getByRole('tabpanel', { name: room('overview') });
    await expect(told.getByRole('listitem').first()).toBeVisible();
  } finally {
    await origin.discard();
  }
});

test('PLAYER-3, LR-13: on a phone a stranger saves data, and listens without a picture, each within three presses', async ({
  page,
  baseURL,
}) => {
  await page.goto(roomPath(await liveMatch(baseURL, FOOTBALL))!);
  await expectMoving(page);
  const line = (name: RegExp | string) => page.getByRole('dialog').getByRole('menuitemradio', { name });
  const gear = page.getByRole('button', { name: new RegExp(player('qualityNow', { label: '' }).trim(), 'u') });
  const save = task();
  await save(page.locator('[data-place="slot"] video'));
  await save(gear);
  await save(line(/540p/u));
  await expect.poll(async () => (await pictureOf(page))?.width).toBe(960);
  await expectMoving(page);

  const listen = task();
  await listen(page.locator('[data-place="slot"] video'));
  await listen(gear);
  await listen(line(player('audioOnly')));
  await expect(page.getByText(player('listening'))).toBeVisible();
});

/** A pinch on the video, with Chromium's own touch events, from one distance to another. */
const pinch = async (page: Page, from: number, to: number) => {
  const session = await page.context().newCDPSession(page);
  const touches = (apart: number) => [-1, 1].map((side, id) => ({ x: 422 + (side * apart) / 2, y: 160, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touches(from) });
  for (const apart of [(from + to) / 2, to])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touches(apart) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

test('V-6: on a phone on its side a stranger fills the window with two fingers, sees the whole picture again, and writes, within three presses', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(roomPath(await liveMatch(baseURL, FOOTBALL))!);
  await expectMoving(page);
  const box = async () => {
    const { width, height } = (await page.locator('video').boundingBox())!;
    return [Math.round(width), Math.round(height)];
  };
  expect(await box()).toEqual([693, 390]);
  await pinch(page, 100, 240);
  await expect.poll(box).toEqual([844, 390]);
  // The button is over the video that the viewer has cropped.
  await expect(button(page, player('write'))).toBeVisible();
  await pinch(page, 240, 100);
  await expect.poll(box).toEqual([693, 390]);
  expect(await page.evaluate(() => window.visualViewport!.scale)).toBe(1);
  const say = task();
  await say(button(page, player('write')));
  await expect(page.getByRole('textbox', { name: words('vi', 'chat')('placeholder') })).toBeFocused();
});
