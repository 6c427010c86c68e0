import { roomPath } from '#domain/room/roomAddress.ts';
import { expectMoving, pictureOf } from './support/room.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'player');
/** The demo's video renditions; the other one is the audio. */
const PICTURE = /\/media\/\w+\/v\w+\/\d+\.m4s/;
const SOUND = /\/media\/\w+\/a\w+\/\d+\.m4s/;

test('LR-13, X6: who only listens is told what it costs, fetches no picture, and has it again by one press', async ({
  page,
  baseURL,
}) => {
  const asked = { picture: 0, sound: 0 };
  page.on('request', (request) => {
    if (PICTURE.test(request.url())) asked.picture += 1;
    if (SOUND.test(request.url())) asked.sound += 1;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(roomPath(await liveMatch(baseURL, '1'))!);
  await expectMoving(page);
  expect(asked.picture).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Chất lượng/ }).focus();
  await page.keyboard.press('Enter');
  const line = page.getByRole('menuitemradio', { name: t('audioOnly') });
  await expect(line).toContainText(/0\.0\d GB/);
  await line.press('Enter');
  await expect(page.getByText(t('listening'))).toBeVisible();
  await expect.poll(async () => (await pictureOf(page))?.width).toBe(0);
  Object.assign(asked, { picture: 0, sound: 0 });
  // The duration of several segments: the video would have been fetched with each.
  await expect.poll(() => asked.sound, { timeout: 90_000 }).toBeGreaterThan(4);
  expect(asked.picture).toBe(0);
  expect((await pictureOf(page))?.paused).toBe(false);
  await page.getByRole('button', { name: t('showPicture') }).click();
  await expectMoving(page);
  await expect.poll(async () => (await pictureOf(page))?.width).toBeGreaterThan(0);
});
