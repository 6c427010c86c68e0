import type { Browser, Page } from 'playwright';
import words from '#locales/vi/football.json' with { type: 'json' };
import { fixtures } from '#contract/http/fixtures.ts';
import type { DayList, LeagueDay } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { ADULT } from '#domain/routing/adults.ts';
import { compare, median, type Side } from './support/compare.ts';
import { filterToPaint } from './support/filterToPaint.ts';
import { openPage, type MeasuredPage } from './support/page.ts';

const ROWS = 400;
const PER_LEAGUE = 10;
const SAMPLES = 5;
const SIZE = { width: 1100, height: 800 };
/** In turn, so that each filter has a part of every competition. */
const statuses = ['live', 'ended', 'upcoming', 'upcoming'] as const;

interface List {
  readonly name: string;
  readonly path: string;
  readonly view: 'ket-qua' | 'ty-le-keo';
  readonly rows: string;
}
const lists: readonly List[] = [
  { name: 'results', path: '/ket-qua/bong-da', view: 'ket-qua', rows: '#content li [data-state]' },
  { name: 'odds', path: '/ty-le-keo/bong-da', view: 'ty-le-keo', rows: '#content li[data-state]' },
];

const scored = (fixture: Fixture, i: number): Fixture => {
  const status = statuses[i % statuses.length]!;
  const { score: _score, hidden: _hidden, ...rest } = fixture;
  return {
    ...{ ...rest, status, phase: null, statusText: status === 'ended' ? 'FT' : status, notes: [] },
    score: status === 'upcoming' ? null : { home: i % 4, away: i % 3 },
  };
};

/** Many matches derived from those of a day, ten per competition. */
const manyOf = ({ leagues }: DayList): DayList => {
  const known = leagues.flatMap((one) => one.fixtures);
  const leagueOf = (at: number): LeagueDay => ({
    league: { ...leagues[0]!.league, leagueId: `league${at}`, leagueName: `Giải ${at}` },
    fixtures: Array.from({ length: PER_LEAGUE }, (_, i) => {
      const n = at * PER_LEAGUE + i;
      return { ...scored(known[n % known.length]!, n), fixtureId: `bench${n}`, leagueId: `league${at}` };
    }),
  });
  return { leagues: Array.from({ length: ROWS / PER_LEAGUE }, (_, at) => leagueOf(at)), next: null };
};

/** The rendered page without its scripts, filtered by hand-written DOM code. */
const freeze = async (page: Page, { path, rows }: List): Promise<void> => {
  const html = (await page.content()).replaceAll(
    /<script[\s\S]*?<\/script>|<link rel="(modulepreload|preload)"[^>]*>/g,
    '',
  );
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(new URL(path, page.url()).href);
  await page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)].map((row) => ({
      item: row.closest('li')!,
      section: row.closest('section')!,
      status: row.dataset['state'] ?? '',
    }));
    const sections = new Set(all.map(({ section }) => section));
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      event.preventDefault();
      const wanted = new URL(link.href).searchParams.get('tran');
      for (const chip of document.querySelectorAll('nav a[aria-current="page"]')) chip.removeAttribute('aria-current');
      link.setAttribute('aria-current', 'page');
      const shown = new Set<HTMLElement>();
      for (const { item, section, status } of all) {
        item.hidden = wanted !== null && status !== wanted;
        if (!item.hidden) shown.add(section);
      }
      for (const section of sections) section.hidden = !shown.has(section);
    });
  }, rows);
};

const side =
  ({ page, cdp, work }: MeasuredPage, { path, rows }: List, slowdown: number): Side =>
  async () => {
    await page.bringToFront();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const click = (query: string) => `nav[aria-label="${words.filters.label}"] a[href="${path}${query}"]`;
    const took: number[] = [];
    const before = await work();
    for (let i = 0; i < SAMPLES; i += 1) {
      await page.evaluate(filterToPaint, { click: click('?tran=live'), rows, wanted: ROWS / statuses.length });
      took.push(await page.evaluate(filterToPaint, { click: click(''), rows, wanted: ROWS }));
    }
    const { task } = await work();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { 'filter to paint ms': median(took), 'main thread ms': ((task - before.task) / SAMPLES) * 1000 };
  };

/** A page that is rendered by the browser alone: an address with a commentator is not painted, and these pages do not read it. */
const open = async (browser: Browser, url: string, { path, rows }: List, day: DayList): Promise<MeasuredPage> => {
  const measured = await openPage(browser, SIZE);
  const { page } = measured;
  await page.addInitScript((key) => localStorage.setItem(key, 'yes'), ADULT);
  await page.route(`**${fixtures.list.path}*`, (route) => route.fulfill({ json: { code: 200, data: day } }));
  await page.goto(`${url}${path}?blv=bench`);
  await page
    .locator(rows)
    .nth(ROWS - 1)
    .waitFor({ state: 'attached' });
  return measured;
};

/**
 * A day of 400 football matches, as results and with their odds: from a press on a filter to the painted list, compared
 * with the same rows and styles filtered by plain DOM code.
 */
export const benchFixtures = async (browser: Browser, url: string, rounds: number): Promise<void> => {
  for (const list of lists) {
    const query = new URLSearchParams({ view: list.view, timezone: 'Asia/Bangkok' });
    const answer = await fetch(`${url}${fixtures.list.path}?${query}`);
    const day = manyOf(((await answer.json()) as { readonly data: DayList }).data);
    const [ours, floor] = [await open(browser, url, list, day), await open(browser, url, list, day)];
    await freeze(floor.page, list);
    for (const slowdown of [1, 4])
      await compare(
        `a day of ${ROWS} ${list.name}: those that run, then all again${slowdown > 1 ? `, processor slowed ${slowdown} times` : ''}`,
        { rounds, ours: side(ours, list, slowdown), floor: side(floor, list, slowdown) },
      );
    await ours.close();
    await floor.close();
  }
};
