import { describe, expect, it } from 'vitest';
import { callAddress } from '#contract/address.ts';
import { firstAddresses } from '#contract/pages/firstCalls.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import { SCHEDULE } from '#domain/schedule/schedule.ts';
import { prefetchFirst } from './prefetchFirst.ts';

const zone = 'Asia/Ho_Chi_Minh';
const now = Date.parse('2026-11-21T12:00:00Z');

/** What is requested for an address, each as "name input". */
const wanted = (to: string): readonly (readonly [string, Readonly<Record<string, string>>])[] => {
  const asked: [string, Readonly<Record<string, string>>][] = [];
  const resources = {
    prefetch: ({ name }: { readonly name: string }, input: unknown) =>
      void asked.push([name, input as Readonly<Record<string, string>>]),
  };
  prefetchFirst(resources, { to, found: findRoute(to.split('?')[0]!)! }, { now, zone });
  return asked;
};
/** The call that each of them makes. */
const address = ([name, input]: ReturnType<typeof wanted>[number]): string => {
  const calls: Readonly<Record<string, readonly [string, Readonly<Record<string, string | number>>]>> = {
    featured: ['feature-match', input],
    scheduleDay: ['liveSchedule', { ...input, pageSize: SCHEDULE.schedulePageSize }],
    dayCounts: ['day-count', input],
    room: ['liveRoom', { id: input['roomId'] ?? '' }],
  };
  const [path, query] = calls[name]!;
  return callAddress(`/live/api/schedule/${path}`, query, 'vi');
};

describe('what a page wants first', () => {
  it.each([
    ['/', '2026-11-21'],
    ['/lich-truc-tiep', '2026-11-21'],
    ['/lich-truc-tiep?date=2026-11-23', '2026-11-23'],
    ['/lich-truc-tiep/the-thao/bong-da?date=2026-11-20#x', '2026-11-20'],
    ['/lich-truc-tiep/esport/esport-mua-mua', '2026-11-21'],
    ['/lich-truc-tiep/slot', '2026-11-21'],
    ['/lich-truc-tiep?date=never', '2026-11-21'],
    ['/lich-truc-tiep/dat-lich-cua-ban', '2026-11-21'],
    ['/truc-tiep/tro-choi/dua-bi/vong-xoay-so-8-m1', '2026-11-21'],
    ['/truc-tiep/tro-choi/dua-bi/Phòng', '2026-11-21'],
    ['/chatroom', '2026-11-21'],
  ])('%s: the calls that its head preloads, and no others', (to, day) => {
    const found = findRoute(to.split('?')[0]!)!;
    expect(wanted(to).map(address)).toEqual(
      firstAddresses(found, { locale: 'vi', when: { zone, today: '2026-11-21', day } }),
    );
  });
});
