import type { Browser, Page } from 'playwright';
import { openPage, type MeasuredPage, type Size } from './page.ts';
import { startFloor, type MeasuredServer } from './server.ts';

const SIZE = { width: 1100, height: 800 };

/** Where unmodified dash.js plays any stream on an empty page: a server of its own, as the origin is one. */
export const startPlayerFloor = (): Promise<MeasuredServer> => startFloor('playerServer.ts');

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

/** The whole address of a page of ours, or null for the empty page. */
type Address = string | null;

/**
 * For pages that play this stream (its whole address): opens one, and resolves once it shows a picture. The empty page
 * draws it as large as the last page of ours did. No request is watched, which would hold up each of them.
 */
export const pictureOpener = (browser: Browser, floor: MeasuredServer, stream: string) => {
  let drawn: Size = { width: 854, height: 480 };
  return async (address: Address): Promise<PlayingPage> => {
    const opened = await openPage(browser, SIZE);
    const { page } = opened;
    await page.addInitScript(noteFirstFrame);
    const { width, height } = drawn;
    const bare = `${floor.url}/?${new URLSearchParams({ stream, width: String(width), height: String(height) })}`;
    await page.goto(address ?? bare);
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
