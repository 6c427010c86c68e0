import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright';
import { playerPage } from '../floors/playerPage.ts';
import { openPage, type MeasuredPage } from './page.ts';

const SIZE = { width: 1100, height: 800 };
const LIBRARY = '/floor/dash.js';
/** Where unmodified dash.js plays the same stream on an empty page, for the same origin. */
export const FLOOR = '/floor';

declare global {
  interface Window {
    /** When the first frame was shown, in milliseconds since the page was requested. */
    firstFrame: number;
  }
}

/** Runs in a page before its own scripts: records the first frame of any video. */
const noteFirstFrame = (): void => {
  window.firstFrame = 0;
  const seen = new WeakSet<HTMLVideoElement>();
  new MutationObserver(() => {
    const video = document.querySelector('video');
    if (!video || seen.has(video)) return;
    seen.add(video);
    video.requestVideoFrameCallback(() => (window.firstFrame ||= performance.now()));
  }).observe(document, { childList: true, subtree: true });
};

const manifestAskedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('.mpd'))?.startTime ?? Number.NaN,
  );

export interface PlayingPage extends MeasuredPage {
  /** Until the first picture, as measurements. */
  readonly took: Readonly<Record<string, number>>;
}

/** Opens a page, and resolves once it shows a picture; `stream` is what the empty page plays. */
export const openUntilPicture = async (browser: Browser, address: string, stream: string): Promise<PlayingPage> => {
  const opened = await openPage(browser, SIZE);
  const { page } = opened;
  await page.route(`**${LIBRARY}`, (route) =>
    route.fulfill({ path: createRequire(import.meta.url).resolve('dashjs') }),
  );
  await page.route(`**${FLOOR}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: playerPage(LIBRARY, stream) }),
  );
  await page.addInitScript(noteFirstFrame);
  await page.goto(address);
  await page.waitForFunction(() => window.firstFrame > 0);
  const first = await page.evaluate(() => window.firstFrame);
  const asked = await manifestAskedAt(page);
  return {
    ...opened,
    took: { 'page to first picture ms': first, 'manifest to first picture ms': first - asked },
  };
};
