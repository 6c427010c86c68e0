import type { Page } from 'playwright/test';
import { fixtures } from '#contract/http/fixtures.ts';
import type { DayList } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { fixturePath, matchPath } from '#domain/football/footballPaths.ts';
import { addDays, dayOf } from '#domain/shared/zone.ts';
import { loginLayer } from './support/account.ts';
import { alive } from './support/alive.ts';
import { newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { atWidths, isPhone } from './support/widths.ts';
import { words } from './support/words.ts';

const ZONE = 'Asia/Bangkok';
const t = words('vi', 'match');
const errors = words('vi', 'errors');

const matchesOf = async (url: string, date: string): Promise<readonly Fixture[]> => {
  const answer = await fetch(`${url}${fixtures.list.path}?${new URLSearchParams({ timezone: ZONE, date })}`);
  const { data } = (await answer.json()) as { readonly data: DayList };
  return data.leagues.flatMap((league) => league.fixtures);
};
/** A match of yesterday with goals and known events. */
const endedMatch = async (url: string): Promise<Fixture> => {
  const all = await matchesOf(url, addDays(dayOf(Date.now(), ZONE), -1));
  const found = all.find(
    ({ status, score, coverage }) => status === 'ended' && coverage.events && score && score.home + score.away > 1,
  );
  if (!found) throw new Error('no match with goals has ended');
  return found;
};
const said = ({ localteam: home, visitorteam: away }: Fixture, homeScore: number, awayScore: number) =>
  t('score', { home: home.name, homeScore, away: away.name, awayScore });
const heading = (page: Page) => page.locator('#content h1');

atWidths(() => {
  test('MC-1, MC-2: a row leads to its match: board, axis and course; a tab is one press; by keys the page is wound back, and comes back', async ({
    page,
    baseURL,
  }) => {
    const match = await endedMatch(baseURL);
    const { home, away } = match.score!;
    await page.goto(`/ket-qua/bong-da?date=${addDays(dayOf(Date.now(), ZONE), -1)}`);
    await alive(page);
    await page.locator(`#content a[href="${fixturePath(match)}"]`).click();
    await expect(page).toHaveURL(fixturePath(match));
    await expect(heading(page)).toHaveText(said(match, home, away));
    await expect(page).toHaveTitle(new RegExp(`${match.localteam.name} – ${match.visitorteam.name}`));

    const slider = page.getByRole('slider', { name: t('axis.slider') });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(heading(page)).toHaveText(said(match, 0, 0));
    await page.getByRole('button', { name: t('axis.end') }).click();
    await expect(heading(page)).toHaveText(said(match, home, away));

    if (isPhone(page)) {
      await page.mouse.wheel(0, 900);
      await expect(page.locator('[data-shown]')).toBeVisible();
    }
    await page.getByRole('tab', { name: t('tabs.lineups') }).click();
    await expect(page).toHaveURL(/muc=doi-hinh/);
    await expect(page.getByRole('heading', { name: t('spine.title') })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: words('vi', 'matchSections')('lineups.title') })).toBeVisible();
  });
});

test('MC-10: a guest votes on a match that is to come by logging in; the vote stands when the page comes back', async ({
  page,
  baseURL,
}) => {
  const s = words('vi', 'matchSections');
  const all = await matchesOf(baseURL, addDays(dayOf(Date.now(), ZONE), 1));
  const match = all.find(({ status }) => status === 'upcoming')!;
  const member = await newMember(baseURL);
  await page.goto(fixturePath(match));
  const choices = page.getByRole('group', { name: s('votes.title') }).getByRole('button');
  await choices.first().click();
  await loginLayer(page).logIn(member.username, member.password);
  await expect(choices.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(choices.first()).toHaveText(`${match.localteam.name}100%`);
  await page.reload();
  await expect(choices.first()).toHaveAttribute('aria-pressed', 'true');
  await choices.nth(1).click();
  await expect(choices.nth(1)).toHaveText(`${s('votes.draw')}100%`);
});

test('TP-9: wrong names lead to the canonical address, and an unknown match is no page', async ({ page, baseURL }) => {
  const match = await endedMatch(baseURL);
  await page.goto(`/tran-dau/sai-vs-ten/${match.fixtureId}`);
  await expect(page).toHaveURL(new RegExp(`${matchPath(match)}\\?leagueId=`));
  const none = '/tran-dau/ben-go-vs-nang-som/khong-co';
  expect((await page.goto(none))?.status()).toBe(404);
  await expect(page.getByText(`Page Not Found: ${none}`)).toBeVisible();
  await expect(heading(page)).toHaveText(errors('page.notFound'));
});

test('B2: a hidden match gives nothing away, as sent or as shown; held for 600 ms it is lit, all of it', async ({
  page,
  context,
  baseURL,
}) => {
  const match = await endedMatch(baseURL);
  const { home, away } = match.score!;
  await context.addCookies(
    Object.entries({ Timezone: ZONE, spoiler: 'all' }).map(([name, value]) => ({ name, value, url: baseURL })),
  );
  const sent = await (await page.request.get(fixturePath(match))).text();
  expect(sent).not.toContain('scoreAfter');
  expect(sent).not.toContain('goalMinutes');
  await page.goto(fixturePath(match));
  await alive(page);
  await expect(heading(page)).toHaveText(t('against', { home: match.localteam.name, away: match.visitorteam.name }));
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: t('tabs.events') })).toHaveCount(0);
  const tile = page.locator('#content header [data-unlit][role="button"]');
  const before = await tile.boundingBox();
  await tile.hover();
  await page.mouse.down();
  await expect(heading(page)).toHaveText(said(match, home, away));
  await page.mouse.up();
  await expect(page.getByRole('slider')).toBeVisible();
  const digits = await page.locator('#content header [data-state] > b').first().boundingBox();
  expect(Math.abs(digits!.y + digits!.height / 2 - (before!.y + before!.height / 2))).toBeLessThan(4);
});
