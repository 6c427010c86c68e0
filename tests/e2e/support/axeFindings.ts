import { expect, type Page } from 'playwright/test';
import { faults, type Look } from './axe.ts';

const colours = ['dark', 'light'] as const;

interface Asked extends Pick<Look, 'within'> {
  /** Dark, then light, unless told otherwise; all but contrast is judged in the first of them. */
  readonly in?: readonly (typeof colours)[number][];
}

/** What axe found where, told all at once. The page's colour has to follow the system's. */
export const createFindings = (page: Page) => {
  const all: Record<string, readonly string[]> = {};
  return {
    look: async (where: string, { in: wanted = colours, ...part }: Asked = {}) => {
      for (const [i, colorScheme] of wanted.entries()) {
        // A colour that fades in a row outside the window stands still until the row is seen.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const found = await faults(page, { ...part, contrastOnly: i > 0 });
        if (found.length > 0) all[`${where}, ${colorScheme}`] = found;
      }
    },
    expectNone: () => expect(all).toEqual({}),
  };
};
