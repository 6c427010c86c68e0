import type { Browser, Page } from 'playwright';
import words from '#locales/vi/schedule.json' with { type: 'json' };
import { schedule } from '#contract/http/schedule.ts';
import { modes } from '#domain/schedule/mode.ts';
import type { Match } from '#domain/match/match.ts';
import { compare, median, type Side } from './support/compare.ts';
import { filterToPaint } from './support/filterToPaint.ts';
import { openPage, type MeasuredPage, type Work } from './support/page.ts';

const ROWS = 200;
const SAMPLES = 5;
const ALL = '/lich-truc-tiep/tat-ca';
const SIZE = { width: 1100, height: 800 };
const rows = '#content li[data-state]';
const withRooms = modes.filter(({ room }) => room !== null);

/** Many matches derived from today's: each with its own id, modes in turn, ten per league. */
const manyOf = (matches: readonly Match[]): readonly Match[] =>
  Array.from({ length: ROWS }, (_, i) => {
    const league = Math.floor(i / 10);
    const { liveModeId } = withRooms[league % withRooms.length]!;
    return {
      ...matches[i % matches.length]!,
      ...{ fixtureId: `bench${i}`, staticId: `bench${i}`, liveModeId },
      ...{ leagueId: `league${league}`, leagueName: `Giải ${league}` },
    };
  });

const modeOf = (href: string): string | undefined =>
  withRooms.find(({ schedule: path }) => href.endsWith(path))?.liveModeId;

/** The rendered page without its scripts, filtered by hand-written DOM code. */
const freeze = async (page: Page, matches: readonly Match[]): Promise<void> => {
  const leagues = [...new Set(matches.map(({ leagueName }) => leagueName))].map(
    (name) => [name, matches.find(({ leagueName }) => leagueName === name)!.liveModeId] as const,
  );
  const links = await page
    .locator('a[href^="/lich-truc-tiep"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const chips = links.map((href) => [href, modeOf(href) ?? null] as const);
  const html = (await page.content()).replaceAll(
    /<script[\s\S]*?<\/script>|<link rel="(modulepreload|preload)"[^>]*>/g,
    '',
  );
  await page.route(`**${ALL}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(new URL(ALL, page.url()).href);
  await page.evaluate(
    ({ leagues, chips }) => {
      const modeOfLeague = new Map(leagues);
      const modeOfChip = new Map(chips);
      const all = [...document.querySelectorAll<HTMLElement>('#content section')].filter((one) =>
        modeOfLeague.has(one.ariaLabel ?? ''),
      );
      document.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link) return;
        event.preventDefault();
        const mode = modeOfChip.get(link.getAttribute('href') ?? '') ?? null;
        for (const chip of document.querySelectorAll('nav a[aria-current="page"]'))
          chip.removeAttribute('aria-current');
        link.setAttribute('aria-current', 'page');
        for (const section of all) section.hidden = mode !== null && modeOfLeague.get(section.ariaLabel ?? '') !== mode;
      });
    },
    { leagues, chips },
  );
};

const side =
  ({ page, cdp, work }: MeasuredPage, matches: readonly Match[], slowdown: number): Side =>
  async () => {
    await page.bringToFront();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const football = withRooms[0]!;
    const one = matches.filter(({ liveModeId }) => liveModeId === football.liveModeId).length;
    const click = (path: string) => `nav[aria-label="${words.modesLabel}"] a[href="${path}"]`;
    const took: number[] = [];
    const before = await work();
    for (let i = 0; i < SAMPLES; i += 1) {
      await page.evaluate(filterToPaint, { click: click(`/lich-truc-tiep/${football.schedule}`), rows, wanted: one });
      took.push(await page.evaluate(filterToPaint, { click: click(ALL), rows, wanted: matches.length }));
    }
    const after = await work();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const each = (of: keyof Work) => ((after[of] - before[of]) / SAMPLES) * 1000;
    return {
      'filter to paint ms': median(took),
      'main thread ms': each('task'),
      'script ms': each('script'),
      'style and layout ms': each('layout'),
    };
  };

/**
 * A day of 200 matches: from a press on a filter to the painted list, compared with the same rows filtered by plain DOM
 * code.
 */
export const benchSchedule = async (browser: Browser, url: string, rounds: number): Promise<void> => {
  const answer = await fetch(`${url}${schedule.liveSchedule.path}?pageSize=200&timezone=Asia%2FBangkok`);
  const matches = manyOf(((await answer.json()) as { readonly data: readonly Match[] }).data);
  const pages = [await openPage(browser, SIZE), await openPage(browser, SIZE)] as const;
  for (const { page } of pages) {
    await page.route(`**${schedule.liveSchedule.path}*`, (route) =>
      route.fulfill({ json: { code: 200, data: matches } }),
    );
    // Rendered by the browser alone: an address with a search is not painted.
    await page.goto(`${url}${ALL}?q=bench`);
    await page
      .locator(rows)
      .nth(ROWS - 1)
      .waitFor({ state: 'attached' });
  }
  const [ours, floor] = pages;
  await freeze(floor.page, matches);
  for (const slowdown of [1, 4])
    await compare(
      `a day of ${ROWS} rows: one mode, then all again${slowdown > 1 ? `, processor slowed ${slowdown} times` : ''}`,
      {
        rounds,
        ours: side(ours, matches, slowdown),
        floor: side(floor, matches, slowdown),
      },
    );
  await ours.close();
  await floor.close();
};
