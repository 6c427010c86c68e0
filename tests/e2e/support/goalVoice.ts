import type { Page } from 'playwright/test';

/** Begins to record the goal announcements of a match page for screen readers. */
export const noteGoalVoice = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const voice = document.querySelector('[data-goal-voice]')!;
    new MutationObserver(() => spoken.push(voice.textContent ?? '')).observe(voice, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

/** The recorded announcements, in order. */
export const spokenOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
