import { expect, type Page } from 'playwright/test';
import { words } from './words.ts';

const t = words('vi', 'chat');

/** The chat of a page. */
export const chatOf = (page: Page) => {
  const log = page.getByRole('log');
  const field = page.getByRole('textbox', { name: t('placeholder') });
  return {
    log,
    field,
    /** Messages of the log, without what still waits in the outbox. */
    rows: log.locator('li[data-id]:not([data-outbox])'),
    outbox: log.locator('li[data-outbox]'),
    strip: page.locator('[data-connection]'),
    /** Settles once the topic is joined and the connection stands. */
    ready: async () => {
      await expect(log.locator('li[data-id]').first()).toBeAttached();
      await expect(page.locator('[data-connection]')).toHaveCount(0);
    },
    say: async (text: string) => {
      await field.fill(text);
      await field.press('Enter');
    },
  };
};

interface Picture {
  readonly time: number;
  readonly paused: boolean;
  readonly width: number;
  readonly muted: boolean;
  readonly volume: number;
  /** What `markPicture` left on the element. */
  readonly mark: string | null;
}

/** How the page's one video stands. */
export const pictureOf = (page: Page): Promise<Picture | null> =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    return (
      video && {
        time: video.currentTime,
        paused: video.paused,
        width: video.videoWidth,
        muted: video.muted,
        volume: video.volume,
        mark: video.dataset['mark'] ?? null,
      }
    );
  });

/** A step longer than this between two looks, in seconds, is a seek and no playing. */
const LONGEST_STEP = 5;

/** A busy machine needs long for the first frames. */
const PATIENCE = { message: 'the picture moves on', timeout: 60_000 };
const NAVIGATED = /Execution context was destroyed|Cannot find context with specified id/u;

/** The picture for a poll: a page that navigates meanwhile has none yet. */
const pictureMeanwhile = async (page: Page): Promise<Picture | null> => {
  try {
    return await pictureOf(page);
  } catch (error) {
    if (error instanceof Error && NAVIGATED.test(error.message)) return null;
    throw error;
  }
};

/**
 * Settles once the picture has been seen to play on, with its controls; the seek to the live edge when a stream opens
 * does not count.
 */
export const expectMoving = async (page: Page): Promise<void> => {
  let before: number | null = null;
  await expect
    .poll(async () => {
      const picture = await pictureMeanwhile(page);
      const from = before;
      before = picture && picture.time;
      if (!picture || from === null || picture.paused || picture.width === 0) return false;
      return picture.time > from && picture.time < from + LONGEST_STEP;
    }, PATIENCE)
    .toBe(true);
  // A painted room's picture plays before its controls are there; a highlight stands in its page.
  await expect(page.locator('[data-place] video, [data-highlight-page] video')).toHaveCount(1);
};

/** Marks the video element, so that another one in its place shows. */
export const markPicture = (page: Page, mark: string): Promise<void> =>
  page.locator('video').evaluate((video, text) => video.setAttribute('data-mark', text), mark);
