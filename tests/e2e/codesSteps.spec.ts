import { localePath, locales } from '#domain/locale/locale.ts';
import { sideways } from './support/axe.ts';
import { freshMail, openLayer, wrong } from './support/codes.ts';
import { createFindings } from './support/findings.ts';
import { codeFor } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const { code: locale } of locales)
  test(`every step has nothing serious, fits 360 px and can be read: ${locale}`, async ({ page, context, baseURL }) => {
    test.setTimeout(180_000);
    const found = createFindings(page);
    const look = async (step: string) => {
      await found.look(step);
      await page.setViewportSize({ width: 360, height: 740 });
      const over = await sideways(page);
      const inside = await page
        .locator('dialog[open]')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await page.setViewportSize({ width: 1440, height: 900 });
      found.note(`${step} at 360 px`, over + inside > 0 ? [`${over + inside} px sideways`] : []);
    };
    const w = words(locale, 'account');
    const mail = freshMail();
    const toLayer = async () => {
      await page.goto(localePath(locale, '/menu'));
      return openLayer(page, locale);
    };

    let layer = await toLayer();
    await layer.dialog.getByRole('tab', { name: w('register') }).click();
    await layer.field('contact').fill('lan@');
    await layer.submit();
    await look('form');
    await layer.askForCode(mail);
    await look('code');
    await layer.code.fill(wrong(await codeFor(baseURL, mail)));
    await expect(layer.dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await look('wrong code');
    for (let i = 0; i < 4; i += 1) {
      await expect(layer.code).toBeEditable();
      await layer.code.fill(wrong(await codeFor(baseURL, mail)));
      await expect(layer.code).toHaveValue('');
    }
    await expect(layer.dialog.getByText(w('code.spent'))).toBeVisible();
    await look('void code');
    await layer.button(w('code.back')).last().click();
    const void1 = await codeFor(baseURL, mail);
    await layer.submit();
    await expect(layer.code).toBeEditable();
    await layer.code.fill(await codeFor(baseURL, mail, [void1]));
    await expect(layer.dialog).toHaveCount(0);
    await context.clearCookies();

    layer = await toLayer();
    await layer.askForCode(mail);
    const before = await codeFor(baseURL, mail);
    await layer.code.fill(before);
    await expect(layer.dialog.getByText(w('taken.title'))).toBeVisible();
    await look('taken');
    await layer.button(w('forgot')).click();
    await look('account');
    await layer.submit();
    await expect(layer.code).toBeEditable();
    await look('code of a reset');
    await layer.code.fill(await codeFor(baseURL, mail, [before]));
    await expect(layer.field('password')).toBeFocused();
    await layer.submit();
    await look('new password');
    found.expectNone();
  });
