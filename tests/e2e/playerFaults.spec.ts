import type { Page, Route } from 'playwright/test';
import { PLAYER } from '#domain/player/player.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { DATA_SAVER } from '#domain/settings/dataSaver.ts';
import { recordCards } from './support/recordCards.ts';
import { expectMoving, markPicture, pictureOf } from './support/room.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const t = words('vi', 'player');
const MEDIA = /\/media\/[^/]+\/(?!.*\.webp$)/;
const SEGMENTS = /\.m4s$/;
const DASH = /\/media\/[^/]+\/index\.mpd$/;
const HLS = /\/media\/[^/]+\/master\.m3u8$/;
const patience = { timeout: 60_000 };

const retries = Array.from({ length: PLAYER.maxRetries }, (_, before) =>
  t('retrying', { tried: before + 1, of: PLAYER.maxRetries }),
);
const sentences = [t('buffering'), ...retries, t('switchingSource'), t('failed')];
const stage = (page: Page) => page.getByRole('region', { name: t('player') });
const retry = (page: Page) => stage(page).getByRole('button', { name: t('retry'), exact: true });
const unreadable = (route: Route) => route.fulfill({ contentType: 'text/plain', body: 'no manifest' });
/** Whether this browser plays HLS, the second source of every room, natively. */
const speaksHls = (page: Page) =>
  page.evaluate(() => document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '');

// dash.js sends no requests while the page's clock stands still: these tests run in real time and wait for the page's
// messages.
test('a stream that breaks off stalls, is tried again, and goes on in the same element once it is back', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const said = await recordCards(page, sentences);
  await page.goto(roomPath(await liveMatch(baseURL, '1'))!);
  await expectMoving(page);
  await markPicture(page, 'before');
  await page.route(SEGMENTS, (route) => route.fulfill({ status: 503, body: '' }));
  await expect.poll(said, patience).toEqual([t('buffering'), retries[0]]);
  await page.unroute(SEGMENTS);
  await expect(stage(page).getByText(t('buffering')).or(retry(page))).toHaveCount(0, patience);
  await expectMoving(page);
  expect((await pictureOf(page))!.mark).toBe('before');
});

test('a room whose media cannot be reached is tried five times, then its next source, then it has failed; trying again by hand begins anew and plays', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const said = await recordCards(page, sentences);
  const asked: string[] = [];
  await page.route(MEDIA, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.goto(roomPath(await liveMatch(baseURL, '1'))!);
  await expect(stage(page).getByRole('alert')).toContainText(t('failed'), { timeout: 180_000 });
  expect(await said()).toEqual([...retries, t('switchingSource'), t('failed')]);
  expect(asked.filter((path) => DASH.test(path)).length).toBeGreaterThan(PLAYER.maxRetries);
  expect(asked.some((path) => HLS.test(path))).toBe(await speaksHls(page));
  const last = asked.length;
  await page.unroute(MEDIA);
  const again = page.waitForRequest(DASH);
  await retry(page).click();
  await again;
  await expectMoving(page);
  expect(asked).toHaveLength(last);
  await expect(stage(page).getByRole('alert')).toHaveCount(0);
});

test('AU-9: where the browser plays HLS by itself, who saves data is shown no more than SD, until they choose by hand', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '1'), DATA_SAVER);
  await page.route(DASH, unreadable);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(roomPath(await liveMatch(baseURL, '1'))!);
  if (!(await speaksHls(page))) return expect(retry(page)).toBeVisible();
  await expectMoving(page);
  const video = page.locator('video');
  await expect(video).toHaveAttribute('src', /\/saving\.m3u8$/);
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(540);
  expect(asked.filter((path) => HLS.test(path))).toEqual([]);
  const label = t('qualityNow', { label: 'SD' });
  await stage(page).getByRole('button', { name: label }).click();
  await page.getByRole('menuitemradio', { name: /720p/ }).click();
  await expect(video).toHaveAttribute('src', HLS);
  await expectMoving(page);
});

test('a room of which nothing can be read has failed at once; when the browser is online again it plays by itself', async ({
  page,
  context,
  baseURL,
}) => {
  const said = await recordCards(page, sentences);
  await page.route(DASH, unreadable);
  await page.route(HLS, unreadable);
  await page.goto(roomPath(await liveMatch(baseURL, '1'))!);
  await expect(stage(page).getByRole('alert')).toContainText(t('failedFact'));
  // Errors before the page's code is loaded are not shown.
  const cards = await said();
  expect(cards.at(-1)).toBe(t('failed'));
  expect(cards.slice(0, -1).every((card) => card === t('switchingSource'))).toBe(true);
  await page.unroute(DASH);
  await context.setOffline(true);
  await context.setOffline(false);
  await expectMoving(page);
});
