import type { Browser, Page } from 'playwright';
import { articlePath } from '#domain/news/newsPaths.ts';
import type { ArticleSlice } from '#domain/news/article.ts';
import { news } from '#contract/http/news.ts';
import { fixtures } from '#contract/http/fixtures.ts';
import { schedule } from '#contract/http/schedule.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { liveMatch } from '../../tests/e2e/support/rooms.ts';
import { buildLoad } from './floors/buildLoad.ts';
import { compare, type Side } from './support/compare.ts';
import { options } from './support/options.ts';
import { openPage, withBrowser } from './support/page.ts';
import { startFloor, startMeasuredOrigin } from './support/server.ts';

const { rounds } = options({ rounds: 2 });
const PHONE = { width: 390, height: 844 };
/** A slow mobile network, in bytes per second, and a slowed-down processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWDOWN = 4;
const MATCHES = 40;
/** The largest paint is final after this long without a larger one; measuring stops after the second time. */
const QUIET_MS = 2000;
const MOST_MS = 10_000;
const LONG_TASK_MS = 50;

declare global {
  interface Window {
    painted: { first: number; largest: number; blocked: number; shifted: number };
  }
}

/** Runs in a page before its own scripts. */
const notePaints = (longTaskMs: number): void => {
  const painted = { first: Number.NaN, largest: Number.NaN, blocked: 0, shifted: 0 };
  window.painted = painted;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') painted.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (painted.largest = startTime));
  watch('longtask', ({ duration }) => (painted.blocked += duration - longTaskMs));
  watch('layout-shift', (entry) => {
    const { value } = entry as PerformanceEntry & { readonly value: number };
    painted.shifted += value;
  });
};

/** Resolves when the largest paint is final. */
const largestPaint = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    ({ quietMs, mostMs }) => {
      const now = performance.now();
      return now > mostMs || now - (window.painted.largest || now) > quietMs;
    },
    { quietMs: QUIET_MS, mostMs: MOST_MS },
    { polling: 250 },
  );

/** A first visit with an empty cache. */
const visit = async (browser: Browser, address: string): Promise<Readonly<Record<string, number>>> => {
  const { page, cdp, close } = await openPage(browser, PHONE);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const urls = new Map<string, string>();
  const came = { scripts: 0, all: 0 };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    if (url.includes('/media/')) return;
    came.all += encodedDataLength;
    if (/\.(js|css)$/.test(url)) came.scripts += encodedDataLength;
  });
  await page.addInitScript(notePaints, LONG_TASK_MS);
  await page.goto(address);
  await largestPaint(page);
  const { first, largest, blocked, shifted } = await page.evaluate(() => window.painted);
  await close();
  return {
    'FCP ms': first,
    'LCP ms': largest,
    'blocking ms': blocked,
    'scripts and styles kB': came.scripts / 1000,
    'all without the picture kB': came.all / 1000,
    'layout shift': shifted,
  };
};

const origin = await startMeasuredOrigin();
const answer = await fetch(`${origin.url}${schedule.liveSchedule.path}?pageSize=${MATCHES}&timezone=Asia%2FBangkok`);
const { folder, remove } = await buildLoad(((await answer.json()) as { readonly data: unknown }).data);
const floor = await startFloor('staticBrotli.ts', { ROOT: folder });
try {
  const live = await liveMatch(origin.url, '1');
  const room = roomPath(live) ?? '/';
  const told = await fetch(`${origin.url}${fixtures.detail.path}?id=${live.fixtureId}`);
  const match = fixturePath(((await told.json()) as { readonly data: Fixture }).data);
  const written = await fetch(`${origin.url}${news.list.path}?category=dong-bang&type=tuong-thuat`);
  const [report] = ((await written.json()) as { readonly data: ArticleSlice }).data.list;
  if (!report) throw new Error('the demo has written about no match yet');
  await withBrowser(async (browser) => {
    const side =
      (address: string): Side =>
      () =>
        visit(browser, address);
    for (const [name, path] of [
      ['home', '/'],
      ['live room', room],
      ['match page', match],
      ['article', articlePath(report)],
    ] as const)
      await compare(`${name} on a slow phone, against React with our libraries and ${MATCHES} matches, preloaded`, {
        rounds,
        ours: side(origin.url + path),
        floor: side(`${floor.url}/`),
      });
  });
} finally {
  await Promise.all([origin.stop(), floor.stop()]);
  remove();
}
