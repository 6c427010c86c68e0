import type { Browser, Page } from 'playwright/test';
import { enterAs, newMember } from './members.ts';
import { expect, watch } from './test.ts';
import { words } from './words.ts';

const t = words('vi', 'chess');
export const CHESS = '/game/choi-game/co-vua/co-vua';

/** A browser of its own for a member. */
export const entered = async (
  browser: Browser,
  baseURL: string,
  name: string,
  { width, height, hasTouch = false } = { width: 1280, height: 800 } as Seen,
) => {
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width, height }, hasTouch, locale: 'vi-VN', reducedMotion: 'reduce' },
  });
  await enterAs(context, baseURL, await newMember(baseURL, name));
  const page = await context.newPage();
  return { context, page, complaints: watch(page) };
};
export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly hasTouch?: boolean;
}
export const table = (page: Page) => page.locator('[data-part="chess"]');
export const square = (page: Page, name: string) => table(page).locator(`[data-square="${name}"]`);
export const onTurn = (page: Page) => expect(table(page)).toHaveAttribute('data-mode', 'ours');
export const move = async (page: Page, from: string, to: string): Promise<void> => {
  await onTurn(page);
  await square(page, from).click();
  await expect(square(page, to)).toHaveAttribute('data-open', 'true');
  await square(page, to).click();
};
export const stands = (page: Page, name: string, piece: 'p' | 'n' | 'q') =>
  expect(square(page, name)).toHaveAccessibleName(new RegExp(t(`piece.${piece}`), 'u'));

/** Offers a game as white, which the other member then joins. */
export const sitDown = async (white: Page, black: Page, control = '5+0'): Promise<void> => {
  await white.goto(CHESS);
  await white.getByText(control, { exact: true }).click();
  await white.getByText(t('side.w'), { exact: true }).click();
  await white.getByRole('button', { name: t('offerGame') }).click();
  const code = white.locator('[data-part="chess-code"]');
  await expect(code).toHaveText(/^[2-9A-Z]{6}$/u);
  await black.goto(`${CHESS}?van=${await code.textContent()}`);
  await black.getByRole('button', { name: t('sit') }).click();
};
