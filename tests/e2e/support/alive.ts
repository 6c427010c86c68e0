import { expect, type Page } from 'playwright/test';

/** Waits until the code of a painted page has taken it over; a press before that leads to the address of a link by itself. */
export const alive = (page: Page): Promise<void> => expect(page.locator('[data-navbar="byWidth"]')).toHaveCount(0);
