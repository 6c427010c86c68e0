import type { Page } from 'playwright/test';
import { entered, move, onTurn, sitDown, square, stands, table } from './support/chess.ts';
import { startOrigin } from './support/origin.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'chess');
/** Of the origin's clock: three minutes take a quarter of a minute. */
const SPEED = 12;

const centreOf = async (page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> => {
  const { x, y, width, height } = (await square(page, name).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
const drag = async (page: Page, from: string, to: string): Promise<void> => {
  await onTurn(page);
  await table(page).scrollIntoViewIfNeeded();
  const [at, there] = [await centreOf(page, from), await centreOf(page, to)];
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(there.x, there.y, { steps: 4 });
  await page.mouse.up();
};
const dragByFinger = async (page: Page, from: string, to: string): Promise<void> => {
  await onTurn(page);
  await table(page).scrollIntoViewIfNeeded();
  const [at, there] = [await centreOf(page, from), await centreOf(page, to)];
  const finger = await page.context().newCDPSession(page);
  const told = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (typeof at)[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await told('touchStart', [at]);
  await told('touchMove', [{ x: (at.x + there.x) / 2, y: (at.y + there.y) / 2 }]);
  await told('touchMove', [there]);
  await told('touchEnd', []);
  await finger.detach();
};
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const focused = (page: Page, name: string) => expect(square(page, name)).toBeFocused();

test('GA-11: pieces are dragged by the mouse and by a finger; one that goes nowhere stays, and a pawn becomes what is chosen', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const white = await entered(browser, baseURL, 'Người Kéo Trắng');
  const black = await entered(browser, baseURL, 'Người Kéo Đen', { width: 360, height: 740, hasTouch: true });
  await sitDown(white.page, black.page);
  await drag(white.page, 'h2', 'h5');
  await stands(white.page, 'h2', 'p');
  await drag(white.page, 'h2', 'h4');
  await dragByFinger(black.page, 'g7', 'g5');
  await drag(white.page, 'h4', 'g5');
  await dragByFinger(black.page, 'h7', 'h6');
  await drag(white.page, 'g5', 'h6');
  await move(black.page, 'a7', 'a6');
  await drag(white.page, 'h6', 'h7');
  await dragByFinger(black.page, 'a6', 'a5');
  await drag(white.page, 'h7', 'g8');
  const choice = white.page.getByRole('dialog', { name: t('promotion') });
  await expect(choice).toBeVisible();
  await choice.getByRole('button', { name: t('piece.n') }).click();
  for (const { page } of [white, black]) await stands(page, 'g8', 'n');
  await expect(table(black.page)).toHaveAttribute('data-mode', 'ours');
  for (const { complaints, context } of [white, black]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('GA-11: by the keyboard alone: the board is one stop of Tab, arrows walk over it, Enter takes and sets, a pawn becomes what is chosen', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const white = await entered(browser, baseURL, 'Người Phím Trắng');
  const black = await entered(browser, baseURL, 'Người Phím Đen');
  await sitDown(white.page, black.page);
  await onTurn(white.page);
  const { page } = white;
  await page.locator('#content h1').click();
  for (let i = 0; i < 4 && !(await square(page, 'e2').evaluate((one) => one === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await focused(page, 'e2');
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await focused(page, 'h2');
  await press(page, 'Enter', 'ArrowUp', 'ArrowUp', 'Enter');
  await stands(black.page, 'h4', 'p');
  await move(black.page, 'g7', 'g5');
  await onTurn(page);
  await focused(page, 'h4');
  await press(page, 'Enter', 'ArrowUp', 'ArrowLeft', ' ');
  await move(black.page, 'h7', 'h6');
  await onTurn(page);
  await press(page, 'Enter', 'ArrowUp', 'ArrowRight', 'Enter');
  await move(black.page, 'a7', 'a6');
  await onTurn(page);
  await press(page, 'Enter', 'ArrowUp', 'Enter');
  await move(black.page, 'a6', 'a5');
  await onTurn(page);
  await press(page, 'Enter', 'ArrowLeft', 'ArrowUp', 'Enter');
  const choice = page.getByRole('dialog', { name: t('promotion') });
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await focused(page, 'g8');
  await stands(page, 'h7', 'p');
  await press(page, 'ArrowDown', 'ArrowRight', 'Enter', 'ArrowUp', 'ArrowLeft', 'Enter');
  await expect(choice.getByRole('button', { name: t('piece.q') })).toBeFocused();
  await page.keyboard.press('Enter');
  await stands(black.page, 'g8', 'q');
  await focused(page, 'g8');
  for (const { complaints, context } of [white, black]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('GA-11: whose time is over loses, without anybody asking for it', async ({ browser }) => {
  test.setTimeout(120_000);
  const origin = await startOrigin({ CLOCK: `${new Date().toISOString()}*${SPEED}` });
  try {
    const white = await entered(browser, origin.url, 'Người Cờ Nhanh');
    const black = await entered(browser, origin.url, 'Người Cờ Chậm');
    await sitDown(white.page, black.page, '3+2');
    await move(white.page, 'e2', 'e4');
    await move(black.page, 'e7', 'e5');
    await move(white.page, 'g1', 'f3');
    await onTurn(black.page);
    for (const { page } of [white, black]) {
      await expect(table(page)).toContainText(t('ending.timeUp'), { timeout: 60_000 });
      await expect(table(page)).toContainText(t('wins', { side: t('side.w') }));
      await expect(table(page)).toHaveAttribute('data-mode', 'over');
    }
    await expect(table(black.page).getByRole('timer', { name: new RegExp(t('side.b'), 'u') })).toHaveText('0.0');
    for (const { complaints, context } of [white, black]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  } finally {
    await origin.discard();
  }
});
