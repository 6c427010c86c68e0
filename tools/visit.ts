import type { Browser } from 'playwright';
import { roomPath } from '#domain/room/roomAddress.ts';
import { liveMatch } from '../tests/e2e/support/rooms.ts';
import { openPage, withBrowser } from './bench/support/page.ts';
import { startMeasuredOrigin } from './bench/support/server.ts';

/**
 * Measures everything that a first visit downloads until the page has been open for this long, without the stream of a
 * room.
 */
const OPEN_MS = 5000;
const PHONE = { width: 390, height: 844 };

type Pulled = readonly (readonly [address: string, kib: number])[];

const pulledBy = async (browser: Browser, address: string): Promise<Pulled> => {
  const { page, cdp, close } = await openPage(browser, PHONE);
  await cdp.send('Network.enable');
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(OPEN_MS);
  await close();
  return [...sizes]
    .map(([id, bytes]) => [new URL(addresses.get(id) ?? address).pathname, bytes / 1024] as const)
    .filter(([path]) => !/^\/media\/\w+\/.*\.(m4s|mp4|mpd|m3u8)$/.test(path))
    .sort(([, a], [, b]) => b - a);
};

/**
 * In KiB transferred; measured in November 2026, with a small margin: scripts and styles, then all including fonts,
 * pictures and answers.
 */
const budgets = { home: { code: 146, all: 310 }, room: { code: 516, all: 595 } } as const;
const isCode = ([path]: Pulled[number]): boolean => /\.(js|css)$/.test(path);
const sum = (files: Pulled): number => files.reduce((total, [, kib]) => total + kib, 0);

/** Prints what a cold visit of the home page and of a live room downloads; false if one exceeds its budget. */
export const visits = async (): Promise<boolean> => {
  const origin = await startMeasuredOrigin();
  let fits = true;
  try {
    const pages = { home: '/', room: roomPath(await liveMatch(origin.url, '1'))! };
    await withBrowser(async (browser) => {
      for (const name of ['home', 'room'] as const) {
        const pulled = await pulledBy(browser, origin.url + pages[name]);
        const [code, all] = [sum(pulled.filter(isCode)), sum(pulled)];
        const within = code <= budgets[name].code && all <= budgets[name].all;
        fits &&= within;
        console.log(
          `${within ? '✓' : '✗'} ${name}, a cold visit of ${OPEN_MS / 1000} s: scripts and styles ${code.toFixed(1)} KiB of ` +
            `${budgets[name].code}, all ${pulled.length} answers ${all.toFixed(1)} of ${budgets[name].all} (over the wire)`,
        );
        if (process.argv.includes('--files') || !within)
          for (const [path, size] of pulled) console.log(`    ${size.toFixed(1).padStart(6)}  ${path}`);
      }
    });
  } finally {
    await origin.stop();
  }
  return fits;
};
