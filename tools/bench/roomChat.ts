import type { Browser } from 'playwright';
import { schedule } from '#contract/http/schedule.ts';
import { chatroomTopic } from '#domain/chat/chat.ts';
import type { Match } from '#domain/match/match.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { options } from './support/options.ts';
import { openPage, withBrowser, workBetween, type Size } from './support/page.ts';
import { newToken, startSender } from './support/sender.ts';
import { startMeasuredOrigin } from './support/server.ts';
import { watchFrames } from './support/watchFrames.ts';

const PER_SECOND = 100;
const OUR_LIMIT_MS = 50;
const WIDE: Size = { width: 1440, height: 900 };

interface Layout {
  readonly name: string;
  readonly size: Size;
  /** Pressed one after another to come from the normal form into this one. */
  readonly keys: string;
}
/** T is Theater, D takes the next place of its chat, F is full screen. */
const layouts: readonly Layout[] = [
  { name: 'phone upright', size: { width: 390, height: 844 }, keys: '' },
  { name: 'phone on its side', size: { width: 844, height: 390 }, keys: '' },
  { name: 'normal', size: WIDE, keys: '' },
  { name: 'Theater, band', size: WIDE, keys: 't' },
  { name: 'Theater, flying text', size: WIDE, keys: 'td' },
  { name: 'Theater, column', size: WIDE, keys: 'tdd' },
  { name: 'Theater, no chat', size: WIDE, keys: 'tddd' },
  { name: 'full screen', size: WIDE, keys: 'f' },
];

/** A room of football that is on now, with the group of its chat. */
const roomOnNow = async (url: string) => {
  const ask = async (path: string) => ((await (await fetch(url + path)).json()) as { readonly data: unknown }).data;
  const matches = (await ask(`${schedule.featureMatch.path}?status=live&liveModeId=1`)) as readonly Match[];
  const match = matches.find(({ roomId }) => roomId !== null);
  if (!match) throw new Error('no room of football is on');
  const { groupId } = (await ask(`${schedule.liveRoom.path}?id=${match.roomId}`)) as { readonly groupId: string };
  return { path: roomPath(match)!, topic: chatroomTopic(groupId) };
};

/** A room with its picture in one layout, while its chat takes in 100 messages a second. */
const measure = async (browser: Browser, url: string, { name, size, keys }: Layout, seconds: number) => {
  const { path, topic } = await roomOnNow(url);
  const sender = await startSender(url, await newToken(url), topic);
  const { page, work, close } = await openPage(browser, size);
  await page.goto(url + path);
  await page.waitForFunction(
    () => (document.querySelector<HTMLVideoElement>('[data-place] video')?.currentTime ?? 0) > 0,
    null,
    { timeout: 60_000 },
  );
  for (const key of keys) await page.keyboard.press(key);
  await sender.say(PER_SECOND, 1);
  await page.evaluate(watchFrames);
  const before = await work();
  await sender.say(PER_SECOND, seconds);
  const spent = workBetween(before, await work());
  const state = await page.evaluate(() => ({
    longFrames: window.longFrames,
    form: document.querySelector('[data-form]')?.getAttribute('data-form'),
    chat: document.querySelector('[data-form] [data-as]')?.getAttribute('data-as'),
  }));
  const over = state.longFrames.filter((ms) => ms > OUR_LIMIT_MS).map(Math.round);
  console.log(
    `${name} (${state.form}, chat ${state.chat ?? 'none'}): main thread ${((spent['main thread s']! / seconds) * 100).toFixed(0)} %, frames with a script of ours over ${OUR_LIMIT_MS} ms: ${over.length}${over.length > 0 ? ` (${over.join(', ')} ms)` : ''}`,
  );
  sender.close();
  await close();
};

const { seconds } = options({ seconds: 10 });
const origin = await startMeasuredOrigin();
try {
  console.log(`a room's chat at ${PER_SECOND} messages a second for ${seconds} s, with the moving picture:`);
  await withBrowser(async (browser) => {
    for (const layout of layouts) await measure(browser, origin.url, layout, seconds);
  });
} finally {
  await origin.stop();
}
