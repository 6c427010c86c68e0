import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'games');
const SNAKE = '/game/choi-game/ran-san-co/ran-san-co';
const PLACE = '/game-files/ran-san-co/';
const stageOf = (page: Page) => page.locator('[data-part="stage"]');

const start = async (page: Page) => {
  await stageOf(page)
    .getByRole('button', { name: t('play') })
    .click();
  await expect(stageOf(page)).toHaveAttribute('data-shows', 'running', { timeout: 30_000 });
};
const frameOf = (page: Page) => page.frames().find((frame) => frame.url().includes('/game-files/'))!;

atWidths(() => {
  test('GA-1, GA-2: out of the library into a game, which takes a key, pauses and is left', async ({ page }) => {
    await page.goto('/game');
    await page.locator(`#content a[href="${SNAKE}"]`).first().click();
    await expect(page).toHaveURL(SNAKE);
    await start(page);
    await page.locator('[data-part="stage"] iframe').focus();
    await frameOf(page).evaluate(() =>
      window.addEventListener('keydown', ({ code }) => document.body.setAttribute('data-heard', code)),
    );
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => frameOf(page).evaluate(() => document.body.dataset['heard'])).toBe('ArrowUp');
    await page.getByRole('button', { name: t('pause'), exact: true }).click();
    await expect(stageOf(page)).toHaveAttribute('data-shows', 'paused');
    await page.goBack();
    await expect(page).toHaveURL('/game');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('GA-10: a game that does not come is told of in its place alone', async ({ page }) => {
    await page.route(`**${PLACE}index.html`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>still</title>' }),
    );
    await page.goto(SNAKE);
    await stageOf(page)
      .getByRole('button', { name: t('play') })
      .click();
    await expect(stageOf(page)).toHaveAttribute('data-shows', /slow|broken/u, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
