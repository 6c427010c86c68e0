import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { schedule } from '#contract/http/schedule.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import type { Room } from '#domain/match/match.ts';
import { liveMatch } from '../../tests/e2e/support/rooms.ts';
import { playerPage } from './floors/playerPage.ts';
import { compare, type Side } from './support/compare.ts';
import { options } from './support/options.ts';
import { openPage, withBrowser, workBetween } from './support/page.ts';
import { startMeasuredOrigin } from './support/server.ts';

const { rounds, seconds } = options({ rounds: 3, seconds: 3 });
const SIZE = { width: 1100, height: 800 };
const LIBRARY = '/floor/dash.js';

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

const origin = await startMeasuredOrigin();
try {
  const match = await liveMatch(origin.url, '1');
  const answer = await fetch(`${origin.url}${schedule.liveRoom.path}?id=${match.roomId}`);
  const { data } = (await answer.json()) as { readonly data: Room };
  const stream = data.users[0]?.streams.find(({ protocol }) => protocol === 'dash')?.streamLink;
  if (!stream) throw new Error('the room has no DASH stream');
  await withBrowser(async (browser) => {
    const side =
      (path: string): Side =>
      async () => {
        const { page, work, close } = await openPage(browser, SIZE);
        await page.route(`**${LIBRARY}`, (route) =>
          route.fulfill({ path: createRequire(import.meta.url).resolve('dashjs') }),
        );
        await page.route('**/floor', (route) =>
          route.fulfill({ contentType: 'text/html', body: playerPage(LIBRARY, stream) }),
        );
        await page.addInitScript(noteFirstFrame);
        await page.goto(origin.url + path);
        await page.waitForFunction(() => window.firstFrame > 0);
        const first = await page.evaluate(() => window.firstFrame);
        const started = await work();
        await pause(seconds * 1000);
        const played = await work();
        const { height, dropped } = await page.evaluate(() => {
          const video = document.querySelector('video')!;
          return { height: video.videoHeight, dropped: video.getVideoPlaybackQuality().droppedVideoFrames };
        });
        const asked = await manifestAskedAt(page);
        await close();
        return {
          'page to first picture ms': first,
          'manifest to first picture ms': first - asked,
          'until then: main thread s': started.task,
          ...workBetween(started, played),
          'height of the picture': height,
          'frames dropped': dropped,
        };
      };
    await compare(`a live room, then ${seconds} s of play, against bare dash.js`, {
      rounds,
      ours: side(roomPath(match) ?? '/'),
      floor: side('/floor'),
    });
  });
} finally {
  await origin.stop();
}
