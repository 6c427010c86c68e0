import '../features/matches/bookingActs.ts';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { succeeded } from '#ports/failure.ts';
import type { BookingsPort } from '#ports/bookings.ts';
import { unreachable } from '../../../tests/fakes/accounts.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { aBooking, aMatch } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeSettings } from '../../../tests/fakes/settings.ts';
import BookingsScreen from './BookingsScreen.tsx';

afterEach(unmountAll);

const address = (name: string) => ({
  webcal: `webcal://khandai.example/${name}.ics`,
  https: `https://khandai.example/${name}.ics`,
});

const wishes: unknown[] = [];
const open = async (given: Partial<BookingsPort>, settings = fakeSettings().actor) => {
  wishes.length = 0;
  const booked = aBooking(aMatch({ status: 'pending', startTime: Date.parse('2026-11-22T12:00:00Z') }), {
    leadMin: 30,
  });
  const bookings: Partial<BookingsPort> = {
    list: async () => succeeded([booked]),
    set: async (wish) => {
      wishes.push(wish);
      return succeeded(null);
    },
    ...given,
  };
  const app = fakeApp({ held: 'member', settings, ports: silentPorts({ loadPort: fakeLoadPort({ bookings }) }) });
  const place = await mount(app, <BookingsScreen />, ['schedule', 'booking']);
  await expect.poll(() => place.querySelector('select')).not.toBeNull();
  const button = (name: string) => [...place.querySelectorAll('button')].find((one) => one.textContent === name)!;
  const notice = () => app.notices.getSnapshot().context.shown?.text;
  return { place, button, notice };
};

it('SC-7: says how long before it reminds, and keeps another choice', async () => {
  const { place, notice } = await open({});
  const choice = () => place.querySelector('select')!;
  expect(choice().value).toBe('30');
  choice().focus();
  await userEvent.selectOptions(choice(), '60');
  await expect.poll(() => wishes).toEqual([{ fixtureId: 'f1', on: true, leadMin: 60 }]);
  await expect.poll(notice).toBe('Sẽ nhắc trước 1 giờ.');
  expect(document.activeElement).toBe(choice());
});

it('SC-7: says what it is by default, goes back to that, and says when it could not', async () => {
  const { place, notice } = await open({ set: async (wish) => (wishes.push(wish), unreachable) });
  const choice = () => place.querySelector('select')!;
  expect([...choice().options].map(({ text }) => text)).toEqual([
    ...['Mặc định: 15 phút', 'Lúc bắt đầu', '5 phút', '15 phút', '30 phút', '1 giờ'],
  ]);
  await userEvent.selectOptions(choice(), 'usual');
  await expect.poll(() => wishes).toEqual([{ fixtureId: 'f1', on: true, leadMin: null }]);
  await expect.poll(notice).toBe('Chưa đổi được giờ nhắc, thử lại nhé.');
  await expect.poll(() => choice().value).toBe('30');
});

it('SC-7: the default is the member’s own', async () => {
  const settings = fakeSettings({ defaultLeadMin: 60 });
  const { place, notice } = await open({}, settings.actor);
  const choice = () => place.querySelector('select')!;
  await expect.poll(() => choice().options[0]!.text).toBe('Mặc định: 1 giờ');
  await userEvent.selectOptions(choice(), 'usual');
  await expect.poll(notice).toBe('Sẽ nhắc trước 1 giờ.');
});

it('V-16: says where the reminder comes', async () => {
  const { place } = await open({});
  expect(place.textContent).toContain('hiện ở chuông của Khán Đài');
});

it('SC-8: shows the calendar’s address when it is asked for, and makes a new one only when that is confirmed', async () => {
  const { place, button } = await open({
    calendar: async () => succeeded(address('one')),
    renewCalendar: async () => succeeded(address('two')),
  });
  expect(place.querySelector('input')).toBeNull();
  button('Lấy địa chỉ').click();
  await expect.poll(() => place.querySelector('input')?.value).toBe(address('one').https);
  expect(place.querySelector('a[href^="webcal:"]')!.getAttribute('href')).toBe(address('one').webcal);
  button('Tạo địa chỉ mới').click();
  await expect.poll(() => document.activeElement?.textContent).toBe('Thôi');
  button('Tạo mới').click();
  await expect.poll(() => place.querySelector('input')?.value).toBe(address('two').https);
});
