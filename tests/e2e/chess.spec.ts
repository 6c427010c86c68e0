import { entered, move, sitDown, stands, table } from './support/chess.ts';
import { expect, test } from './support/test.ts';
import { cuttable } from './support/together.ts';
import { words } from './support/words.ts';

const t = words('vi', 'chess');

test('GA-11: two browsers play a short mate; one is cut off and comes back; a third looks on', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const white = await entered(browser, baseURL, 'Người Cờ Trắng');
  const black = await entered(browser, baseURL, 'Người Cờ Đen', { width: 360, height: 740 });
  const line = await cuttable(black.page);

  await sitDown(white.page, black.page);
  await move(white.page, 'f2', 'f3');
  await move(black.page, 'e7', 'e5');
  await stands(white.page, 'e5', 'p');

  await line.cut();
  await expect(table(black.page)).toHaveAttribute('data-mode', 'cut');
  await move(white.page, 'g2', 'g4');
  await line.mend();
  await stands(black.page, 'g4', 'p');
  expect(await black.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const third = await entered(browser, baseURL, 'Người Xem Cờ');
  await third.page.goto(new URL(white.page.url()).pathname + new URL(white.page.url()).search);
  await expect(table(third.page)).toHaveAttribute('data-mode', 'watching');

  await expect(table(black.page)).toHaveAttribute('data-mode', 'ours');
  await black.page.getByLabel(t('type')).fill('Qh4');
  await black.page.getByLabel(t('type')).press('Enter');
  for (const { page } of [white, black, third]) await expect(table(page)).toContainText(t('ending.mate'));
  await expect(table(white.page)).toHaveAttribute('data-mode', 'over');

  await white.page.getByRole('button', { name: t('rematch') }).click();
  await black.page.getByRole('button', { name: t('rematchTake') }).click();
  await black.page.getByRole('link', { name: t('nextGame') }).click();
  await move(black.page, 'e2', 'e4');
  for (const { complaints, context } of [white, black, third]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
