import { fixtures } from '#contract/http/fixtures.ts';
import { teams } from '#contract/http/teams.ts';
import type { DayList, TeamDetail } from '#domain/football/answers.ts';
import type { SquadPlayer } from '#domain/football/entities.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { leaguePath, managerPath, matchPath, playerPath, teamPath, venuePath } from '#domain/football/footballPaths.ts';
import { alive } from './support/alive.ts';
import { countable, counted } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { islandOf, totalsIn } from './support/totals.ts';
import { words } from './support/words.ts';

const t = words('vi', 'football');
const dayBefore = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** A match of the previous day, in a competition with a table. */
const endedMatch = async (url: string): Promise<Fixture> => {
  const query = new URLSearchParams({ date: dayBefore(), timezone: 'Asia/Bangkok', view: 'ket-qua' });
  const { data } = (await (await fetch(`${url}${fixtures.list.path}?${query}`)).json()) as { readonly data: DayList };
  const all = data.leagues.flatMap((one) => one.fixtures);
  return all.find(({ status, score, coverage }) => status === 'ended' && score !== null && coverage.standings)!;
};

test('B2: with all results hidden no table counts a match that is hidden, painted or alive, and each says so; all of them are counted on request', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  const match = await endedMatch(baseURL);
  const may = await countable(baseURL, match.leagueId);
  const league = leaguePath({ leagueId: match.leagueId, slug: match.leagueSlug });
  const team = teamPath(match.localteam);
  const paths = [...[league, team, `${team}?muc=bang`], ...[matchPath(match), `${matchPath(match)}?muc=bang-xep-hang`]];

  // Without hiding, tables that count a hidden match are found.
  for (const path of paths) {
    await page.goto(path);
    await alive(page);
    await expect.poll(async () => (await counted(page, may)).wrong.length, { message: path }).toBeGreaterThan(0);
  }

  const cookie = { name: 'spoiler', value: 'all', url: baseURL };
  await context.addCookies([cookie]);
  for (const path of paths) {
    await page.goto(path);
    await alive(page);
    await expect.poll(async () => (await counted(page, may)).rows, { message: path }).toBeGreaterThan(2);
    expect((await counted(page, may)).wrong, path).toEqual([]);
    await expect(page.getByRole('button', { name: t('league.countAll') }), path).toBeVisible();
  }

  const painted = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await painted.addCookies([cookie]);
  const still = await painted.newPage();
  for (const path of [league, team]) {
    await still.goto(path);
    const { rows, wrong } = await counted(still, may);
    expect([rows > 2, wrong], path).toEqual([true, []]);
    // Its score is not in the hydration data either.
    const told = (await still.content()).match(
      new RegExp(`"fixtureId":"${match.fixtureId}"[^{}]*("score":[^,]*)`),
    )?.[1];
    expect(told ?? '"score":null', path).toBe('"score":null');
  }
  await painted.close();

  await page.goto(league);
  await alive(page);
  await page.getByRole('button', { name: t('league.countAll') }).click();
  await expect.poll(async () => (await counted(page, may)).wrong.length).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: t('league.countAll') })).toHaveCount(0);
});

const ask = async <A>(url: string, path: string, id: string): Promise<A> =>
  ((await (await fetch(`${url}${path}?id=${id}`)).json()) as { readonly data: A }).data;

test('B2: nor has the data behind a painted page the season of a team, player, manager or ground that counts a hidden match', async ({
  request,
  baseURL,
}) => {
  const { localteam, leagueId, leagueSlug } = await endedMatch(baseURL);
  const [squad, team] = [
    await ask<readonly SquadPlayer[]>(baseURL, teams.squad.path, localteam.id),
    await ask<TeamDetail>(baseURL, teams.detail.path, localteam.id),
  ];
  const scorer = squad.toSorted((a, b) => (b.season?.goals ?? 0) - (a.season?.goals ?? 0))[0]!;
  const pages = {
    [leaguePath({ leagueId, slug: leagueSlug })]: ['player'],
    [teamPath(team)]: ['player', 'record'],
    [playerPath(scorer.player)]: ['player', 'season'],
    [managerPath(team.manager!)]: ['manager', 'record'],
    [venuePath(team.ground!)]: ['ground', 'record'],
  };
  for (const [path, kinds] of Object.entries(pages)) {
    const totals = async (headers: Readonly<Record<string, string>>) =>
      totalsIn(islandOf(await (await request.get(path, { headers })).text()));
    expect(await totals({}), path).toEqual(expect.arrayContaining(kinds));
    expect(await totals({ cookie: 'spoiler=all' }), path).toEqual([]);
  }
});
