import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failed, succeeded } from '#ports/failure.ts';
import type { Registration } from '#ports/accounts.ts';
import { asMember, refusedWith } from '../../../tests/fakes/accounts.ts';
import { fakeApp, type FakeAppOptions } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { provenCode, scriptedCodes, sentCode } from '../../../tests/fakes/codes.ts';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import LoginLayer from './LoginLayer.tsx';

afterEach(clear);

const PASSWORD = 'mưa rơi trên mái';
const checked = Array.from({ length: 9 }, () => succeeded({ ok: true, shown: null } as const));

const begin = (script: Parameters<typeof scriptedCodes>[0], accounts: FakeAppOptions['accounts'] = {}) => {
  const { port, asked } = scriptedCodes({ checkContact: checked, ...script });
  const registered: Registration[] = [];
  const app = fakeApp({
    ports: silentPorts({ loadPort: fakeLoadPort({ codes: port }) }),
    accounts: {
      register: (registration) => {
        registered.push(registration);
        return Promise.resolve(asMember);
      },
      ...accounts,
    },
  });
  return { app, asked, registered };
};
type World = ReturnType<typeof begin>;
const open = async ({ app }: World) => (await show(<LoginLayer onClose={() => {}} />, app)).place;

const input = (place: HTMLElement, name: string) => place.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const type = (place: HTMLElement, name: string, text: string) => act(() => userEvent.fill(input(place, name)!, text));
const button = (place: HTMLElement, text: string) =>
  [...place.querySelectorAll('button')].find((one) => one.textContent === text || one.ariaLabel === text);
const press = (place: HTMLElement, text: string) => act(() => button(place, text)!.click());
const submit = (place: HTMLElement) => act(() => place.querySelector<HTMLElement>('button[type="submit"]')!.click());
const register = (place: HTMLElement) =>
  act(() => userEvent.click([...place.querySelectorAll('[role="tab"]')].at(-1)!));

const fillIn = async (place: HTMLElement, contact = 'lan@khandai.vn') => {
  await register(place);
  await type(place, 'username', 'lan.anh');
  await type(place, 'contact', contact);
  await type(place, 'password', PASSWORD);
};

it('REG-1: an address is proved by its code, which is taken whole; then the member is registered', async () => {
  const world = begin({ send: [sentCode()], check: [provenCode()] });
  const place = await open(world);
  await fillIn(place);
  await submit(place);
  await expect.poll(() => input(place, 'code')).not.toBeNull();
  expect(document.activeElement).toBe(input(place, 'code'));
  expect(place.textContent).toContain('lan@khandai.vn');
  await type(place, 'code', '123 456');
  await expect
    .poll(() => world.registered)
    .toEqual([{ username: 'lan.anh', password: PASSWORD, email: 'lan@khandai.vn', emailTicket: 't1' }]);
});

it('what is typed into the middle of a username stays there, in capitals too', async () => {
  const place = await open(begin({}));
  await register(place);
  await type(place, 'username', 'lan.anh');
  const field = input(place, 'username')!;
  field.setSelectionRange(4, 4);
  await act(() => userEvent.keyboard('Hoa. '));
  expect(field.value).toBe('lan.hoa. anh');
  expect(field.selectionStart).toBe(9);
});

it('without an address the registration is as short as ever', async () => {
  const world = begin({});
  const place = await open(world);
  await fillIn(place, '');
  expect(place.querySelector('button[type="submit"]')?.textContent).toBe('Đăng ký');
  await submit(place);
  await expect.poll(() => world.registered).toEqual([{ username: 'lan.anh', password: PASSWORD }]);
});

it('REG-1: says at the field what is wrong with an address once it is left, and how a number was understood', async () => {
  const world = begin({ checkContact: [succeeded({ ok: true, shown: '+84 912 345 678' })] });
  const place = await open(world);
  await register(place);
  await type(place, 'contact', '0912');
  expect(input(place, 'contact')!.getAttribute('aria-invalid')).toBeNull();
  await act(() => input(place, 'password')!.focus());
  expect(place.textContent).toContain('Nhập một email, hoặc một số điện thoại di động.');
  await type(place, 'contact', '0912 345 678');
  await expect.poll(() => place.textContent).toContain('Mã xác nhận sẽ gửi tới +84 912 345 678');
  expect(place.querySelector('button[type="submit"]')?.textContent).toBe('Nhận mã xác nhận');
});

it('a wrong code is said with the tries left, and when another may be asked for', async () => {
  const world = begin({ send: [sentCode()], check: [refusedWith(422), refusedWith(410)] });
  const place = await open(world);
  await fillIn(place);
  await submit(place);
  await expect.poll(() => input(place, 'code')?.readOnly).toBe(false);
  await type(place, 'code', '111111');
  await expect.poll(() => place.textContent).toContain('Mã chưa đúng, còn 4 lần thử.');
  expect(input(place, 'code')!.value).toBe('');
  expect(place.textContent).toContain('Gửi lại được sau 1:00');
  expect(button(place, 'Gửi lại mã')!.disabled).toBe(true);
  await type(place, 'code', '222222');
  await expect.poll(() => place.textContent).toContain('Mã này không dùng được nữa');
  expect(input(place, 'code')!.readOnly).toBe(true);
  expect(document.activeElement).toBe(input(place, 'code'));
});

it('too many codes: says when it may be tried again', async () => {
  const world = begin({ send: [failed({ kind: 'rateLimited', retryAfterS: 7300 })] });
  const place = await open(world);
  await fillIn(place);
  await submit(place);
  await expect.poll(() => place.textContent).toContain('Xin mã mới được sau 3 giờ.');
});

it('no code is said to have been sent before one was', async () => {
  const world = begin({ send: [failed({ kind: 'unreachable' }), sentCode()] });
  const place = await open(world);
  await fillIn(place);
  await submit(place);
  await expect.poll(() => place.textContent).toContain('Không tới được máy chủ.');
  expect(place.textContent).toContain('Xin mã cho lan@khandai.vn');
  await press(place, 'Gửi lại mã');
  await expect.poll(() => place.textContent).toContain('Mã 6 số đã gửi tới lan@khandai.vn');
});

it('on a machine that sends nothing the way to the code is shown', async () => {
  const world = begin({ send: [sentCode({ shownAt: '/dev/outbox' })] });
  const place = await open(world);
  await fillIn(place);
  await submit(place);
  await expect.poll(() => place.querySelector<HTMLAnchorElement>('a[href="/dev/outbox"]')?.target).toBe('_blank');
});

it('an address that has an account leads to the log-in with it, or to a new password', async () => {
  const world = begin({
    send: [sentCode(), sentCode()],
    check: [provenCode({ taken: true }), provenCode({ taken: true })],
  });
  const place = await open(world);
  await fillIn(place);
  await submit(place);
  await expect.poll(() => input(place, 'code')?.readOnly).toBe(false);
  await type(place, 'code', '123456');
  await expect.poll(() => place.textContent).toContain('Địa chỉ này đã có tài khoản');
  expect(world.registered).toEqual([]);
  await press(place, 'Đăng nhập');
  expect(input(place, 'username')!.value).toBe('lan@khandai.vn');
  expect(document.activeElement).toBe(input(place, 'username'));
  await press(place, 'Quên mật khẩu');
  expect(input(place, 'account')!.value).toBe('lan@khandai.vn');
});

it('the draft is there when the layer is opened again, and the password is not', async () => {
  const world = begin({});
  const place = await open(world);
  await fillIn(place);
  await clear();
  const again = await open(world);
  await register(again);
  expect(input(again, 'username')!.value).toBe('lan.anh');
  expect(input(again, 'contact')!.value).toBe('lan@khandai.vn');
  expect(input(again, 'password')!.value).toBe('');
});

it('a code that is on its way is entered after the layer was closed, too', async () => {
  const world = begin({ send: [sentCode()], check: [provenCode()] });
  const place = await open(world);
  await fillIn(place);
  await submit(place);
  await expect.poll(() => input(place, 'code')?.readOnly).toBe(false);
  await clear();
  const again = await open(world);
  await type(again, 'code', '123456');
  await expect.poll(() => world.registered.length).toBe(1);
});

it('from the code one goes back to the form as it was', async () => {
  const world = begin({ send: [sentCode()] });
  const place = await open(world);
  await fillIn(place);
  await submit(place);
  await expect.poll(() => input(place, 'code')).not.toBeNull();
  await press(place, 'Dùng địa chỉ khác');
  expect(input(place, 'username')!.value).toBe('lan.anh');
  expect(input(place, 'password')!.value).toBe(PASSWORD);
  expect(document.activeElement).toBe(input(place, 'username'));
});

it('AU-11: a forgotten password: account, code, new password', async () => {
  const world = begin({ send: [sentCode({ channel: 'either' })], check: [provenCode()], resetPassword: [asMember] });
  const place = await open(world);
  await type(place, 'username', 'Lan.Anh');
  await press(place, 'Quên mật khẩu');
  expect(input(place, 'account')!.value).toBe('Lan.Anh');
  await submit(place);
  await expect.poll(() => input(place, 'code')?.readOnly).toBe(false);
  expect(place.textContent).toContain('Nếu có tài khoản này');
  await type(place, 'code', '123456');
  await expect.poll(() => input(place, 'password')?.autocomplete).toBe('new-password');
  expect(document.activeElement).toBe(input(place, 'password'));
  await submit(place);
  expect(place.textContent).toContain('Nhập mật khẩu.');
  await type(place, 'password', PASSWORD);
  await submit(place);
  await expect.poll(() => world.asked.at(-1)).toBe(`resetPassword t1 ${PASSWORD}`);
});

it('a forgotten password needs an account to ask for, and leads back to the log-in', async () => {
  const world = begin({});
  const place = await open(world);
  await press(place, 'Quên mật khẩu');
  await submit(place);
  expect(place.textContent).toContain('Nhập tên đăng nhập, email hoặc số điện thoại.');
  expect(document.activeElement).toBe(input(place, 'account'));
  await press(place, 'Về đăng nhập');
  expect(input(place, 'username')).not.toBeNull();
  expect(world.asked).toEqual([]);
});
