import { enterAs, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const titles = {
  '/thong-tin': 'Thông tin',
  '/ve-chung-toi': 'Về chúng tôi',
  '/dieu-kien-dieu-khoan': 'Điều kiện và điều khoản',
  '/nhat-ky-thay-doi': 'Nhật ký thay đổi',
} as const;

atWidths(() => {
  test('the contents of the terms lead to their sections by keyboard, and Back leads to the page before', async ({
    page,
  }) => {
    await page.goto('/menu');
    await page.locator('#content').getByRole('link', { name: titles['/dieu-kien-dieu-khoan'] }).click();
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
    await expect(page).toHaveURL(/\/chinh-sach-rieng-tu#server$/);
    await expect(page.locator('#server h2')).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles['/dieu-kien-dieu-khoan']);
  });
});

test('an address that names a section opens at it', async ({ page }) => {
  await page.goto('/en/chinh-sach-rieng-tu#cookies');
  await expect(
    page.getByRole('heading', { name: words('en', 'privacyNotice')('sections.cookies.title') }),
  ).toBeInViewport();
});

test('the menu of a phone leads to each page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, title] of Object.entries(titles)) {
    await page.goto('/menu');
    await page.locator(`#content a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('COOKIE-1: /chinh-sach-rieng-tu names every cookie that guests and members get', async ({
  page,
  context,
  baseURL,
}) => {
  const seen = new Set<string>();
  const note = async () => {
    for (const { name } of await context.cookies()) seen.add(name);
  };
  await page.goto('/en?pid=ban-be');
  await expect.poll(async () => (await note(), [...seen])).toEqual(expect.arrayContaining(['guestToken', 'ip', 'pid']));
  await enterAs(context, baseURL, await newMember(baseURL));
  await page.goto('/chinh-sach-rieng-tu');
  await expect(page.locator('#cookies')).toBeVisible();
  await note();
  expect([...seen]).toEqual(expect.arrayContaining(['token', 'refreshToken', 'Timezone']));
  const named = await page.locator('#cookies code').allTextContents();
  expect([...seen].filter((name) => !named.includes(name))).toEqual([]);
});
