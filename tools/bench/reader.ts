import type { Browser, Page } from 'playwright';
import { comics } from '#contract/http/comics.ts';
import { loadSharp } from '#server/shared/files/sharpLibrary.ts';
import type { PageList } from '#domain/comics/comic.ts';
import { median, printTable } from './support/compare.ts';
import { options } from './support/options.ts';
import { openPage, withBrowser, type MeasuredPage } from './support/page.ts';
import { startMeasuredOrigin } from './support/server.ts';
import { watchFrames } from './support/watchFrames.ts';

/**
 * A strip of many pages scrolled at speed on a slowed processor: the longest script of ours in a frame, how far the panel
 * that is read moves through rotation and another size of letters, how many pages are drawn, and whether it ends read.
 */
const PAGES = 200;
const SLOWED = 4;
const PHONE = { width: 390, height: 844 };
const TURNED = { width: 844, height: 390 };
const COMIC = '/truyen-tranh/cau-thu-so-khong';
const SETTLED_MS = 8000;
const STAGE = '[data-part="reader"] [role="group"][tabindex]';
/** Pixels of a stroke, and a second. */
const STROKE = 4000;
const SPEED = 12_000;
const { rounds } = options({ rounds: 3 });

const [w, h] = [800, 1600];
/** Upper edges, as shares of a page. */
const panels = [0.05, 0.5];
const sharp = await loadSharp();
const noise = { mean: 128, sigma: 40, type: 'gaussian' } as const;
const picture = await sharp({ create: { width: w, height: h, channels: 3, background: '#fcf8ec', noise } })
  .jpeg({ quality: 70 })
  .toBuffer();
/** The chapter as it is, with many pages of one picture. */
const manyOf = (one: PageList): PageList => ({
  ...one,
  chapter: { ...one.chapter, pages: PAGES },
  pages: Array.from({ length: PAGES }, (_, i) => ({
    ...{
      ...one.pages[0]!,
      n: i + 1,
      w,
      h,
      bytes: picture.length,
      url: `/media/comic/bench/p${i + 1}.jpg`,
      small: null,
    },
    panels: panels.map((y) => ({ x: 0, y, w: 1, h: 0.4, alt: 'bench', says: [] })),
  })),
});

const open = async (browser: Browser, url: string): Promise<MeasuredPage> => {
  const answer = await fetch(`${url}${comics.pages.path}?chapterId=cau-thu-so-khong--1`);
  const list = manyOf(((await answer.json()) as { readonly data: PageList }).data);
  const measured = await openPage(browser, PHONE);
  const { page } = measured;
  await page.addInitScript(watchFrames);
  await page.route(`**${comics.pages.path}*`, (route) => route.fulfill({ json: { code: 200, data: list } }));
  await page.route('**/media/comic/bench/*', (route) => route.fulfill({ contentType: 'image/jpeg', body: picture }));
  // Within the portal, so that the browser asks for the pages, and what wakes with a first press is awake.
  await page.goto(`${url}${COMIC}`);
  await page.locator('[data-navbar="byWidth"]').waitFor({ state: 'detached' });
  await page.locator(`#content ol a[href="${COMIC}/1"]`).click();
  await page.locator(`${STAGE} [data-page="${PAGES}"]`).waitFor({ state: 'attached' });
  await page.locator(STAGE).hover();
  await page.mouse.wheel(0, 400);
  // So are notices, six seconds later.
  await page.waitForTimeout(SETTLED_MS);
  return measured;
};

const drawn = (page: Page) => page.locator(`${STAGE} img`).count();
const isDone = (page: Page) => page.locator('[data-part="reader"] footer[data-done]').count();

/** Strokes until the chapter is read; gives the most pages that were drawn at once. */
const scrollDown = async ({ page, cdp }: MeasuredPage): Promise<number> => {
  let most = 0;
  for (let stroke = 0; stroke < 60 && (await isDone(page)) === 0; stroke += 1) {
    await cdp.send('Input.synthesizeScrollGesture', {
      ...{ x: 195, y: 420, yDistance: -STROKE, speed: SPEED, gestureSourceType: 'mouse' },
    });
    most = Math.max(most, await drawn(page));
  }
  return most;
};

/** Of the panel whose upper edge is the last one above the eyes: page, share of its height, pixels below the stage's edge. */
const panelNow = (page: Page) =>
  page.evaluate(
    ({ selector, edges }) => {
      const stage = document.querySelector(selector)!;
      const { top, height } = stage.getBoundingClientRect();
      const all = [...stage.querySelectorAll<HTMLElement>('[data-page]')].flatMap((one) => {
        const box = one.getBoundingClientRect();
        return edges.map((y) => ({ n: one.dataset['page']!, y, below: box.top + box.height * y - top }));
      });
      return all.findLast(({ below }) => below <= height * 0.35)!;
    },
    { selector: STAGE, edges: panels },
  );
const belowOf = (page: Page, { n, y }: { readonly n: string; readonly y: number }) =>
  page.evaluate(
    ({ selector, n, y }) =>
      new Promise<number>((seen) => {
        // After two frames what was resized stands.
        const look = () => {
          const stage = document.querySelector(selector)!;
          const box = stage.querySelector(`[data-page="${n}"]`)!.getBoundingClientRect();
          seen(box.top + box.height * y - stage.getBoundingClientRect().top);
        };
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(look)));
      }),
    { selector: STAGE, n, y },
  );

/** How far the panel moves, at most, while the phone is turned and letters grow, and all of it is undone. */
const turn = async (page: Page): Promise<number> => {
  const panel = await panelNow(page);
  const letters = (size: string) =>
    page.evaluate((one) => {
      document.documentElement.style.fontSize = one;
    }, size);
  const steps = [
    () => page.setViewportSize(TURNED),
    () => letters('24px'),
    () => page.setViewportSize(PHONE),
    () => letters(''),
  ];
  let most = 0;
  for (const step of steps) {
    await step();
    most = Math.max(most, Math.abs((await belowOf(page, panel)) - panel.below));
  }
  return most;
};

const origin = await startMeasuredOrigin();
try {
  await withBrowser(async (browser) => {
    const rows: (readonly number[])[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const measured = await open(browser, origin.url);
      const { page, cdp } = measured;
      await page.evaluate(() => {
        window.longFrames = [];
      });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      const most = await scrollDown(measured);
      const done = await isDone(page);
      const scripts = await page.evaluate(() => window.longFrames);
      await page.locator(STAGE).evaluate((stage) => (stage.scrollTop = stage.scrollHeight * 0.43));
      await page.waitForFunction((selector) => document.querySelectorAll(`${selector} img`).length > 0, STAGE);
      const moved = await turn(page);
      rows.push([Math.max(0, ...scripts), scripts.filter((ms) => ms > 50).length, moved, most, done * 100]);
      await measured.close();
    }
    const names = [
      'longest script of ours, ms',
      'frames with one over 50 ms',
      'the panel moved, px',
      'pages drawn at once',
      'read to the end, %',
    ];
    printTable(
      `a strip of ${PAGES} pages at ${SPEED} px/s, processor slowed ${SLOWED} times (rounds: ${rounds})`,
      ['', 'median', 'most', 'wanted'],
      names.map((name, i) => {
        const values = rows.map((row) => row[i]!);
        const wanted = ['at most 50', '0', 'at most 8', 'at most 12', '100'][i]!;
        return [name, median(values).toFixed(1), Math.max(...values).toFixed(1), wanted];
      }),
    );
  });
} finally {
  await origin.stop();
}
