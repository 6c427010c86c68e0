import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { clear, act, show } from '../../../tests/fakes/screen.tsx';
import { createLazy } from '../app/lazy.ts';
import { LOGIN_LAYER } from '../app/loginLayer.ts';
import type { Session } from '../app/session.ts';
import { AccountButton } from './AccountButton.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(clear);

/** An application whose session loads when the test says so. */
const begin = async (held: 'none' | 'member') => {
  const there = fakeApp({ held });
  let come: (session: Session) => void = () => {};
  const session = createLazy(() => new Promise<Session>((resolve) => (come = resolve)));
  const shown = await show(<AccountButton />, { ...there, session });
  void session.load();
  return { ...shown, there, come: () => act(() => come(there)) };
};

it('shows a member no way in while it is not known who it is', async () => {
  const { place, come } = await begin('member');
  expect(place.textContent).toBe('');
  await come();
  await expect.poll(() => place.textContent).toBe('Lan');
});

it('lets a guest in before the session is there: the log-in opens with it', async () => {
  const { place, there, come } = await begin('none');
  expect(place.textContent).toBe('Đăng nhập');
  await act(() => place.querySelector('button')!.click());
  expect(there.layers.names()).toEqual([]);
  await come();
  await expect.poll(() => there.layers.names()).toEqual([LOGIN_LAYER]);
});
