import type { Page } from 'playwright/test';
import { roomPath } from '#domain/room/roomAddress.ts';
import { expectMoving, markPicture, pictureOf } from './support/room.ts';
import { liveMatch } from './support/rooms.ts';
import { faultsOfStage } from './support/stage.ts';
import { stageSettled } from './support/stageFaults.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const FOOTBALL = '1';
/** The last is a window of 1440 × 900 at 200 %. */
const windows = [
  [320, 568],
  [360, 740],
  [390, 844],
  [844, 390],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1100, 800],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
  [720, 450],
] as const;
const places = ['band', 'flying', 'column', 'none'] as const;
/**
 * Where the position of the chat matters: from 1024 on, and on a phone in landscape; elsewhere Theater is the normal
 * form.
 */
const staged = windows.filter(([width, height]) => width >= 1024 || width > height);

/** The room's form and the position of its chat, as the page reports them. */
const formOf = (page: Page) =>
  page.evaluate(() => {
    const room = document.querySelector('[data-form]');
    return `${room?.getAttribute('data-form')} ${room?.querySelector('[data-as]')?.getAttribute('data-as') ?? 'none'}`;
  });

interface Mode {
  readonly name: string;
  /** The key that enters and leaves it in each window, if it does not survive a change of the window. */
  readonly key?: string;
  /** All windows by default. */
  readonly among?: readonly (readonly [number, number])[];
}
/** Resizes the page through all windows and collects the faults in each. */
const lookThrough = async (page: Page, { name, key, among = windows }: Mode): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [width, height] of among) {
    await page.setViewportSize({ width, height });
    if (key !== undefined) {
      await page.keyboard.press(key);
      await page.waitForFunction(() => document.fullscreenElement !== null);
    }
    await page.evaluate(stageSettled);
    const frame = (await page.locator('video').boundingBox())!;
    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await page.evaluate(stageSettled);
    const form = await formOf(page);
    for (const fault of await faultsOfStage(page)) faults.push(`${width} × ${height}, ${name} (${form}): ${fault}`);
    if (key === undefined) continue;
    await page.keyboard.press(key);
    await page.waitForFunction(() => document.fullscreenElement === null);
  }
  return faults;
};

test('V-1, V-5, V-6: in every window and every mode the video and the board are whole, and nothing lies under anything', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(roomPath(await liveMatch(baseURL, FOOTBALL))!);
  await expectMoving(page);
  await markPicture(page, 'the one');
  await page.keyboard.press('m');
  const faults: string[] = [];
  faults.push(...(await lookThrough(page, { name: 'normal' })));
  await page.keyboard.press('t');
  for (const place of places) {
    faults.push(...(await lookThrough(page, { name: `Theater, ${place}`, among: staged })));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('d');
  }
  await page.keyboard.press('t');
  faults.push(...(await lookThrough(page, { name: 'full screen', key: 'f' })));
  expect(faults).toEqual([]);
  expect((await pictureOf(page))!.mark).toBe('the one');
});

test('V-1: in full screen the focus stays in what is seen, and Escape leaves the composer before the stage', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(roomPath(await liveMatch(baseURL, FOOTBALL))!);
  await expectMoving(page);
  await page.keyboard.press('f');
  await expect(page.locator('[data-form="full"]')).toHaveCount(1);
  const stops: string[] = [];
  for (let i = 0; i < 30; i += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        if (!at || at === document.body) return 'seen';
        const { left, top, width, height } = at.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const seen = hit !== null && (at.contains(hit) || hit.contains(at) || hit.parentElement === at.parentElement);
        return seen ? 'seen' : `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent}`;
      }),
    );
  }
  expect(stops.filter((stop) => stop !== 'seen')).toEqual([]);
  const field = page.getByRole('textbox', { name: words('vi', 'chat')('placeholder') });
  await field.focus();
  await field.press('Escape');
  await expect(field).not.toBeFocused();
  await expect(page.locator('[data-form="full"]')).toHaveCount(1);
});

test('X1, V-6: a phone held sideways is written on beside the video, upright and with its keyboard', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(roomPath(await liveMatch(baseURL, FOOTBALL))!);
  await expectMoving(page);
  await page.getByRole('button', { name: words('vi', 'player')('write') }).click();
  const field = page.getByRole('textbox', { name: words('vi', 'chat')('placeholder') });
  await expect(field).toBeFocused();
  expect(await faultsOfStage(page)).toEqual([]);
  await page.setViewportSize({ width: 844, height: 190 });
  await expect(page.locator('[data-form="strip"]')).toHaveCount(1);
  await expect(field).toBeFocused();
  await expect.poll(() => faultsOfStage(page)).toEqual([]);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goBack();
  await expect(field).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await field.focus();
  await page.setViewportSize({ width: 390, height: 480 });
  await expect(page.locator('[data-form="strip"]')).toHaveCount(1);
  await expect.poll(() => faultsOfStage(page)).toEqual([]);
});
