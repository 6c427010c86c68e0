import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { aRoom } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import type { BoardSize } from './board/boardProps.ts';
import { ScoreBoard } from './ScoreBoard.tsx';

afterEach(unmountAll);

const [home, away] = ['Trâu Rừng Thung Xanh', 'Ruộng Bậc Thang Thuỷ Ẩn'];

/** Whether all of a text is in sight. */
const isWhole = (name: HTMLElement): boolean => {
  const text = document.createRange();
  text.selectNodeContents(name);
  const [of, seen] = [text.getBoundingClientRect(), name.getBoundingClientRect()];
  return of.right <= seen.right + 0.5 && of.bottom <= seen.bottom + 4;
};

it.each<[width: number, board: number, size: BoardSize]>([
  [1440, 848, 'wide'],
  [1100, 708, 'wide'],
  [390, 390, 'phone'],
  [320, 320, 'phone'],
])(
  'V-10: in a window of %i a long name stands on the board in whole, and a longer one ends in "…"',
  async (width, board, size) => {
    await page.viewport(width, 844);
    const room = aRoom({ home, away });
    const place = await mount(
      fakeApp(),
      <div style={{ width: board }}>
        <ScoreBoard match={room} zone="Asia/Bangkok" size={size}>
          {size === 'wide' ? '15.3K' : '⌄'}
        </ScoreBoard>
      </div>,
      ['room'],
    );
    const names = () => [...place.querySelectorAll<HTMLElement>('[title]')];
    await expect.poll(() => names().map(({ title }) => title)).toEqual([home, away]);
    for (const name of names()) {
      const { webkitLineClamp, overflow } = getComputedStyle(name);
      expect([webkitLineClamp, overflow, name.textContent]).toEqual(['2', 'hidden', name.title]);
      // No line is wider than its place: where two lines are not enough, the clamp ends the second in "…".
      expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
    // Once its own font is there.
    if (width >= 390) await expect.poll(() => isWhole(names()[0]!)).toBe(true);
  },
);
