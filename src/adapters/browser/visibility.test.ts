import { describe, expect, it } from 'vitest';
import { browserVisibility, watchOnline } from './visibility.ts';

describe('visibility', () => {
  it('tells when the tab is hidden and seen, until it is not asked any more', () => {
    const target = new EventTarget();
    const page = Object.assign(target, { visibilityState: 'visible' as DocumentVisibilityState });
    const visibility = browserVisibility(page);
    const seen: boolean[] = [];
    const stop = visibility.watch((visible) => seen.push(visible));
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(visibility.isVisible()).toBe(false);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    stop();
    page.dispatchEvent(new Event('visibilitychange'));
    expect(seen).toEqual([false, true]);
  });
  it('tells when the browser comes online', () => {
    const window = new EventTarget();
    let times = 0;
    const stop = watchOnline(window, () => (times += 1));
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('online'));
    expect(times).toBe(1);
  });
});
