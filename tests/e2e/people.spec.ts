import type { BrowserContext, Page } from 'playwright/test';
import { people } from '#contract/http/people.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { localePath, type Locale } from '#domain/locale/locale.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { loginLayer } from './support/account.ts';
import { faults } from './support/axe.ts';
import { enterAs, newMember, type Member } from './support/members.ts';
import { liveMatch } from './support/rooms.ts';
import { narrow, wide } from './support/screens.ts';
import { expect, test, watch } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const PATH = '/thanh-vien';

/** A call of a member, as a program would make it. */
const ask = async (url: string, { token }: Member, call: AnyCall, input: object): Promise<unknown> => {
  const answer = await fetch(url + call.path, {
    method: call.method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  });
  const { code, data } = (await answer.json()) as { readonly code: number; readonly data: unknown };
  if (code !== 200) throw new Error(`${call.path} was refused with ${code}`);
  return data;
};
const request = (url: string, from: Member, to: Member) => ask(url, from, people.request, { toUserId: to.user.userId });

const browserOf = async (context: BrowserContext, url: string, member: Member) => {
  await enterAs(context, url, member);
  const page = await context.newPage();
  return { page, complaints: watch(page) };
};

/** The members' page and the bell, as a viewer uses them. */
const membersPage = (page: Page, locale: Locale = 'vi') => {
  const t = words(locale, 'people');
  const m = words(locale, 'inbox');
  const content = page.locator('#content');
  const button = (act: string, name: string) =>
    content.getByRole('button', { name: t(`actOn.${act}`, { name }), exact: true });
  return {
    t,
    m,
    content,
    button,
    open: (query = '') => page.goto(localePath(locale, PATH) + query),
    find: async (name: string) => content.getByLabel(t('find.label')).fill(name),
    row: (name: string) => content.getByRole('listitem').filter({ hasText: name }),
    bell: page.getByRole('banner').getByRole('button', { name: new RegExp(`^${m('title')}`) }),
    sheet: page.getByRole('dialog', { name: m('title') }),
  };
};

let made = 0;
const freshNick = (name: string): string => `${name} ${process.pid} ${(made += 1)}`;

atWidths(() => {
  test('SH-4: from a name to a friend: a request, the bell, a group of messages, an answer, and the news of it', async ({
    browser,
    viewport,
    origin: { url },
  }) => {
    const lan = await newMember(url, freshNick('Lan Đồng'));
    const binh = await newMember(url, freshNick('Bình Sông'));
    const contexts = [await browser.newContext({ viewport }), await browser.newContext({ viewport })];
    const [one, two] = [await browserOf(contexts[0]!, url, lan), await browserOf(contexts[1]!, url, binh)];
    const [asking, asked] = [membersPage(one.page), membersPage(two.page)];

    await asking.open();
    await expect(asking.bell).toHaveAccessibleName(asking.m('bellNone'));
    await asking.find(binh.user.nickname.replace('Bình Sông', 'binh song'));
    await asking.button('request', binh.user.nickname).click();
    await expect(asking.button('cancel', binh.user.nickname)).toBeFocused();

    const cuc = await newMember(url, freshNick('Cúc Núi'));
    await request(url, cuc, binh);
    await two.page.goto('/menu');
    await expect(asked.bell).toHaveAccessibleName(asked.m('bell.other', { count: 2 }));
    await asked.bell.click();
    const group = asked.sheet.getByRole('listitem');
    await expect(group).toHaveCount(1);
    await expect(group).toContainText(asked.m('texts.friendRequested.title', { name: cuc.user.nickname }));
    await expect(group).toContainText(asked.m('more.other', { count: 1 }));
    await group.getByRole('link').click();

    await expect(two.page).toHaveURL(/\?muc=loi-moi$/);
    await expect(asked.sheet).toBeHidden();
    await expect(asked.bell).toHaveAccessibleName(asked.m('bellNone'));
    await asked.button('accept', lan.user.nickname).click();
    await expect(asked.row(lan.user.nickname)).toHaveCount(0);
    await asked.button('decline', cuc.user.nickname).click();
    await expect(asked.content.getByText(asked.t('requests.noneIncoming'))).toBeVisible();

    await one.page.reload();
    await expect(asking.bell).toHaveAccessibleName(asking.m('bell.other', { count: 1 }));
    await asking.bell.click();
    await asking.sheet.getByRole('link', { name: binh.user.nickname }).click();
    await expect(asking.content.getByRole('article')).toContainText(asking.t('state.friend'));
    await asking.open('?muc=ban-be');
    await expect(asking.row(binh.user.nickname)).toBeVisible();

    expect([one.complaints, two.complaints]).toEqual([[], []]);
    await Promise.all(contexts.map((context) => context.close()));
  });
});

test('SH-4: messages are filtered by type and marked, one and all, by the keyboard alone', async ({
  page,
  context,
  origin: { url },
}) => {
  const binh = await newMember(url, freshNick('Bình'));
  const lan = await newMember(url, freshNick('Lan'));
  await request(url, lan, binh);
  await enterAs(context, url, binh);
  await page.setViewportSize(wide);
  await page.goto('/menu');
  const { bell, sheet, m } = membersPage(page);
  await expect(bell).toHaveAccessibleName(m('bell.other', { count: 1 }));
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await sheet.getByRole('button', { name: m('types.reward') }).press('Enter');
  await expect(sheet.getByText(m('noneOfType'))).toBeVisible();
  await sheet.getByRole('button', { name: m('types.social') }).press('Enter');
  await sheet.getByRole('button', { name: m('markAll') }).press('Enter');
  await expect(sheet.getByRole('button', { name: m('markAll') })).toHaveCount(0);
  await expect(sheet.locator('li[data-unread]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAccessibleName(m('bellNone'));
});

test('SH-4: in a room on a phone, which has no bar, the way to the details says that messages wait, and leads to them', async ({
  page,
  context,
  origin: { url },
}) => {
  const binh = await newMember(url, freshNick('Bình'));
  await request(url, await newMember(url, freshNick('Lan')), binh);
  await page.setViewportSize(narrow);
  const room = roomPath(await liveMatch(url, '1'))!;
  const { m, sheet } = membersPage(page);
  const details = page.getByRole('button', { name: words('vi', 'room')('openDetails') });
  await page.goto(room);
  await details.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: m('title') })).toHaveCount(0);

  await enterAs(context, url, binh);
  await page.goto(room);
  const waiting = m('bell.other', { count: 1 });
  await expect(details).toHaveAccessibleDescription(waiting);
  expect(await faults(page)).toEqual([]);
  await details.click();
  const entry = page.getByRole('dialog').getByRole('button', { name: waiting });
  await entry.click();
  await sheet.getByRole('button', { name: m('markAll') }).click();
  await expect(sheet.locator('li[data-unread]')).toHaveCount(0);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('button', { name: m('title') })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(details).toBeFocused();
  await expect(details).not.toHaveAccessibleDescription(waiting);
  await expect(page).toHaveURL(room);
});

test('AU-2: a guest on the page of members logs in over it and goes on there', async ({ page, origin: { url } }) => {
  const lan = await newMember(url, freshNick('Lan'));
  await page.goto(PATH);
  const { content, t } = membersPage(page);
  await loginLayer(page).logIn(lan.username, lan.password);
  await expect(content.getByLabel(t('find.label'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});
