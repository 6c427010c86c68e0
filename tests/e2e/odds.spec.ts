import type { BrowserContext, Page } from 'playwright/test';
import { fixtures } from '#contract/http/fixtures.ts';
import { match } from '#contract/http/match.ts';
import type { DayList } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import type { OddsMarket } from '#domain/odds/market.ts';
import { ADULT } from '#domain/routing/adults.ts';
import { alive } from './support/alive.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const path = '/ty-le-keo/bong-da';
const t = words('vi', 'odds');
const hides = words('vi', 'spoiler');
const titles = words('vi', 'titles');
const zone = 'Asia/Bangkok';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (instant: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(instant);
const pricedOf = async (url: string, date: string): Promise<readonly Fixture[]> => {
  const query = new URLSearchParams({ view: 'ty-le-keo', timezone: zone, date });
  const answer = await fetch(`${url}${fixtures.list.path}?${query}`);
  const { data } = (await answer.json()) as { readonly data: DayList };
  return data.leagues.flatMap((one) => one.fixtures);
};
/**
 * The matches with odds and a given status, of today or otherwise of the neighbouring day, and the page of that day.
 */
const withStatus = async (url: string, status: Fixture['status'], besideMs: number) => {
  for (const date of [Date.now(), Date.now() + besideMs].map(dayOf)) {
    const [first, ...rest] = (await pricedOf(url, date)).filter((one) => one.status === status);
    if (first) return { first, all: [first, ...rest], address: `${path}?date=${date}` };
  }
  throw new Error(`no match is ${status}`);
};
/** Late in the evening no more matches begin today. */
const nextOf = async (url: string) => {
  const { first, address } = await withStatus(url, 'upcoming', DAY_MS);
  return { coming: first, address };
};
/** Soon after midnight, running matches belong to yesterday. */
const runningOf = (url: string) => withStatus(url, 'live', -DAY_MS);
const open = async (page: Page, address: string) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'yes'), ADULT);
  await page.goto(address);
  await alive(page);
};
const hide = (context: BrowserContext, url: string, cookies: Readonly<Record<string, string>>) =>
  context.addCookies(Object.entries({ Timezone: zone, ...cookies }).map(([name, value]) => ({ name, value, url })));
const row = (page: Page, { localteam, visitorteam }: Fixture) =>
  page.getByRole('button', { name: t('explainMatch', { match: `${localteam.name} – ${visitorteam.name}` }) });

test('MC-8: a match is priced by the same answer in its list and alone, six markets from 36 hours before', async ({
  baseURL,
}) => {
  const { coming } = await nextOf(baseURL);
  expect(coming.odds!.map(({ market }) => market).toSorted()).toEqual(
    ['1x2', '1x2_1h', 'ah', 'ah_1h', 'ou', 'ou_1h'].toSorted(),
  );
  const answer = await fetch(`${baseURL}${match.odds.path}?id=${coming.fixtureId}`);
  const alone = ((await answer.json()) as { readonly data: readonly OddsMarket[] }).data;
  expect(alone.map(({ market, line }) => [market, line])).toEqual(
    coming.odds!.map(({ market, line }) => [market, line]),
  );
});

test('MC-9: on a wide screen the panel stands beside the list; the format is kept; 18 is asked', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { coming, address } = await nextOf(baseURL);
  await page.goto(address);
  await page.getByRole('button', { name: words('vi', 'age')('yes') }).click();
  await row(page, coming).click();
  const panel = page.getByRole('complementary', { name: t('heading') });
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(
    `${coming.localteam.name} – ${coming.visitorteam.name}`,
  );
  await expect(panel.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
  await expect(panel.locator('[data-move="opened"]')).toBeVisible();
  await expect(panel.getByText(t('noteLong'))).toBeVisible();
  const winner = page.locator(`li[data-state]`, { has: row(page, coming) }).locator('[data-m="1x2"]');
  const american = page.getByRole('radio', { name: t('format.american'), exact: true }).first();
  await american.check({ force: true });
  await expect(winner).toContainText(/\d{3}/);
  await page.reload();
  await alive(page);
  await expect(american).toBeChecked();
});

test('MC-8, MC-9: on a phone two columns at a time, and a sheet that Back closes; nothing lies sideways', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { coming, address } = await nextOf(baseURL);
  await open(page, address);
  const item = page.locator('li[data-state]', { has: row(page, coming) });
  await expect(item.locator('[data-m="ah"]')).toBeVisible();
  await expect(item.locator('[data-m="1x2"]')).toBeHidden();
  await page.getByRole('button', { name: t('show.winner'), exact: true }).click();
  await expect(item.locator('[data-m="1x2"]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await item.locator('[data-m="1x2"]').click({ force: true });
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(t('meaning.1x2'))).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(address);
});

test('TI-9, B2: without a script, who hides odds is sent none, and who hides results none of what has begun', async ({
  page,
  context,
  baseURL,
}) => {
  const price = /"dec":\d/;
  const { all: begun, address } = await runningOf(baseURL);
  await hide(context, baseURL, {});
  expect(await (await page.request.get(address)).text()).toMatch(price);
  await hide(context, baseURL, { hideOdds: '1' });
  const without = await (await page.request.get(address)).text();
  expect(without).toContain(hides('oddsHidden'));
  expect(without).not.toContain(titles('footballOdds').split(' – ')[0]!);
  expect(without).not.toMatch(price);
  await hide(context, baseURL, { hideOdds: '', spoiler: 'all' });
  const shielded = await (await page.request.get(address)).text();
  expect(shielded).toContain(t('hiddenMatch'));
  for (const { fixtureId } of begun) expect(shielded).not.toContain(`"fixtureId":"${fixtureId}","bookmaker"`);
  await hide(context, baseURL, { hideOdds: '1', spoiler: 'off' });
  await open(page, address);
  await expect(page.getByRole('heading', { name: hides('oddsHidden') })).toBeVisible();
  await expect(page).toHaveTitle(titles('oddsHidden'));
  await page.getByRole('switch', { name: hides('hideOdds') }).click();
  await expect(page.locator('li[data-state]').first()).toBeVisible();
});
