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
    /** Messages of the log, without those that wait in the outbox. */
    rows: log.locator('li[data-id]:not([data-outbox])'),
    outbox: log.locator('li[data-outbox]'),
    strip: page.locator('[data-connection]'),
    /** Resolves once the topic is joined and the connection is open. */
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
  /** The mark that `markPicture` set on the element. */
  readonly mark: string | null;
}

/** The state of the page's one video. */
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

/** A longer step between two checks, in seconds, is a seek and not playback. */
const LONGEST_STEP = 5;

/** A busy machine needs long for the first frames. */
const PATIENCE = { message: 'the picture moves on', timeout: 60_000 };
const NAVIGATED = /Execution context was destroyed|Cannot find context with specified id/u;

/** The video's state for a poll; null while the page navigates. */
const pictureMeanwhile = async (page: Page): Promise<Picture | null> => {
  try {
    return await pictureOf(page);
  } catch (error) {
    if (error instanceof Error && NAVIGATED.test(error.message)) return null;
    throw error;
  }
};

/**
 * Resolves once the video was seen playing, with its controls; the seek to the live edge when a stream opens does not
 * count.
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
  // In a painted room the video plays before its controls are there; in a highlight it is part of the page.
  await expect(page.locator('[data-place] video, [data-highlight-page] video')).toHaveCount(1);
};

/** Marks the video element, so that its replacement can be detected. */
export const markPicture = (page: Page, mark: string): Promise<void> =>
  page.locator('video').evaluate((video, text) => video.setAttribute('data-mark', text), mark);
