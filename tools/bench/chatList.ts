import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { chatPage } from './floors/chatPage.ts';
import { compare, type Side } from './support/compare.ts';
import { openPage, workBetween, type MeasuredPage } from './support/page.ts';
import { newToken, startSender, TOPIC, type Sender } from './support/sender.ts';
import { followRow, watchFrames } from './support/watchFrames.ts';

const PER_SECOND = 100;
const READING_S = 3;
const OUR_LIMIT_MS = 50;
const SETTLE_MS = 300;
const SIZE = { width: 1024, height: 700 };
const row = '[role="log"] li[data-id]';

const rowsNow = (page: Page): Promise<number> => page.locator(row).count();

const open = async (browser: Browser, sender: Sender, go: (page: Page) => Promise<unknown>): Promise<MeasuredPage> => {
  const measured = await openPage(browser, SIZE);
  await go(measured.page);
  await measured.page.locator('[role="log"]').waitFor();
  await sender.say(PER_SECOND, 1);
  await measured.page.locator(row).nth(20).waitFor({ state: 'attached' });
  return measured;
};

/** One run: the chat at its newest row, then shortly scrolled up. */
const run = async ({ page, work }: MeasuredPage, sender: Sender, seconds: number) => {
  await page.evaluate(watchFrames);
  const before = await work();
  await sender.say(PER_SECOND, seconds);
  const figures = workBetween(before, await work());
  const rows = await rowsNow(page);
  await page.locator('[role="log"]').hover();
  await page.mouse.wheel(0, -600);
  await pause(SETTLE_MS);
  await page.evaluate(followRow);
  const reading = await work();
  await sender.say(PER_SECOND, READING_S);
  const whileReading = (await work()).task - reading.task;
  const { longFrames, moved } = await page.evaluate(() => ({ longFrames: window.longFrames, moved: window.moved }));
  return {
    ...figures,
    'rows in the page': rows,
    [`long frames with a script of ours over ${OUR_LIMIT_MS} ms`]: longFrames.filter((ms) => ms > OUR_LIMIT_MS).length,
    'while reading: main thread s': whileReading,
    'while reading: row moved px': moved,
    'while reading: rows in the page': await rowsNow(page),
  };
};

/** The chat at 100 messages per second, compared with a hand-written list that receives the same messages. */
export const benchChat = async (browser: Browser, url: string, rounds: number, seconds: number): Promise<void> => {
  const token = await newToken(url);
  const sender = await startSender(url, token);
  const side =
    (go: (page: Page) => Promise<unknown>): Side =>
    async () => {
      const measured = await open(browser, sender, go);
      const figures = await run(measured, sender, seconds);
      await measured.close();
      return figures;
    };
  await compare(`chat at ${PER_SECOND} messages a second for ${seconds} s, then ${READING_S} s of reading further up`, {
    rounds,
    ours: side((page) => page.goto(`${url}/chatroom`)),
    floor: side(async (page) => {
      const address = `${url}/floor`;
      await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: chatPage(token, TOPIC) }));
      await page.goto(address);
    }),
  });
  sender.close();
};
