import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import type { UsernameAnswer } from '#ports/accounts.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import LoginLayer from './LoginLayer.tsx';

afterEach(clear);

const type = (place: HTMLElement, name: string, text: string) =>
  act(() => userEvent.fill(place.querySelector(`input[name="${name}"]`)!, text));
const submit = (place: HTMLElement) => act(() => place.querySelector<HTMLElement>('button[type="submit"]')!.click());
const register = (place: HTMLElement) =>
  act(() => userEvent.click([...place.querySelectorAll('[role="tab"]')].at(-1)!));

it('says what waits for the log-in, and on the button what it will do', async () => {
  const app = fakeApp();
  void app.membership.require({ kind: 'message', what: 'Sút đi Tấn ơi!', groupId: '30' });
  const { place } = await show(<LoginLayer onClose={() => {}} />, app);
  expect(place.textContent).toContain('“Sút đi Tấn ơi!”');
  // Bidirectional characters in it must not affect the surrounding text.
  expect(place.querySelector('bdi')?.textContent).toBe('Sút đi Tấn ơi!');
  expect(place.querySelector('button[type="submit"]')?.textContent).toBe('Đăng nhập và gửi tin');
});

it('says at the field what is missing or wrong, and puts the focus there', async () => {
  const app = fakeApp({ accounts: { login: () => Promise.resolve(failed({ kind: 'refused', code: 403 })) } });
  const { place } = await show(<LoginLayer onClose={() => {}} />, app);
  await submit(place);
  expect(document.activeElement?.getAttribute('name')).toBe('username');
  await type(place, 'username', 'mai');
  await type(place, 'password', 'sai-mat-khau');
  await submit(place);
  await expect.poll(() => place.textContent).toContain('Tên đăng nhập hoặc mật khẩu chưa đúng.');
  expect(document.activeElement?.getAttribute('name')).toBe('password');
});

it('lets password managers and pasting work, and shows the password on demand', async () => {
  const { place } = await show(<LoginLayer onClose={() => {}} />);
  const password = place.querySelector<HTMLInputElement>('input[name="password"]')!;
  expect(place.querySelector<HTMLInputElement>('input[name="username"]')!.autocomplete).toBe('username webauthn');
  expect(password.autocomplete).toBe('current-password');
  await act(() => place.querySelector<HTMLElement>('[aria-label="Hiện mật khẩu"]')!.click());
  expect(password.type).toBe('text');
  await register(place);
  expect(place.querySelector<HTMLInputElement>('input[name="password"]')!.autocomplete).toBe('new-password');
});

it('leads to the terms in a tab of their own before an account is made', async () => {
  const { place } = await show(<LoginLayer onClose={() => {}} />);
  expect(place.querySelector('a[href="/dieu-kien-dieu-khoan"]')).toBeNull();
  await register(place);
  const link = place.querySelector<HTMLAnchorElement>('a[href="/dieu-kien-dieu-khoan"]');
  expect([link?.target, link?.textContent]).toEqual(['_blank', 'điều kiện và điều khoản']);
});

it('shows the answer to the name that stands there, never to an earlier one', async () => {
  const answers = new Map<string, (answer: Outcome<UsernameAnswer>) => void>();
  const checkUsername = (name: string) =>
    new Promise<Outcome<UsernameAnswer>>((resolve) => {
      answers.set(name, resolve);
    });
  const { place } = await show(<LoginLayer onClose={() => {}} />, fakeApp({ accounts: { checkUsername } }));
  await register(place);
  await type(place, 'username', 'lan');
  await expect.poll(() => answers.has('lan')).toBe(true);
  await type(place, 'username', 'lan2');
  await expect.poll(() => answers.has('lan2')).toBe(true);
  await act(() => answers.get('lan2')!(succeeded({ ok: true })));
  await act(() => answers.get('lan')!(succeeded({ ok: false, reason: 'taken' })));
  expect(place.textContent).toContain('Tên này còn trống');
  expect(place.textContent).not.toContain('Đã có người dùng tên này');
});

it('lights the rows of a password as it grows stronger', async () => {
  const { place } = await show(<LoginLayer onClose={() => {}} />);
  await register(place);
  const lit = () => place.querySelectorAll('form rect[data-lit]').length;
  expect(lit()).toBe(0);
  await type(place, 'password', 'matkhaudai');
  expect(lit()).toBe(1);
  await type(place, 'password', 'matkhaudai1A!');
  expect(lit()).toBe(3);
});
