import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Booking, Match } from '#domain/match/match.ts';
import { featured } from '#machines/schedule/schedule.resources.ts';
import { liveRooms } from '#domain/schedule/schedule.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { FeatureQuery } from '#ports/schedule.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { aBooking, aCommentator, aMatch } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { LiveGrid } from './LiveGrid.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const CLIP = '/media/marble/v540.mp4';
const lead = aMatch({
  status: '67',
  score: '2-1',
  watching: 900,
  users: [aCommentator()],
  clip: CLIP,
  poster: '/og.png',
});
const race = aMatch({
  ...{ fixtureId: 'f2', roomId: 'r2', liveModeId: '3', home: '', away: '', title: 'Vòng Xoáy', status: 'live' },
  ...{ note: 'Lượt 5 trên 12', watching: 40 },
});
const noRoom = aMatch({ fixtureId: 'f3', roomId: null, liveModeId: '8', status: 'live' });

const open = async (answers: () => readonly Match[] | null, liveModeId?: string, bookings: readonly Booking[] = []) => {
  const asked: FeatureQuery[] = [];
  const app = fakeApp({
    ...(bookings.length > 0 && { held: 'member' as const }),
    ports: silentPorts({
      loadPort: fakeLoadPort({ bookings: { list: async () => succeeded(bookings) } }),
      schedule: {
        feature: async (query) => {
          asked.push(query);
          const rooms = answers();
          return rooms ? succeeded(rooms) : failed({ kind: 'unreachable' });
        },
      },
    }),
  });
  const place = await mount(app, <LiveGrid liveModeId={liveModeId} mode="bong-da" />, [
    'schedule',
    'liveNow',
    'roomOrder',
  ]);
  const tiles = () => [...place.querySelectorAll<HTMLAnchorElement>('li a')];
  return { app, asked, place, tiles };
};

it('V-14: every room that is on, the leading one large, with score, minute, commentator and viewers', async () => {
  const { place, tiles } = await open(() => [race, noRoom, lead]);
  await expect.poll(() => tiles().map((one) => one.dataset['look'])).toEqual(['lead', 'tile']);
  const [first, second] = tiles();
  for (const text of ['Bến Gỗ', '2', 'Nắng Sớm', '1', '67', 'Hiệp hai', '900 đang xem', 'Khang Còi', 'Vào phòng'])
    expect(first!.textContent).toContain(text);
  expect(second!.textContent).toContain('Vòng XoáyLượt 5 trên 12');
  expect(tiles().map((one) => one.pathname)).toEqual([
    '/truc-tiep/the-thao/bong-da/ben-go-nang-som-r1',
    '/truc-tiep/tro-choi/dua-bi/vong-xoay-r2',
  ]);
  expect(place.querySelector('h2')!.textContent).toBe('Đang trực tiếp');
});

it('SC-4: tiles stay where they are as their viewers change', async () => {
  const { app, tiles } = await open(() => [lead, race]);
  await expect.poll(() => tiles()).toHaveLength(2);
  const names = tiles().map((one) => one.pathname);
  app.resources.update(featured, liveRooms(), () => [
    { ...race, watching: 9000 },
    { ...lead, watching: 1 },
  ]);
  await expect.poll(() => tiles()[1]!.textContent).toContain('9.0K');
  expect(tiles().map((one) => one.pathname)).toEqual(names);
});

it('without a room it says so, of the mode that is asked for, and where the next match stands', async () => {
  const { asked, place } = await open(() => [noRoom], '1');
  await expect.poll(() => place.textContent).toContain('Chưa có phòng Bóng đá nào mở');
  expect(place.textContent).toContain('Trận gần nhất nằm trong lịch bên dưới.');
  expect(asked).toEqual([{ status: 'live', pageSize: 60, liveModeId: '1' }]);
});

it('what cannot be loaded is said in its place, and asked again', async () => {
  let works = false;
  const { place, tiles } = await open(() => (works ? [lead] : null));
  await expect.poll(() => place.querySelector('[role="alert"] button')).not.toBeNull();
  works = true;
  await userEvent.click(place.querySelector('[role="alert"] button')!);
  await expect.poll(() => tiles()).toHaveLength(1);
});

const SOON = Date.parse('2026-11-21T12:14:40Z');
const booking = aBooking(aMatch({ fixtureId: 'b1', roomId: 'r9', home: 'Đồi Cọ', startTime: SOON }));

it('V-14: the order of the rooms can be chosen, is kept on the device, and is taken anew when the page is looked at again', async () => {
  const late = { ...race, startTime: lead.startTime + 1000 };
  const { app, tiles, place } = await open(() => [lead, late]);
  const names = () => tiles().map((one) => one.pathname.slice(-2));
  await expect.poll(names).toEqual(['r1', 'r2']);
  await expect.poll(() => place.querySelector('select')).not.toBeNull();
  await userEvent.selectOptions(place.querySelector('select')!, 'Mới bắt đầu');
  await expect.poll(names).toEqual(['r2', 'r1']);
  expect(app.storage.read('rooms.order')).toBe('started');
  await userEvent.selectOptions(place.querySelector('select')!, 'Đông người xem');
  await expect.poll(names).toEqual(['r1', 'r2']);
  const other = aMatch({ fixtureId: 'f5', roomId: 'r5', status: '3', watching: 5000 });
  app.resources.update(featured, liveRooms(), () => [lead, late, other]);
  await expect.poll(names).toEqual(['r1', 'r2', 'r5']);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(names).toEqual(['r5', 'r1', 'r2']);
});

it('V-14: what the viewer booked or follows comes first where that is chosen', async () => {
  const { place, tiles } = await open(() => [lead, race], undefined, [aBooking(race)]);
  await expect.poll(() => place.querySelector('select')).not.toBeNull();
  await userEvent.selectOptions(place.querySelector('select')!, 'Theo dõi trước');
  await expect.poll(() => tiles().map((one) => one.pathname.slice(-2))).toEqual(['r2', 'r1']);
});

it('V-14: the next ticket is the last tile, of the mode that is shown', async () => {
  const { tiles } = await open(() => [lead], undefined, [aBooking(lead), booking]);
  await expect.poll(() => tiles().length).toBe(2);
  const last = () => tiles()[1]!.textContent;
  for (const text of ['Vé kế tiếp', '22:40', 'Đồi Cọ', 'Có vé']) await expect.poll(last).toContain(text);
  expect(tiles()[1]!.pathname).toContain('r9');
});
it('V-14: a ticket of another mode is not among the rooms of this one', async () => {
  const { tiles, place } = await open(() => [race], '3', [booking]);
  await expect.poll(() => tiles().length).toBe(1);
  await expect.poll(() => place.querySelectorAll('li').length).toBe(1);
});

const moving = (place: ParentNode) => place.querySelector<HTMLVideoElement>('li video');

it('V-14: a tile moves while it is pointed at or has the focus, muted and in a loop, one at a time', async () => {
  const other = { ...race, clip: CLIP };
  const { place, tiles } = await open(() => [lead, other]);
  await expect.poll(() => tiles()).toHaveLength(2);
  expect(moving(place)).toBeNull();
  await userEvent.hover(tiles()[0]!);
  await expect.poll(() => moving(place)?.dataset['playing']).toBe('true');
  const { muted, loop, src } = moving(place)!;
  expect([muted, loop, new URL(src).pathname]).toEqual([true, true, CLIP]);
  tiles()[1]!.focus();
  await userEvent.keyboard('{Shift}');
  await userEvent.unhover(tiles()[0]!);
  await expect.poll(() => tiles()[0]!.querySelector('video')).toBeNull();
  tiles()[0]!.focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => tiles()[1]!.querySelector('video')).not.toBeNull();
  expect(place.querySelectorAll('video')).toHaveLength(1);
});
