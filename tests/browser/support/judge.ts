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
  /** A selector of the part that is checked; the whole page if absent. */
  readonly within?: string;
  /** Dark, then light by default; everything except contrast is checked in the first colour only. */
  readonly in?: readonly Colour[];
}

/** axe's serious and critical findings, one line each. */
const faults = async (within: string | undefined, contrastOnly: boolean): Promise<readonly string[]> => {
  // An element in the middle of a fade does not have its final contrast yet.
  for (const one of document.getAnimations())
    if (Number.isFinite(Number(one.effect?.getComputedTiming().endTime))) one.finish();
  const { violations } = await axe.run(within ?? document.documentElement, {
    resultTypes: ['violations'],
    ...(contrastOnly && { runOnly: ['color-contrast'] }),
  });
  return seriousIn(violations);
};

const over = ({ scrollWidth, clientWidth }: Element): number => scrollWidth - clientWidth;
/** How far the page, or an open dialog, can be scrolled sideways, in pixels. */
const sideways = (): number =>
  Math.max(...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(over));

/** Collects findings by place, of axe and others, and reports them together. */
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
  /** Records how far the content can be scrolled sideways, once it has adapted to the width. */
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
    /** Both colours at the width of a small phone, then a wide window in light. */
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

/** Restores the window for the next test. */
export const resetWindow = async (): Promise<void> => {
  delete document.documentElement.dataset['theme'];
  await page.viewport(414, 896);
};
