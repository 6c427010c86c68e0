import type { Page, WebSocketRoute } from 'playwright/test';
import { expect } from './test.ts';

interface Shown {
  readonly at: number;
  readonly now: number;
  readonly moves: boolean;
}

/** The position of the video, and the time of reading it by the machine's clock, which all pages share. */
const shown = (page: Page): Promise<Shown | null> =>
  page.evaluate(() => {
    const video = [...document.querySelectorAll('video')].find(({ readyState }) => readyState > 0);
    return video
      ? { at: video.currentTime, now: performance.timeOrigin + performance.now(), moves: !video.paused }
      : null;
  });

/** The difference of two videos' positions at the same time, in seconds; null unless both play, or both are paused. */
const apart = async (one: Page, other: Page, moves: boolean): Promise<number | null> => {
  const [a, b] = await Promise.all([shown(one), shown(other)]);
  if (!a || !b || a.moves !== moves || b.moves !== moves) return null;
  return Math.abs(a.at - b.at - (moves ? (a.now - b.now) / 1000 : 0));
};

/** FI-11: both videos are within 0.3 s, three times in a row. */
export const expectTogether = async (one: Page, other: Page, moves: boolean, what: string): Promise<void> => {
  let times = 0;
  await expect
    .poll(
      async () => {
        const seconds = await apart(one, other, moves);
        times = seconds !== null && seconds <= 0.3 ? times + 1 : 0;
        return times;
      },
      { message: what, timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(3);
};

/** Waits until the video has passed a second. */
export const expectPast = (page: Page, second: number): Promise<void> =>
  expect.poll(async () => (await shown(page))?.at ?? 0, { timeout: 60_000 }).toBeGreaterThan(second);
export const placeOf = async (page: Page): Promise<number> => (await shown(page))?.at ?? 0;

/** A network that can be cut: a page's sockets close, and none opens until it is restored. */
export const cuttable = async (page: Page) => {
  let isCut = false;
  const open = new Set<{ readonly page: WebSocketRoute; readonly server: WebSocketRoute }>();
  await page.routeWebSocket(/\/ws\?/, async (socket) => {
    if (isCut) return socket.close({ code: 1001 });
    open.add({ page: socket, server: socket.connectToServer() });
  });
  return {
    cut: async (): Promise<void> => {
      isCut = true;
      await page.context().setOffline(true);
      await Promise.all([...open].flatMap((one) => [one.server.close(), one.page.close({ code: 1001 })]));
      open.clear();
    },
    mend: async (): Promise<void> => {
      isCut = false;
      await page.context().setOffline(false);
    },
  };
};
