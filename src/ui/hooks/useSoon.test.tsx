import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useSoon } from './useSoon.ts';

const Part = ({ work }: { readonly work: () => void }) => {
  useSoon(work, 6000);
  return null;
};
let root: Root | null = null;
const show = (work: () => void) => {
  root = createRoot(document.createElement('div'));
  flushSync(() => root?.render(<Part work={work} />));
};
afterEach(() => {
  root?.unmount();
  vi.useRealTimers();
});

it.each([
  ['time', () => vi.advanceTimersByTime(6000)],
  ['a press', () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
  ['a key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))],
])('what is not needed at first is done once: after %s', (_what, happens) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const work = vi.fn();
  show(work);
  vi.advanceTimersByTime(5999);
  expect(work).not.toHaveBeenCalled();
  happens();
  document.body.click();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('what is gone before that does nothing any more', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const work = vi.fn();
  show(work);
  root?.unmount();
  document.body.click();
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
});
