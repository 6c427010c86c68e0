import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { seriousIn } from '../../support/violations.ts';

const colours = ['dark', 'light'] as const;
type Colour = (typeof colours)[number];

export const wide = { width: 1440, height: 900 };
export const half = { width: 1100, height: 800 };
export const narrow = { width: 360, height: 740 };

interface Look {
  /** What is judged, by a selector; the whole page where absent. */
  readonly within?: string;
  /** Dark, then light, unless told otherwise; all but contrast is judged in the first of them. */
  readonly in?: readonly Colour[];
}

/** What axe holds to be serious or worse, in one line each. */
const faults = async (within: string | undefined, contrastOnly: boolean): Promise<readonly string[]> => {
  // What is halfway through fading has no contrast of its own yet.
  for (const one of document.getAnimations())
    if (Number.isFinite(Number(one.effect?.getComputedTiming().endTime))) one.finish();
  const { violations } = await axe.run(within ?? document.documentElement, {
    resultTypes: ['violations'],
    ...(contrastOnly && { runOnly: ['color-contrast'] }),
  });
  return seriousIn(violations);
};

const over = ({ scrollWidth, clientWidth }: Element): number => scrollWidth - clientWidth;
/** How far the page, or what lies open over it, can be scrolled sideways. */
const sideways = (): number =>
  Math.max(...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(over));

/** What was found where, by axe or otherwise, told all at once. */
export const createFindings = () => {
  const all: Record<string, readonly string[]> = {};
  const note = (where: string, said: readonly string[]) => {
    if (said.length > 0) all[where] = said;
  };
  const look = async (where: string, { within, in: wanted = colours }: Look = {}) => {
    for (const [i, colour] of wanted.entries()) {
      document.documentElement.dataset['theme'] = colour;
      note(`${where}, ${colour}`, await faults(within, i > 0));
    }
  };
  /** Notes how far what is shown can be scrolled sideways, once it has taken on the width. */
  const fits = async (where: string) => {
    await expect
      .poll(sideways, { timeout: 3000 })
      .toBe(0)
      .catch(() => undefined);
    const px = sideways();
    note(where, px > 0 ? [`${px} px sideways`] : []);
  };
  return {
    note,
    look,
    fits,
    /** Both colours and the width of a small phone, then a wide window in light. */
    judge: async (where: string, part: Pick<Look, 'within'> = {}) => {
      await page.viewport(narrow.width, narrow.height);
      await fits(`${where} at 360 px`);
      await look(`${where} narrow`, part);
      await page.viewport(wide.width, wide.height);
      await look(`${where} wide`, { ...part, in: ['light'] });
    },
    expectNone: () => expect(all).toEqual({}),
  };
};

/** As the next test expects the window. */
export const resetWindow = async (): Promise<void> => {
  delete document.documentElement.dataset['theme'];
  await page.viewport(414, 896);
};
