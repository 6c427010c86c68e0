import { expect, it } from 'vitest';
import { mobileBar, shellOf, TOAST } from './layout.ts';

it.each([
  [360, 'mobile'],
  [1023, 'mobile'],
  [1024, 'half'],
  [1279, 'half'],
  [1280, 'full'],
  [1920, 'full'],
])('LAYOUT-1: %i pixels wide is %s', (width, shell) => {
  expect(shellOf(width)).toBe(shell);
});

it('NAVBAR-1: the mobile bar holds menu, live info, home, chat, account', () => {
  expect(mobileBar).toEqual(['menu', 'live', 'home', 'chat', 'account']);
});

it('TOAST-1: four tones, 3 000 ms', () => {
  expect(TOAST).toEqual({ durationMs: 3000, tones: ['success', 'error', 'warning', 'info'] });
});
