import { roomPath } from '#domain/live/roomAddress.ts';
import { expectMoving, markPicture, pictureOf } from './support/room.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'player');
const MEDIA = '**/media/**';

test.use({ viewport: { width: 1440, height: 900 } });

// dash.js asks for nothing while the page's clock stands: these run in real time and wait for what the page says.
test('a stream that breaks is tried again, says so, and goes on in the same element once it is back', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await page.goto(roomPath(await liveMatch(baseURL, '1'))!);
  await expectMoving(page);
  await markPicture(page, 'before');
  await page.route(MEDIA, (route) => route.fulfill({ status: 503, body: '' }));
  const trouble = page
    .getByRole('region', { name: t('player') })
    .getByText(new RegExp(`${t('buffering')}|${t('retrying', { tried: 1, of: 5 }).slice(0, 20)}`));
  await expect(trouble.first()).toBeVisible({ timeout: 60_000 });
  await page.unroute(MEDIA);
  await expect(trouble).toHaveCount(0, { timeout: 60_000 });
  await expectMoving(page);
  expect((await pictureOf(page))!.mark).toBe('before');
});

test('a source that cannot be had at all is tried, then the next one, and the last word is a way to try again', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await page.route('**/media/*/**', (route) =>
    new URL(route.request().url()).pathname.endsWith('.webp') ? route.fallback() : route.abort(),
  );
  await page.goto(roomPath(await liveMatch(baseURL, '1'))!);
  const stage = page.getByRole('region', { name: t('player') });
  await expect(stage.getByText(t('retrying', { tried: 1, of: 5 }))).toBeVisible({ timeout: 60_000 });
  await expect(stage.getByText(t('retrying', { tried: 2, of: 5 }))).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/media/*/**');
  await stage.getByRole('button', { name: t('retry') }).click();
  await expectMoving(page);
});

test('delayed segments make it wait, not fail', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const held: (() => void)[] = [];
  let holding = false;
  await page.route('**/media/**', async (route) => {
    if (holding) await new Promise<void>((go) => held.push(go));
    await route.fallback().catch(() => {});
  });
  await page.goto(roomPath(await liveMatch(baseURL, '1'))!);
  await expectMoving(page);
  holding = true;
  await expect(page.getByRole('region', { name: t('player') }).getByText(t('buffering'))).toBeVisible({
    timeout: 60_000,
  });
  holding = false;
  held.splice(0).forEach((go) => go());
  await expectMoving(page);
});
