import type { Page } from 'playwright/test';
import { CHAT } from '#domain/chat/chat.ts';
import { startSender } from './support/chatSender.ts';
import { recordRows } from './support/recordRows.ts';
import { chatOf } from './support/room.ts';
import { expect, test } from './support/test.ts';

test.use({ trace: 'off', viewport: { width: 1024, height: 700 } });

const PER_SECOND = 100;
const SECONDS = 15;
const EVERY_MS = 100;

declare global {
  interface Window {
    /** The greatest distance of the followed row from its initial position, in CSS pixels. */
    moved: number;
    /** Script time of this origin in long animation frames, in milliseconds. */
    ours: number[];
  }
}

const watchFrames = () => {
  window.moved = 0;
  window.ours = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { scripts } = entry as PerformanceEntry & {
        readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[];
      };
      const own = scripts.filter(({ sourceURL }) => sourceURL.startsWith(`${location.origin}/assets/`));
      if (own.length > 0) window.ours.push(Math.round(Math.max(...own.map(({ duration }) => duration))));
    }
  }).observe({ type: 'long-animation-frame', buffered: false });
};

/** Tracks the row in the middle of the log in every frame. */
const followRow = (page: Page): Promise<string> =>
  page.getByRole('log').evaluate((log) => {
    const middle = log.getBoundingClientRect().top + log.clientHeight / 2;
    const row = [...log.querySelectorAll<HTMLElement>('li[data-id]')].find(
      (one) => one.getBoundingClientRect().bottom > middle,
    )!;
    const from = row.getBoundingClientRect().top;
    const look = () => {
      if (!row.isConnected) window.moved = Number.POSITIVE_INFINITY;
      else window.moved = Math.max(window.moved, Math.abs(row.getBoundingClientRect().top - from));
      requestAnimationFrame(look);
    };
    look();
    return row.dataset['id']!;
  });

test(`${PER_SECOND} messages a second for ${SECONDS} s: at most ${CHAT.shownMessages} rows, and the row that is read stays`, async ({
  page,
  baseURL,
}) => {
  const mark = `tai${Date.now()}-`;
  await recordRows(page, mark);
  await page.goto('/chatroom');
  const room = chatOf(page);
  await room.ready();
  const sender = await startSender(baseURL);
  // Enough to scroll before a viewer reads on.
  await sender.sayAll(
    Array.from({ length: 120 }, (_, i) => `mở màn ${i}, một câu vừa đủ dài để xuống dòng ở cột chat`),
  );
  await expect(room.rows.getByText('mở màn 119,')).toBeVisible();
  await room.log.hover();
  await page.mouse.wheel(0, -600);
  await expect(page.getByRole('button', { name: /mới/ })).toBeVisible();
  await page.evaluate(watchFrames);
  const read = await followRow(page);

  let said = 0;
  await new Promise<void>((resolve) => {
    const ticking = setInterval(() => {
      for (let i = 0; i < (PER_SECOND * EVERY_MS) / 1000; i += 1) sender.say(`${mark}${(said += 1)} giữa khán đài`);
      if (said < PER_SECOND * SECONDS) return;
      clearInterval(ticking);
      resolve();
    }, EVERY_MS);
  });
  await expect.poll(() => sender.acked.length).toBe(said + 120);
  await expect(page.locator(`[data-id="${read}"]`)).toBeVisible();
  const { moved, mostRows, ours } = await page.evaluate(() => ({
    moved: window.moved,
    mostRows: window.mostRows,
    ours: window.ours,
  }));
  test.info().annotations.push({ type: 'long frames of ours, ms', description: ours.join(' ') || 'none' });
  console.log(`chat at ${PER_SECOND}/s: long animation frames with our scripts (ms): ${ours.join(' ') || 'none'}`);
  expect(mostRows).toBeLessThanOrEqual(CHAT.shownMessages);
  expect(moved).toBeLessThanOrEqual(1);

  await page.getByRole('button', { name: /mới/ }).click();
  await expect(room.rows.getByText(`${mark}${said} `)).toBeVisible();
  sender.close();
});
