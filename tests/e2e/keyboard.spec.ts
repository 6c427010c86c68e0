import { enterAs, newMember } from './support/members.ts';
import { screensOf, wide } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the keyboard reaches everything: the skip link first, then each control in turn, none without a name', async ({
  page,
  context,
  baseURL,
}) => {
  await enterAs(context, baseURL, await newMember(baseURL));
  await page.setViewportSize(wide);
  for (const { path, shown } of await screensOf(baseURL)) {
    await page.goto(path);
    await page.locator(shown).first().waitFor({ state: 'attached' });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#content');
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
    const seen = new Set<string>();
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const one = document.activeElement as HTMLElement | null;
        if (!one || one === document.body) return null;
        const { width, height } = one.getBoundingClientRect();
        const label = one.ariaLabel ?? one.textContent?.trim() ?? '';
        const named =
          label !== '' || one.hasAttribute('aria-labelledby') || one.id !== '' || one.getAttribute('role') === 'log';
        return {
          key: `${one.tagName} ${label} ${one.getAttribute('href') ?? ''} ${Math.round(one.getBoundingClientRect().top)}`,
          sized: width > 0 && height > 0,
          named,
        };
      });
      if (at === null) break;
      expect(at, `${path}: ${at.key}`).toMatchObject({ sized: true, named: true });
      seen.add(at.key);
    }
    expect(seen.size, path).toBeGreaterThan(0);
  }
});
