import { expect, type Page } from 'playwright/test';

/** Waits for the hydration of a painted page; a click before that follows a link's address natively. */
export const alive = (page: Page): Promise<void> => expect(page.locator('[data-navbar="byWidth"]')).toHaveCount(0);
