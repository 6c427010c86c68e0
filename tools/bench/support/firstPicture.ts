import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright';
import { playerPage } from '../floors/playerPage.ts';
import { openPage, type MeasuredPage, type Size } from './page.ts';

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

/**
 * For pages that play this stream: opens one, and resolves once it shows a picture. The empty page draws it as large as
 * the last page of ours did.
 */
export const pictureOpener = (browser: Browser, stream: string) => {
  let drawn: Size = { width: 854, height: 480 };
  return async (address: string): Promise<PlayingPage> => {
    const opened = await openPage(browser, SIZE);
    const { page } = opened;
    await page.route(`**${LIBRARY}`, (route) =>
      route.fulfill({ path: createRequire(import.meta.url).resolve('dashjs') }),
    );
    await page.route(`**${FLOOR}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: playerPage(LIBRARY, stream, drawn) }),
    );
    await page.addInitScript(noteFirstFrame);
    await page.goto(address);
    await page.waitForFunction(() => window.firstFrame > 0);
    const { first, size } = await page.evaluate(() => {
      const { clientWidth: width, clientHeight: height } = document.querySelector('video')!;
      return { first: window.firstFrame, size: { width, height } };
    });
    drawn = size;
    const asked = await manifestAskedAt(page);
    return {
      ...opened,
      took: { 'page to first picture ms': first, 'manifest to first picture ms': first - asked },
    };
  };
};
