import { fixtures } from '#contract/http/fixtures.ts';
import { tips } from '#contract/http/tips.ts';
import type { DataOf } from '#contract/http/call.ts';
import { ADULT } from '#domain/routing/adults.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { Page } from 'playwright/test';
import { enterAs, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'tips');
const age = words('vi', 'age');
const social = words('vi', 'social');
const spoiler = words('vi', 'spoiler');

const openTips = async (url: string): Promise<DataOf<typeof tips.list>['list']> => {
  const answer = await fetch(`${url}${tips.list.path}?state=open&sort=lock&category=bong-da`);
  return ((await answer.json()) as { readonly data: DataOf<typeof tips.list> }).data.list;
};
const ofAge = (page: Page) => page.addInitScript((key) => localStorage.setItem(key, 'yes'), ADULT);
const rows = (page: Page) => page.locator('li[data-tip]');

atWidths(() => {
  test('A6: from the list to a tip, its author, who is followed, and to their record with all of their tips', async ({
    page,
    context,
    baseURL,
  }) => {
    // The first request waits for the demo's history.
    await openTips(baseURL);
    await enterAs(context, baseURL, await newMember(baseURL, 'Người Xem'));
    await page.goto('/tip-keo/bong-da');
    await page.getByRole('button', { name: age('yes') }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t('group.settled') })).toBeVisible();
    await rows(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/tip-keo\/chi-tiet\/[a-z0-9-]+-t[0-9a-f]{20}$/);
    await expect(page.getByRole('heading', { name: t('detail.pays') })).toBeVisible();
    const author = page.locator('[data-part="author"]');
    const name = (await author.getByRole('link').first().textContent())!;
    await author.getByRole('button', { name: social('followOf', { name }) }).click();
    await expect(author.getByRole('button', { name: social('followingOf', { name }) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await author.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/thanh-vien\/[^?]+\?muc=tip$/);
    await expect(page.getByRole('heading', { name: t('record.all') })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
  });
});

test('TI-9: whoever hides odds finds no tip in the HTML, nor once the page is alive, and may show them again', async ({
  page,
  context,
  baseURL,
}) => {
  const [tip] = await openTips(baseURL);
  const path = `/tip-keo/chi-tiet/${tip!.slug}`;
  const shown = await (await page.request.get(path)).text();
  expect(shown).toContain(tip!.title);
  await context.addCookies([{ name: 'hideOdds', value: '1', url: baseURL }]);
  for (const one of [path, '/tip-keo', `/tip-keo/bong-da/tran-dau/${tip!.fixtureId}`]) {
    const html = await (await page.request.get(one)).text();
    for (const told of [tip!.title, tip!.hash, tip!.tipster!.displayName]) expect(html, one).not.toContain(told);
  }
  await ofAge(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoiler('oddsHidden'));
  await expect(page).toHaveTitle(words('vi', 'titles')('oddsHidden'));
  await page.getByRole('switch', { name: spoiler('hideOdds') }).click();
  await expect(page.getByRole('heading', { name: t('detail.pays') })).toBeVisible();
});

test('TI-7: a match with tips has a tab of them, and so has its room', async ({ page, baseURL }) => {
  const roomOf = async (id: string) => {
    const answer = await fetch(`${baseURL}${fixtures.detail.path}?id=${id}`);
    return ((await answer.json()) as { readonly data: DataOf<typeof fixtures.detail> }).data.roomId;
  };
  const open = await openTips(baseURL);
  const rooms = await Promise.all(open.map(async ({ fixtureId }) => roomOf(fixtureId)));
  const at = rooms.findIndex((room) => room !== undefined);
  const { fixtureId, slug } = open[at]!;
  await ofAge(page);
  for (const [path, tab] of [
    [hrefOf('footballMatch', { teams: 'a-vs-b', id: fixtureId }), words('vi', 'match')('tabs.tips')],
    [hrefOf('roomFootball', { slug: `a-b-${rooms[at]}` }), words('vi', 'room')('tips')],
  ] as const) {
    await page.goto(path);
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.locator(`[role="tabpanel"] li[data-tip] a[href$="${slug}"]`)).toBeVisible();
  }
});
