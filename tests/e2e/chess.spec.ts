import type { Browser, Page } from 'playwright/test';
import { enterAs, newMember } from './support/members.ts';
import { expect, test, watch } from './support/test.ts';
import { cuttable } from './support/together.ts';
import { words } from './support/words.ts';

const t = words('vi', 'chess');
const CHESS = '/game/choi-game/co-vua/co-vua';

const entered = async (browser: Browser, baseURL: string, name: string, viewport = { width: 1280, height: 800 }) => {
  const context = await browser.newContext({ baseURL, viewport, locale: 'vi-VN', reducedMotion: 'reduce' });
  await enterAs(context, baseURL, await newMember(baseURL, name));
  const page = await context.newPage();
  return { context, page, complaints: watch(page) };
};
const table = (page: Page) => page.locator('[data-part="chess"]');
const square = (page: Page, name: string) => table(page).locator(`[data-square="${name}"]`);
const move = async (page: Page, from: string, to: string): Promise<void> => {
  await expect(table(page)).toHaveAttribute('data-mode', 'ours');
  await square(page, from).click();
  await expect(square(page, to)).toHaveAttribute('data-open', 'true');
  await square(page, to).click();
};
const stands = (page: Page, name: string, piece: 'p' | 'n' | 'q') =>
  expect(square(page, name)).toHaveAccessibleName(new RegExp(t(`piece.${piece}`), 'u'));

test('GA-11: two browsers play a short mate; one is cut off and comes back; a third looks on', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const white = await entered(browser, baseURL, 'Người Cờ Trắng');
  const black = await entered(browser, baseURL, 'Người Cờ Đen', { width: 360, height: 740 });
  const line = await cuttable(black.page);

  await white.page.goto(CHESS);
  await white.page.getByText(t('side.w'), { exact: true }).click();
  await white.page.getByRole('button', { name: t('offerGame') }).click();
  const code = white.page.locator('[data-part="chess-code"]');
  await expect(code).toHaveText(/^[2-9A-Z]{6}$/u);

  await black.page.goto(`${CHESS}?van=${await code.textContent()}`);
  await black.page.getByRole('button', { name: t('sit') }).click();
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
