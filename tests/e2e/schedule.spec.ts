import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { bookings } from '#contract/http/bookings.ts';
import { schedule } from '#contract/http/schedule.ts';
import { modeFilters, modes } from '#domain/schedule/mode.ts';
import { groupByLeague } from '#domain/schedule/scheduleView.ts';
import { matchTitle, type Match } from '#domain/match/match.ts';
import { ADULT } from '#domain/routing/adults.ts';
import { addDays, dayOf } from '#domain/shared/zone.ts';
import { loginLayer } from './support/account.ts';
import { enterAs, freshName, newMember, type Member } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'schedule');
const shell = words('vi', 'shell');
const ticket = words('vi', 'booking');
const ZONE = 'Asia/Bangkok';
const MINUTE = 60_000;

test.use({ viewport: { width: 1440, height: 900 } });

const matchesOf = async (url: string, query: Readonly<Record<string, string>>): Promise<readonly Match[]> => {
  const answer = await fetch(
    `${url}${schedule.liveSchedule.path}?${new URLSearchParams({ timezone: ZONE, pageSize: '200', ...query })}`,
  );
  return ((await answer.json()) as { readonly data: readonly Match[] }).data;
};
/** Matches that can be booked for some time to come, the next one first; no two of one day have the same name. */
const bookable = async (url: string): Promise<readonly Match[]> => {
  const days = [0, 1].map((n) => addDays(dayOf(Date.now(), ZONE), n));
  const all = (await Promise.all(days.map((date) => matchesOf(url, { date })))).flat();
  return all.filter(({ status, startTime }) => /^\d\d:\d\d$/.test(status) && startTime > Date.now() + 30 * MINUTE);
};
const dayQuery = (match: Match): string => {
  const day = dayOf(match.startTime, ZONE);
  return day === dayOf(Date.now(), ZONE) ? '' : `?date=${day}`;
};
const book = (url: string, { token }: Member, fixtureId: string) =>
  fetch(url + bookings.set.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ fixtureId, on: true }),
  });
const bookButton = (page: Page, match: Match) =>
  page
    .locator('#content')
    .getByRole('button', { name: t('bookMatch', { match: matchTitle(match) }), exact: true })
    .first();
const stub = (page: Page, match: Match) =>
  page
    .locator('#content')
    .getByRole('button', { name: `${t('booked')}. ${t('unbookMatch', { match: matchTitle(match) })}`, exact: true })
    .first();
const rows = (page: Page) => page.locator('#content li[data-state]').filter({ visible: true });
const days = (page: Page) => page.getByRole('navigation', { name: t('daysLabel') }).getByRole('link');

test('LIVE-2: the strip looks forward from yesterday and turns to look back five days', async ({ page, baseURL }) => {
  await page.goto('/lich-truc-tiep');
  const today = dayOf(Date.now(), ZONE);
  const shown = async () =>
    await days(page).evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('date')),
    );
  const from = (first: number) =>
    Array.from({ length: 7 }, (_, i) => (first + i === 0 ? null : addDays(today, first + i)));
  await expect.poll(shown).toEqual(from(-1));
  await page.getByRole('button', { name: t('earlier') }).click();
  await expect.poll(shown).toEqual(from(-5));

  const yesterday = addDays(today, -1);
  await days(page).nth(4).click();
  await expect(page).toHaveURL(new RegExp(`/lich-truc-tiep\\?date=${yesterday}$`));
  await expect(days(page).nth(4)).toHaveAttribute('aria-current', 'date');
  const played = await matchesOf(baseURL, { date: yesterday });
  const all = page.locator('#content li[data-state]');
  await expect(all).toHaveCount(played.length);
  for (const { home, away } of played.slice(0, 5))
    await expect(all.filter({ hasText: home }).filter({ hasText: away }).first()).toBeAttached();
});

test('LIVE-2: on a phone the strip stands at the edge of the screen while one reads down', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/lich-truc-tiep?date=${addDays(dayOf(Date.now(), ZONE), -1)}`);
  await expect(rows(page).nth(8)).toBeAttached();
  await rows(page).nth(8).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  const strip = page.getByRole('navigation', { name: t('daysLabel') });
  await expect(strip).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => Math.round((await strip.boundingBox())?.y ?? 99)).toBeLessThan(16);
});

test('LIVE-1: each filter has an address of its own and shows its mode alone', async ({ page, baseURL }) => {
  const today = dayOf(Date.now(), ZONE);
  // Casino is for adults: viewers who have confirmed their age are not asked again over the filters.
  await page.addInitScript((key) => localStorage.setItem(key, 'yes'), ADULT);
  await page.goto('/lich-truc-tiep');
  const chips = page.getByRole('navigation', { name: t('modesLabel') });
  for (const [i, filter] of modeFilters.entries())
    await expect(chips.getByRole('link').nth(i)).toContainText(t(`modes.${filter}`));
  for (const { slug, liveModeId, schedule: path } of modes.filter(({ room }) => room !== null)) {
    await chips.getByRole('link', { name: t(`modes.${slug}`) }).click();
    await expect(page).toHaveURL(`${baseURL}/lich-truc-tiep/${path}`);
    await expect(page.locator('#content h1')).toHaveText(t(`titles.${slug}`));
    await expect(rows(page)).toHaveCount((await matchesOf(baseURL, { date: today, liveModeId })).length);
  }
});

test('another zone moves a match over midnight to its own day, and back', async ({ page, baseURL }) => {
  const far = 'America/Los_Angeles';
  const here = dayOf(Date.now(), ZONE);
  // Which side of the local day the distant zone's day covers depends on the hour.
  const around = await Promise.all([-1, 0, 1].map((by) => matchesOf(baseURL, { date: addDays(here, by) })));
  const moved = around
    .flat()
    .find(
      (match, _, all) =>
        dayOf(match.startTime, far) === dayOf(Date.now(), far) &&
        dayOf(match.startTime, ZONE) !== here &&
        all.filter((other) => matchTitle(other) === matchTitle(match)).length === 1,
    );
  if (!moved) throw new Error('the demo content has a match on each side of a midnight');
  const wanted = rows(page).filter({ hasText: moved.home }).filter({ hasText: moved.away });
  await page.goto('/lich-truc-tiep');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('#content header')).toContainText(t('zoneVn'));
  await expect(wanted).toHaveCount(0);

  await page.getByRole('button', { name: shell('zone') }).click();
  await page.getByRole('menuitemradio', { name: /Los Angeles/ }).click();
  await expect(wanted).toHaveCount(1);
  await page.reload();
  await expect(wanted).toHaveCount(1);
  await page.getByRole('button', { name: shell('zone') }).click();
  await page.getByRole('menuitemradio', { name: /Bangkok/ }).click();
  await expect(wanted).toHaveCount(0);
});

atWidths(() => {
  test('a member books, takes it back by the toast, and finds the ticket and its .ics among the bookings', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterAs(context, baseURL, await newMember(baseURL));
    const [match] = await bookable(baseURL);
    if (!match) throw new Error('the demo content has a match to come');
    await page.goto(`/lich-truc-tiep${dayQuery(match)}`);
    await bookButton(page, match).click();
    await expect(stub(page, match)).toBeVisible();
    await page.getByRole('button', { name: t('toast.undo') }).click();
    await expect(bookButton(page, match)).toBeVisible();
    await bookButton(page, match).click();
    await expect(stub(page, match)).toBeVisible();

    await page.goto('/lich-truc-tiep/dat-lich-cua-ban');
    await expect(page.getByText(ticket('bookings.upcoming'))).toBeVisible();
    const loading = page.waitForEvent('download');
    await page.getByRole('button', { name: ticket('bookings.calendar') }).click();
    const file = await loading;
    expect(file.suggestedFilename()).toBe(`khan-dai-${match.fixtureId}.ics`);
    const text = readFileSync(await file.path(), 'utf8');
    const utc = new Date(match.startTime).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    expect(text).toContain('BEGIN:VEVENT');
    expect(text).toContain(`DTSTART:${utc}`);

    await page.getByRole('button', { name: `${ticket('bookings.remove')}: ${matchTitle(match)}` }).click();
    await expect(page.getByText(ticket('bookings.none'))).toBeVisible();
  });
});

test('a guest who books logs in first and then has the ticket', async ({ page, baseURL }) => {
  const [match] = (await bookable(baseURL)).slice(1);
  if (!match) throw new Error('the demo content has two matches to come');
  await page.goto(`/lich-truc-tiep${dayQuery(match)}`);
  await bookButton(page, match).click();
  const layer = loginLayer(page);
  await expect(layer.dialog.getByText(`“${matchTitle(match)}”`)).toBeVisible();
  await layer.register(freshName(), 'ghe so bay hang ba');
  await expect(layer.dialog).toHaveCount(0);
  await expect(stub(page, match)).toBeVisible();
});

test('the bookings of a guest ask for the log-in and say why', async ({ page }) => {
  await page.goto('/lich-truc-tiep/dat-lich-cua-ban');
  const { dialog } = loginLayer(page);
  await expect(dialog.getByText(words('vi', 'account')('intent.bookings'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: ticket('bookings.login') })).toBeVisible();
});

test('reminds 15 minutes before a booked match and at its start, by the page’s clock', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember(baseURL);
  const [match] = await bookable(baseURL);
  if (!match) throw new Error('the demo content has a match to come');
  await book(baseURL, member, match.fixtureId);
  await enterAs(context, baseURL, member);
  // The application follows the server's clock through the Date header; here the page's own clock has to count.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.clock.install({ time: Date.now() });
  await page.goto('/lich-truc-tiep/dat-lich-cua-ban');
  await expect(page.getByText(ticket('bookings.upcoming'))).toBeVisible();
  await page.clock.pauseAt(Date.now() + MINUTE);
  const soon = page.getByText(t('toast.soon', { match: matchTitle(match), minutes: 15 }));
  const started = page.getByText(t('toast.start', { match: matchTitle(match) }));
  // The first toast's code has to load, and is painted only when the held clock advances.
  const appears = (toast: Locator) =>
    expect
      .poll(async () => {
        await page.clock.runFor(100);
        return toast.count();
      })
      .toBeGreaterThan(0);

  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward(match.startTime - 16 * MINUTE - now);
  await expect(soon).toHaveCount(0);
  await page.clock.fastForward(MINUTE + 10_000);
  await appears(soon);
  await page.clock.fastForward(14 * MINUTE);
  await expect(started).toHaveCount(0);
  await page.clock.fastForward(MINUTE + 10_000);
  await appears(started);
});

test('SC-4: matches end and begin while the rows that are read stay where they are', async ({ page }) => {
  let later = false;
  // At any hour: every third match is live and later over; another third begins; the first row is gone.
  const atFirst = (match: Match, i: number): Match => ({
    ...match,
    ...(i % 3 === 0 ? { status: '80', score: '1-0' } : { status: 'pending' }),
  });
  const afterwards = (match: Match, i: number): Match =>
    i % 3 === 2 ? match : { ...match, status: i % 3 === 0 ? 'FT' : '1', score: '77-0' };
  await page.route(`**${schedule.liveSchedule.path}*`, async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { readonly data: readonly Match[] };
    const before = envelope.data.map(atFirst);
    const first = groupByLeague(before, new Set())[0]?.matches[0];
    const data = later
      ? envelope.data.map(afterwards).filter(({ fixtureId }) => fixtureId !== first?.fixtureId)
      : before;
    await route.fulfill({ response: answer, json: { ...envelope, data } });
  });
  await page.clock.install({ time: Date.now() });
  // Only a page with a query string requests its matches itself.
  await page.goto('/lich-truc-tiep?q=');
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  const before = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('#content li[data-state]')];
    const read = all.filter(
      (row) => row.getBoundingClientRect().top > 100 && row.getBoundingClientRect().top < innerHeight,
    );
    for (const row of read) row.dataset['read'] = '';
    return read.map((row) => row.getBoundingClientRect().top);
  });
  expect(before.length).toBeGreaterThan(5);
  later = true;
  const polled = page.waitForResponse((answer) => answer.url().includes(schedule.liveSchedule.path));
  await page.clock.fastForward(20_000);
  await polled;
  const read = page.locator('[data-read]');
  await expect(read.filter({ hasText: '77' }).first()).toBeAttached();
  // The browser adjusts the scroll position after a removal at its next frame.
  await expect
    .poll(() => read.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top)))
    .toEqual(before.map((top) => expect.closeTo(top, 0)));
});
