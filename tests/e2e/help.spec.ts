import { lettersFor } from './support/outbox.ts';
import { freshName, enterAs } from './support/members.ts';
import { newStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'help');

atWidths((viewport) => {
  test('ROUTE /tro-giup: somebody asks, customer care answers, and the answer is in their mail', async ({
    page,
    browser,
    origin,
  }) => {
    const mail = `${freshName()}@khandai.example`;
    const question = `Hình trong phòng đứng mãi ${mail}`;
    await page.goto('/tro-giup');
    await page.getByLabel(t('mail')).fill(mail);
    await page.getByLabel(t('text')).fill(question);
    await page.getByRole('button', { name: t('send') }).click();
    await expect(page.getByText(t('sent'))).toBeVisible();

    const staff = await browser.newContext({ viewport, baseURL: origin.url });
    await enterAs(staff, origin.url, await newStaff(origin, 'customerCare'));
    const desk = await staff.newPage();
    await desk.goto('/tro-giup');
    await desk.getByText(question).first().click();
    const card = desk.locator('details', { hasText: mail });
    await card.getByLabel(t('queue.answer')).fill('Bạn chọn SD giúp mình nhé.');
    await card.getByRole('button', { name: t('queue.sendAnswer') }).click();
    await expect(card).toHaveCount(0);
    await expect.poll(() => lettersFor(origin.url, mail)).toBe(1);
    await staff.close();
  });
});
