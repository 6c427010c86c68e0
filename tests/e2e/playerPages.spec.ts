import type { Page } from 'playwright/test';
import { teams } from '#contract/http/teams.ts';
import type { TeamRef } from '#domain/football/fixture.ts';
import type { SquadPlayer } from '#domain/football/entities.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'compare');
const players = words('vi', 'players');

const ask = async <A>(baseURL: string, path: string, query: Readonly<Record<string, string>>): Promise<A> => {
  const answer = await fetch(`${baseURL}${path}?${new URLSearchParams(query)}`);
  return ((await answer.json()) as { readonly data: A }).data;
};

/** A team that plays now, and its tenth player. */
const someone = async (baseURL: string) => {
  const { home } = await liveMatch(baseURL, '1');
  const [team] = await ask<readonly TeamRef[]>(baseURL, teams.find.path, { q: home });
  const squad = await ask<readonly SquadPlayer[]>(baseURL, teams.squad.path, { id: team!.id });
  return { team: team!, one: squad[9]!.player, other: squad[8]!.player };
};

const noSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

atWidths(() => {
  test('TP-3, TP-9, TP-7: from a player under a wrong name to a comparison picked by keys', async ({
    page,
    baseURL,
  }) => {
    const { team, one, other } = await someone(baseURL!);
    await page.goto(`/cau-thu/ten-sai/${one.playerId}`);
    await expect(page).toHaveURL(new RegExp(`/cau-thu/${one.slug}/${one.playerId}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.name);
    await expect(page.getByRole('heading', { name: players('profile') })).toBeVisible();
    await noSideways(page);
    await page.getByRole('link', { name: players('compare'), exact: true }).click();
    await page.getByRole('button', { name: t('pick.player.b') }).click();
    await page.getByRole('combobox', { name: t('pick.player.b') }).fill(other.name);
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen).toBeVisible();
    // Another team may have a player of the same name.
    for (let i = 0; i < 8 && !(await chosen.textContent())?.includes(team.name); i += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`id1=${one.playerId}&id2=`));
    await expect(page.getByRole('table', { name: t('figures') })).toBeVisible();
    await noSideways(page);
    await page.getByRole('button', { name: t('swap') }).click();
    await expect(page).toHaveURL(new RegExp(`id2=${one.playerId}$`));
  });

  test('TP-6: two teams are compared from the matches of the day, and the address leads back to them', async ({
    page,
    baseURL,
  }) => {
    const { team } = await someone(baseURL!);
    await page.goto('/so-sanh/doi-bong');
    await page.locator('#content').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('table', { name: t('figures') })).toBeVisible();
    await noSideways(page);
    const address = page.url();
    await page.goto(`/so-sanh/doi-bong?id1=${team.id}&id2=khong-co`);
    await expect(page.getByText(t('missing.team'))).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('table', { name: t('figures') })).toBeVisible();
  });
});
