import type { BrowserContext, Page, WebSocketRoute } from 'playwright/test';
import { chat } from '#contract/http/chat.ts';
import { CHAT } from '#domain/chat/chat.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { startSender } from './support/chatSender.ts';
import { enterAs, newMember } from './support/members.ts';
import { startOrigin } from './support/origin.ts';
import { liveMatch } from './support/rooms.ts';
import { recordRows } from './support/recordRows.ts';
import { chatOf } from './support/room.ts';
import { expect, test, watch } from './support/test.ts';
import { words } from './support/words.ts';

const MESSAGES = 1000;
const CUTS = 20;
const PART = MESSAGES / (2 * CUTS);

interface Reader {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Closes the page's socket, like a network failure. */
  readonly cut: () => Promise<void>;
  readonly complaints: readonly string[];
}

test(`CHAT-2: ${MESSAGES} numbered messages over ${CUTS} cuts: each reader sees every one once, in order`, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const mark = `so${Date.now()}-`;
  const openReader = async (): Promise<Reader> => {
    const context = await browser.newContext({ baseURL, viewport: { width: 1024, height: 700 }, locale: 'vi-VN' });
    const page = await context.newPage();
    const complaints = watch(page);
    const sockets: { readonly page: WebSocketRoute; readonly server: WebSocketRoute }[] = [];
    await page.routeWebSocket(/\/ws\?/, (socket) => {
      sockets.push({ page: socket, server: socket.connectToServer() });
    });
    await recordRows(page, mark);
    await page.clock.install({ time: Date.now() });
    await page.goto('/chatroom');
    await chatOf(page).ready();
    const cut = async () => {
      const last = sockets.at(-1)!;
      await Promise.all([last.server.close(), last.page.close({ code: 1001 })]);
    };
    return { page, context, cut, complaints };
  };
  const readers = await Promise.all([openReader(), openReader()]);
  const sender = await startSender(baseURL, 'Người Đếm');
  let said = 0;
  const part = () => Array.from({ length: PART }, () => `${mark}${(said += 1)}`);
  const seenAll = (page: Page) =>
    expect.poll(() => page.evaluate(() => window.recorded.at(-1)), `the reader is at ${said}`).toBe(String(said));

  for (let cuts = 0; cuts < CUTS; cuts += 1) {
    await sender.sayAll(part());
    await Promise.all(
      readers.map(async ({ page, cut }) => {
        // Open long enough to reset the retry count of CHAT-3.
        await page.clock.fastForward(CHAT.stableAfterMs + 1000);
        await cut();
        await expect(chatOf(page).strip).toHaveCount(1);
      }),
    );
    await sender.sayAll(part());
    await Promise.all(
      readers.map(async ({ page }) => {
        await page.clock.fastForward(CHAT.reconnectDelayMs);
        await expect(chatOf(page).strip).toHaveCount(0);
        await seenAll(page);
      }),
    );
  }
  const numbers = Array.from({ length: MESSAGES }, (_, i) => String(i + 1));
  for (const { page, context, complaints } of readers) {
    expect(await page.evaluate(() => window.recorded)).toEqual(numbers);
    expect(await page.evaluate(() => window.mostRows)).toBeLessThanOrEqual(CHAT.shownMessages);
    expect(complaints).toEqual([]);
    await context.close();
  }
  sender.close();
});

test('kill -9 of the origin during writes: what was acked is there after the restart, in the page too', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const origin = await startOrigin();
  try {
    const context = await browser.newContext({ baseURL: origin.url, viewport: { width: 1024, height: 700 } });
    await enterAs(context, origin.url, await newMember(origin.url));
    const page = await context.newPage();
    const mark = 'ghi';
    await recordRows(page, mark);
    await page.goto('/chatroom');
    const room = chatOf(page);
    await room.ready();
    await room.say('tin từ trình duyệt');
    await expect(room.rows.getByText('tin từ trình duyệt')).toHaveCount(1);
    await expect(room.outbox).toHaveCount(0);

    const sender = await startSender(origin.url);
    const killed = expect.poll(() => sender.acked.length).toBeGreaterThan(40);
    for (let n = 1; n <= 120; n += 1) sender.say(`${mark}${n}`);
    await killed;
    for (let n = 121; n <= 240; n += 1) sender.say(`${mark}${n}`);
    await origin.stop('SIGKILL');
    await expect(room.strip).toHaveCount(1);
    await room.say('viết lúc mất máy chủ');
    await expect(room.outbox).toHaveAttribute('data-outbox', 'waiting');

    await origin.start();
    // If the origin took longer than five tries, the chat reconnects when the room is read again (CHAT-3).
    await expect(room.strip).toHaveCount(0, { timeout: 60_000 });
    await expect(room.rows.getByText('viết lúc mất máy chủ')).toHaveCount(1);
    await expect(room.outbox).toHaveCount(0);
    const kept: string[] = [];
    for (let afterSeq = 0; ;) {
      const query = new URLSearchParams({ groupId: CHAT.defaultGroup, afterSeq: String(afterSeq), limit: '100' });
      const answer = await fetch(`${origin.url}${chat.history.path}?${query}`);
      const { messages } = ((await answer.json()) as { readonly data: Page0 }).data;
      kept.push(...messages.map(({ data }) => data.originalMessage ?? ''));
      if (messages.length === 0) break;
      afterSeq = messages.at(-1)!.seq;
    }
    for (const text of sender.acked) expect(kept.filter((one) => one === text)).toHaveLength(1);
    expect(kept.filter((one) => one === 'tin từ trình duyệt')).toHaveLength(1);
    const seen = (await page.evaluate(() => window.recorded)).map(Number);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    await context.close();
  } finally {
    await origin.discard();
  }
});

interface Page0 {
  readonly messages: readonly { readonly seq: number; readonly data: { readonly originalMessage?: string } }[];
}

test('without a network a room on a phone says so and keeps its composer in sight', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(roomPath(await liveMatch(baseURL, '1'))!);
  await chatOf(page).ready();
  const bottom = async () => {
    const box = await chatOf(page).field.boundingBox();
    return box!.y + box!.height;
  };
  const before = await bottom();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: words('vi', 'shell')('offlineSince').trim() })).toBeVisible();
  expect(await bottom()).toBe(before);
  expect(before).toBeLessThanOrEqual(844);
});
