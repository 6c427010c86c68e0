import type { Page } from 'playwright/test';
import { schedule } from '#contract/http/schedule.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { SEGMENT_MS } from '#server/media/track.ts';
import { loginLayer } from './support/account.ts';
import { expectMoving } from './support/room.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const t = words('vi', 'player');
const say = words('vi', 'room');
const state = words('vi', 'roomState');
/** The text of a card before the kick-off time. */
const kickOff = state('kickOffAt').split(' ,')[0]!;
const POLLED = { timeout: 40_000 };

interface Given {
  readonly status?: string;
  readonly score?: string;
  readonly startTime?: number;
}
/** Overrides the origin's answers about a room with `given`. */
const tell = (page: Page, given: () => Given) =>
  page.route(`**${schedule.liveRoom.path}*`, async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    const { code, data } = (await answer.json()) as { readonly code: number; readonly data: object };
    const { etag: _, ...headers } = answer.headers();
    await route.fulfill({ status: answer.status(), headers, json: { code, data: { ...data, ...given() } } });
  });

test('a room before its start counts down and books, and shows its picture by itself once it is live', async ({
  page,
  baseURL,
}) => {
  let given: Given = { status: 'pending', score: '0-0', startTime: Date.now() + 90_000 };
  await tell(page, () => given);
  // Only a page with a query string requests its room itself.
  await page.goto(`${roomPath(await liveMatch(baseURL, '1'))}?q=`);
  const content = page.locator('#content');
  await expect(content.getByText(kickOff)).toBeVisible();
  await expect(content.getByRole('timer')).toHaveText(/^1:[0-2]\d$/);
  await expect(page.locator('video')).toHaveCount(0);
  await content.getByRole('button', { name: say('book'), exact: true }).click();
  await expect(loginLayer(page).dialog).toBeVisible();
  await page.keyboard.press('Escape');
  given = {};
  await expect(content.getByText(kickOff)).toHaveCount(0, POLLED);
  await expectMoving(page);
});

test('a stream that ends says so, and the room shows the result once the match is over', async ({ page, baseURL }) => {
  let given: Given = {};
  let end = 0;
  await tell(page, () => given);
  await page.route(/\/index\.mpd$/, async (route) => {
    const answer = await route.fetch();
    const manifest = await answer.text();
    const start = Date.parse(/availabilityStartTime="([^"]+)"/.exec(manifest)![1]!);
    // Like a room that ends in a few seconds, at a segment boundary.
    end ||= SEGMENT_MS * Math.ceil((Date.now() - start + 8000) / SEGMENT_MS);
    const ending = ` mediaPresentationDuration="PT${end / 1000}S" minimumUpdatePeriod`;
    const body = manifest.replace(' minimumUpdatePeriod', ending);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(roomPath(await liveMatch(baseURL, '1'))!);
  await expectMoving(page);
  const stage = page.getByRole('region', { name: t('player') });
  await expect(stage.getByRole('status')).toContainText(t('ended'), POLLED);
  await expect(stage.getByRole('link', { name: t('toSchedule') })).toHaveAttribute('href', '/lich-truc-tiep');
  given = { status: 'ft', score: '3-1' };
  const content = page.locator('#content');
  await expect(content.getByText(state('endedPlain'))).toBeVisible(POLLED);
  await expect(content.getByText('3 – 1')).toBeVisible();
  await expect(stage).toHaveCount(0);
});
