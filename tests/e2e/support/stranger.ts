import { expect, type Locator, type Page } from 'playwright/test';

/** The most clicks that a stranger has patience for. */
const MOST = 3;

/** The clicks of one task on a phone; it fails with more than a stranger has patience for. */
export const task = () => {
  let presses = 0;
  return async (what: Locator): Promise<void> => {
    await what.tap();
    presses += 1;
    expect(presses, 'presses of one task').toBeLessThanOrEqual(MOST);
  };
};
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
