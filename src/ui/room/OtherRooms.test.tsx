import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Booking, Match } from '#domain/match/match.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { aBooking, aMatch } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import OtherRooms from './OtherRooms.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const own = aMatch({ status: '67', score: '2-1' });
const other = aMatch({ fixtureId: 'f2', roomId: 'r2', home: 'Cá Mập', status: '12', score: '0-1' });
const race = aMatch({
  ...{ fixtureId: 'f3', roomId: 'r3', liveModeId: '3', home: '', away: '', title: 'Vòng Xoáy', status: 'live' },
});
const noRoom = aMatch({ fixtureId: 'f4', roomId: null, status: 'live' });

const open = async (
  from: number | 'sheet',
  rooms: readonly Match[] | null = [own, other, race, noRoom],
  bookings: readonly Booking[] = [],
) => {
  const feature = async () => (rooms ? succeeded(rooms) : failed({ kind: 'unreachable' }));
  const loadPort = fakeLoadPort({ bookings: { list: async () => succeeded(bookings) } });
  const app = fakeApp({
    ...(bookings.length > 0 && { held: 'member' as const }),
    ports: silentPorts({ schedule: { feature }, loadPort }),
  });
  const onClose = vi.fn<() => void>();
  const place = await mount(app, <OtherRooms fixtureId="f1" from={from} onClose={onClose} focus />, [
    'otherRooms',
    'schedule',
    'roomOrder',
  ]);
  const paths = () => [...place.querySelectorAll<HTMLAnchorElement>('li a')].map((one) => one.pathname);
  return { place, paths, onClose };
};
const both = ['/truc-tiep/the-thao/bong-da/ca-map-nang-som-r2', '/truc-tiep/tro-choi/dua-bi/vong-xoay-r3'];

it('V-14: the rail has every other room that is on, takes the focus, and Escape closes it', async () => {
  const { place, paths, onClose } = await open(232);
  await expect.poll(paths).toEqual(both);
  const rail = place.querySelector('section')!;
  expect(rail.textContent).toContain('2 phòng đang mở');
  expect(document.activeElement).toBe(rail);
  expect(rail.getBoundingClientRect()).toMatchObject({ left: 232, right: 1440, bottom: 900, height: 170 });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('V-14: on a phone they are a sheet that leaves picture and board in sight, by kind', async () => {
  await page.viewport(390, 844);
  const { place, paths } = await open('sheet');
  await expect.poll(paths).toEqual(both);
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  expect(place.querySelector('dialog')!.getBoundingClientRect().top).toBeGreaterThanOrEqual(390 * (9 / 16) + 47);
  await userEvent.click(page.getByRole('button', { name: 'Đua bi 1' }));
  expect(paths()).toEqual(both.slice(1));
});

it('V-14: the rail stands in the chosen order, with the next ticket at its end', async () => {
  const startTime = Date.parse('2026-11-21T12:14:40Z');
  const ticket = aBooking(aMatch({ fixtureId: 'b1', roomId: 'r9', startTime }));
  const late = { ...race, watching: 1, startTime };
  const { place, paths } = await open(232, [own, { ...other, watching: 9 }, late], [ticket]);
  const rooms = () => paths().map((path) => path.slice(-2));
  await expect.poll(rooms).toEqual(['r2', 'r3', 'r9']);
  await userEvent.selectOptions(place.querySelector('select')!, 'Mới bắt đầu');
  await expect.poll(rooms).toEqual(['r3', 'r2', 'r9']);
});

it('says that no other room is on', async () => {
  const { place } = await open(72, [own]);
  await expect.poll(() => place.textContent).toContain('Chưa có phòng nào khác đang mở');
});
it('says that they cannot be loaded, with a way to try again', async () => {
  const { place } = await open('sheet', null);
  await expect.poll(() => place.querySelector('[role="alert"] button')).not.toBeNull();
});
