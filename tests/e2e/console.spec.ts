import { comments } from '#contract/http/comments.ts';
import { operator } from '#contract/http/operator.ts';
import type { Page } from 'playwright/test';
import { faults, sideways } from './support/axe.ts';
import { enterAs, newMember, type Member } from './support/members.ts';
import { startOrigin, type RunningOrigin } from './support/origin.ts';
import { newStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'console');
const security = words('vi', 'security');
const TABS = ['', '/vai-tro', '/noi-dung', '/cua', '/viec', '/nhat-ky'];
const COMMENTED = { type: 'game', id: 'ran-san-co' } as const;

const comment = async ({ url }: RunningOrigin, { token }: Member, text: string): Promise<number> => {
  const answer = await fetch(url + comments.create.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ target: COMMENTED, text, clientId: `c${Date.now()}` }),
  });
  return ((await answer.json()) as { readonly code: number }).code;
};
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: t('tabs') }).getByRole('link', { name });

test('an operator changes the marquee, gives a role, tries a word before the door holds it and starts a job; all of it stands in the log', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const origin = await startOrigin({});
  try {
    const [boss, lan] = [await newStaff(origin, 'leaderOperator'), await newMember(origin.url, 'Lan Ghế Đầu')];
    await enterAs(context, origin.url, boss);
    await page.goto(`${origin.url}/quan-tri`);
    await expect(page.getByText(t('overview.well'))).toBeVisible();

    await tab(page, t('tab.content')).click();
    await page.getByRole('button', { name: t('rows.add') }).click();
    await page.getByLabel(t('field.id'), { exact: true }).fill('toi-nay');
    await page.getByLabel(`${t('field.text')} (vi)`).fill('Tối nay khán đài mở cửa sớm');
    await page.getByLabel(t('field.goTo'), { exact: true }).fill('khong phai duong dan');
    await page.getByRole('button', { name: t('save.save') }).click();
    await expect(page.getByLabel(t('field.goTo'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(t('field.goTo'), { exact: true }).fill('/menu');
    await page.getByRole('button', { name: t('save.save') }).click();
    await expect(page.getByText(t('save.saved'))).toBeVisible();
    const guest = await browser.newContext();
    const home = await guest.newPage();
    await expect(async () => {
      await home.goto(origin.url);
      await expect(home.getByText('Tối nay khán đài mở cửa sớm').first()).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 10_000 });
    await guest.close();
    await page.getByRole('button', { name: t('save.builtIn') }).click();
    await expect(page.getByText(t('builtIn.marquee'))).toBeVisible();

    await tab(page, t('tab.roles')).click();
    await page.getByLabel(t('roles.search')).fill('lan ghe');
    await page.getByRole('button', { name: t('roles.change', { name: 'Lan Ghế Đầu' }) }).click();
    await page.getByRole('dialog').getByLabel(t('roles.role'), { exact: true }).selectOption('qc');
    await page.getByRole('button', { name: t('roles.submit'), exact: true }).click();
    await page.locator('input[name="password"]').fill(boss.password);
    await page.getByRole('button', { name: security('who.go') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Lan Ghế Đầu' })).toContainText(t('role.qc'));

    const minh = await newMember(origin.url, 'Minh');
    expect(await comment(origin, minh, 'Ai còn vé chợ đen không?')).toBe(200);
    await tab(page, t('tab.door')).click();
    await page.getByLabel(t('door.words')).fill('vé chợ đen');
    await expect(page.getByRole('button', { name: t('save.save') })).toBeDisabled();
    await page.getByRole('button', { name: t('door.try') }).click();
    await expect(page.getByText('Ai còn vé chợ đen không?')).toBeVisible();
    expect(await comment(origin, minh, 'Bán vé chợ đen đây')).toBe(200);
    await page.getByRole('button', { name: t('save.save') }).click();
    await expect(page.getByText(t('save.saved'))).toBeVisible();
    await expect.poll(() => comment(origin, minh, 'Còn hai vé chợ đen'), { timeout: 5000 }).toBe(422);

    await tab(page, t('tab.jobs')).click();
    const job = page.getByRole('listitem').filter({ hasText: 'privacy' }).first();
    const name = (await job.locator('span').nth(1).textContent())!;
    await job.getByRole('button', { name: t('jobs.start', { name }) }).click();
    await expect(page.getByText(t('jobs.started', { name }), { exact: true })).toBeVisible();

    await tab(page, t('tab.log')).click();
    for (const said of [
      t('log.what.job', { name }),
      t('log.what.door', { name: 'door' }),
      t('log.what.role', { name: 'Lan Ghế Đầu' }),
      t('log.what.content', { name: 'marquee' }),
    ])
      await expect(page.getByText(said, { exact: true }).first()).toBeVisible();
    expect(origin.log()).not.toContain(boss.password);

    // Other members are refused, whichever tab the address names, also by the calls.
    await context.clearCookies();
    await enterAs(context, origin.url, lan);
    await page.goto(`${origin.url}/quan-tri/vai-tro`);
    await expect(page.getByText(t('gate.title'))).toBeVisible();
    const refused = await page.request.get(origin.url + operator.acts.path, {
      headers: { Authorization: `Bearer ${lan.token}` },
    });
    expect(refused.status()).toBe(403);
    expect((await page.request.get(`${origin.url}/quan-tri/khong-co`)).status()).toBe(404);
    const { html, status } = await page.request
      .get(`${origin.url}/quan-tri`)
      .then(async (answer) => ({ html: await answer.text(), status: answer.status() }));
    expect([status, html.includes('noindex')]).toEqual([200, true]);
  } finally {
    await origin.discard();
  }
});

test('every tab is there for axe, by keyboard and at 360 px, dark and light, in three languages', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const origin = await startOrigin({});
  try {
    await enterAs(context, origin.url, await newStaff(origin, 'leaderOperator'));
    await page.setViewportSize({ width: 360, height: 800 });
    for (const [language, colour] of [
      ['', 'dark'],
      ['/en', 'light'],
      ['/zh', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme: colour });
      for (const path of TABS) {
        await page.goto(`${origin.url}${language}/quan-tri${path}`);
        await expect(page.locator('main section').first()).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        expect([path, language, await faults(page, { within: 'main' })]).toEqual([path, language, []]);
        expect([path, language, await sideways(page)]).toEqual([path, language, 0]);
      }
    }
    await page.goto(`${origin.url}/quan-tri`);
    await tab(page, t('tab.jobs')).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/quan-tri\/viec$/u);
  } finally {
    await origin.discard();
  }
});
