import { expect, type Page } from 'playwright/test';
import { faults, sideways, type Look } from './axe.ts';

const colours = ['dark', 'light'] as const;

interface Asked extends Pick<Look, 'within'> {
  /** Dark, then light, unless told otherwise; all but contrast is judged in the first of them. */
  readonly in?: readonly (typeof colours)[number][];
}

/** What was found where, by axe or otherwise, told all at once. The page's colour has to follow the system's. */
export const createFindings = (page: Page) => {
  const all: Record<string, readonly string[]> = {};
  const note = (where: string, said: readonly string[]) => {
    if (said.length > 0) all[where] = said;
  };
  return {
    note,
    look: async (where: string, { in: wanted = colours, ...part }: Asked = {}) => {
      for (const [i, colorScheme] of wanted.entries()) {
        // A colour that fades in a row outside the window stands still until the row is seen.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        note(`${where}, ${colorScheme}`, await faults(page, { ...part, contrastOnly: i > 0 }));
      }
    },
    /** Notes how far the page can be scrolled sideways. */
    fits: async (where: string) => {
      const over = await sideways(page);
      note(where, over > 0 ? [`${over} px sideways`] : []);
    },
    expectNone: () => expect(all).toEqual({}),
  };
};
