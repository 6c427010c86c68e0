import { expect, it } from 'vitest';
import { BREAKPOINTS, mobileBar } from './layout.ts';

it('LAYOUT-1: the half shell begins at 1024, the full one at 1280', () => {
  expect(BREAKPOINTS).toEqual({ half: 1024, full: 1280 });
});

it('NAVBAR-1: the mobile bar holds menu, live info, home, chat, account', () => {
  expect(mobileBar).toEqual(['menu', 'live', 'home', 'chat', 'account']);
});
