import { expect, type Page } from 'playwright/test';
import { faults, sideways, type Look } from './axe.ts';

const colours = ['dark', 'light'] as const;

interface Asked extends Pick<Look, 'within'> {
  /** Dark, then light by default; everything except contrast is checked in the first colour only. */
  readonly in?: readonly (typeof colours)[number][];
}

/**
 * Collects findings by place, of axe and others, and reports them together. The page's colour has to follow the
 * system's.
 */
export const createFindings = (page: Page) => {
  const all: Record<string, readonly string[]> = {};
  const note = (where: string, said: readonly string[]) => {
    if (said.length > 0) all[where] = said;
  };
  return {
    note,
    look: async (where: string, { in: wanted = colours, ...part }: Asked = {}) => {
      for (const [i, colorScheme] of wanted.entries()) {
        // In rows outside the window, colour transitions are paused until the row is visible.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        note(`${where}, ${colorScheme}`, await faults(page, { ...part, contrastOnly: i > 0 }));
      }
    },
    /** Records how far the page can be scrolled sideways. */
    fits: async (where: string) => {
      const over = await sideways(page);
      note(where, over > 0 ? [`${over} px sideways`] : []);
    },
    expectNone: () => expect(all).toEqual({}),
  };
};
