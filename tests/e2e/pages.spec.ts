import type { Page } from 'playwright/test';
import { locales, localePath, localeConfig, type Locale } from '#domain/locale/locale.ts';
import { createFindings } from './support/findings.ts';
import { enterAs, newMember } from './support/members.ts';
import { narrow, wide } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

// axe's own reading of a page would be traced, frame by frame.
test.use({ trace: 'off' });

const titles = {
  '/thong-tin': { vi: 'Thông tin', en: 'Information', zh: '資訊' },
  '/ve-chung-toi': { vi: 'Về chúng tôi', en: 'About us', zh: '關於我們' },
  '/dieu-kien-dieu-khoan': { vi: 'Điều kiện và điều khoản', en: 'Terms and conditions', zh: '服務條款' },
  '/nhat-ky-thay-doi': { vi: 'Nhật ký thay đổi', en: 'Change log', zh: '更新紀錄' },
  '/change-log': { vi: 'Nhật ký thay đổi', en: 'Change log', zh: '更新紀錄' },
} as const satisfies Record<`/${string}`, Readonly<Record<Locale, string>>>;
const paths = Object.keys(titles) as readonly (keyof typeof titles)[];

const linksOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[rel="alternate"]')].map((link) => [
        link.hreflang || link.rel,
        new URL(link.href).pathname,
      ]),
    ),
  );

for (const path of paths)
  for (const { code } of locales)
    test(`ROUTE ${path} reads well in ${code}: title, addresses, axe in both themes, no sideways scroll at 360 px`, async ({
      page,
    }) => {
      const title = titles[path][code];
      const own = path === '/change-log' ? '/nhat-ky-thay-doi' : path;
      const answer = await page.goto(localePath(code, path));
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} – Khán Đài`);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      expect(await linksOf(page)).toEqual({
        canonical: localePath(code, own),
        ...Object.fromEntries(locales.map((one) => [localeConfig(one.code).iso, localePath(one.code, own)])),
        'x-default': own,
      });
      // The same screen as the page that it repeats.
      if (own !== path) return;
      const found = createFindings(page);
      for (const [name, size] of Object.entries({ narrow, wide })) {
        await page.setViewportSize(size);
        await expect(page.getByRole('banner').first()).toBeVisible();
        await found.look(name);
        await found.fits(name);
      }
      found.expectNone();
    });

test('the contents of the terms lead to their sections by keyboard, and Back leads to the page before', async ({
  page,
}) => {
  await page.goto('/menu');
  await page.locator('#content').getByRole('link', { name: titles['/dieu-kien-dieu-khoan'].vi }).click();
  const contents = page.getByRole('navigation', { name: words('vi', 'texts')('contents') });
  await contents.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(contents.getByRole('link').nth(1)).toBeFocused();
  const line = contents.getByRole('link', { name: words('vi', 'terms')('sections.breach.title') });
  for (let i = 0; i < 12 && !(await line.evaluate((one) => one === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dieu-kien-dieu-khoan#breach$/);
  await expect(page.locator('#breach h2')).toBeInViewport();
  await page.keyboard.press('Tab');
  const next = page.locator('#privacy a');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/thong-tin#server$/);
  await expect(page.locator('#server h2')).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles['/dieu-kien-dieu-khoan'].vi);
});

test('an address that names a section opens at it', async ({ page }) => {
  await page.goto('/en/thong-tin#cookies');
  await expect(
    page.getByRole('heading', { name: words('en', 'texts')('information.sections.cookies.title') }),
  ).toBeInViewport();
});

test('the menu of a phone leads to each page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/thong-tin', '/ve-chung-toi', '/dieu-kien-dieu-khoan', '/nhat-ky-thay-doi'] as const) {
    await page.goto('/menu');
    await page.locator(`#content a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[path].vi);
  }
});

test('COOKIE-1: /thong-tin names every cookie that guests and members get', async ({ page, context, baseURL }) => {
  const seen = new Set<string>();
  const note = async () => {
    for (const { name } of await context.cookies()) seen.add(name);
  };
  await page.goto('/en?pid=ban-be');
  await expect.poll(async () => (await note(), [...seen])).toEqual(expect.arrayContaining(['guestToken', 'ip', 'pid']));
  await enterAs(context, baseURL, await newMember(baseURL));
  await page.goto('/thong-tin');
  await expect(page.locator('#cookies')).toBeVisible();
  await note();
  expect([...seen]).toEqual(expect.arrayContaining(['token', 'refreshToken', 'Timezone']));
  const named = await page.locator('#cookies code').allTextContents();
  expect([...seen].filter((name) => !named.includes(name))).toEqual([]);
});
