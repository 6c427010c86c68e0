import { expect, type Locator, type Page } from 'playwright/test';

/** A stranger has no patience for more presses. */
const MOST = 3;

/** Presses of one task on a phone; more than a stranger has patience for fail it. */
export const task = () => {
  let presses = 0;
  return async (what: Locator): Promise<void> => {
    await what.tap();
    presses += 1;
    expect(presses, 'presses of one task').toBeLessThanOrEqual(MOST);
  };
};
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
