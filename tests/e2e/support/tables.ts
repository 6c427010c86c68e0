import type { Page } from 'playwright/test';
import { leagues } from '#contract/http/leagues.ts';
import type { StandingList } from '#domain/football/answers.ts';
import { SPOILER } from '#domain/spoiler/limits.ts';

/** How many matches a table may count for a team while all results are hidden, by the team's name. */
export type Countable = ReadonlyMap<string, number>;

const DAY_MS = 86_400_000;

/** The tables of a competition's current season, without hiding. */
const tablesOf = async (url: string, leagueId: string): Promise<StandingList> => {
  const answer = await fetch(`${url}${leagues.standing.path}?${new URLSearchParams({ id: leagueId, whole: '1' })}`);
  return ((await answer.json()) as { readonly data: StandingList }).data;
};

/** For each team of a competition: its matches whose result is not hidden. */
export const countable = async (url: string, leagueId: string): Promise<Countable> => {
  const { groups, whole } = await tablesOf(url, leagueId);
  const before = Date.now() - SPOILER.freshDays * DAY_MS;
  const known = whole!.matches.filter(({ startTs, status }) => startTs < before && status === 'ended');
  return new Map(
    groups.flatMap(({ rows }) =>
      rows.map(({ team: { id, name } }) => [
        name,
        known.filter(({ localteam, visitorteam }) => [localteam.id, visitorteam.id].includes(id)).length,
      ]),
    ),
  );
};

/** The tables on a page: for each row, the team and its number of matches played. */
const rowsOf = (page: Page): Promise<readonly (readonly [name: string, played: number])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('tr:has(td[data-key="played"])')].map((row) => {
      const name = row.querySelector('th')!.textContent;
      return [name, Number(row.querySelector('td[data-key="played"]')!.textContent)] as const;
    }),
  );

/** Rows that count other matches than allowed, and the number of all rows. */
export const counted = async (
  page: Page,
  may: Countable,
): Promise<{ readonly rows: number; readonly wrong: readonly string[] }> => {
  const rows = (await rowsOf(page)).flatMap(([text, played]) => {
    const name = [...may.keys()].find((one) => text.startsWith(one));
    return name === undefined ? [] : [{ name, played }];
  });
  const wrong = rows.filter(({ name, played }) => played !== may.get(name));
  return {
    rows: rows.length,
    wrong: wrong.map(({ name, played }) => `${name}: ${played} of ${may.get(name)} matches`),
  };
};
