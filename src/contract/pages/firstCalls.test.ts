import { describe, expect, it } from 'vitest';
import { findRoute } from '#domain/routing/findRoute.ts';
import { callAddress } from '../address.ts';
import { firstAddresses } from './firstCalls.ts';

const when = { zone: 'Asia/Ho_Chi_Minh', today: '2026-11-21', day: '2026-11-23' };
const zone = 'timezone=Asia%2FHo_Chi_Minh';
const live = '/live/api/schedule/feature-match?pageSize=12&status=live';
const schedule = (day: string) => `/live/api/schedule/liveSchedule?date=${day}&pageSize=200&${zone}`;
const counts = (from: string) => `/live/api/schedule/day-count?from=${from}&${zone}&to=2026-11-26`;

describe('the first calls of a route', () => {
  it.each([
    ['/', [live, schedule('2026-11-21'), counts('2026-11-20')]],
    ['/lich-truc-tiep', [schedule('2026-11-23'), counts('2026-11-16'), live]],
    ['/lich-truc-tiep/tat-ca', [schedule('2026-11-23'), counts('2026-11-16')]],
    [
      '/lich-truc-tiep/the-thao/bong-da',
      [schedule('2026-11-23'), counts('2026-11-16').replace('&timezone', '&liveModeId=1&timezone')],
    ],
    ['/lich-truc-tiep/esport/esport-mua-mua', [schedule('2026-11-23'), live]],
    ['/lich-truc-tiep/dat-lich-cua-ban', []],
    ['/truc-tiep/tro-choi/dua-bi/vong-xoay-so-8-m1', ['/live/api/schedule/liveRoom?id=m1']],
    ['/truc-tiep/tro-choi/dua-bi/Phòng', []],
    ['/chatroom', []],
    [
      '/thanh-vien/blv-khang',
      [
        '/other/api/card/list?targets=user%3Ablv-khang',
        '/al/api/schedule/anchorSchedule?userId=blv-khang',
        '/live/api/schedule/anchor-rooms?userId=blv-khang',
      ],
    ],
    ['/menu', []],
    [
      '/tip-keo/bong-da/tai-xiu',
      [
        '/other/api/schedule-tips/v2/list?category=bong-da&sort=lock&state=open&type=tai-xiu',
        '/other/api/schedule-tips/v2/list?category=bong-da&state=settled&type=tai-xiu',
        '/other/api/schedule-tips/v2/leaderboard?category=bong-da&minSettled=20&window=30d',
      ],
    ],
    [
      '/tip-keo/bong-ro/su-kien',
      [`/other/api/schedule-tips/v2/list?category=bong-ro&date=2026-11-23&sort=lock&state=open&${zone}`],
    ],
    ['/tip-keo/khong-co', []],
    ['/tip-keo/chi-tiet/a-t1', ['/other/api/schedule-tips/v2/detail?slug=a-t1']],
  ])('%s asks %j', (path, calls) => {
    expect(firstAddresses(findRoute(path)!, { locale: 'vi', when })).toEqual(calls);
  });

  it('no day is asked while the zone is not known', () => {
    expect(firstAddresses(findRoute('/')!, { locale: 'vi', when: null })).toEqual([live]);
    expect(firstAddresses(findRoute('/lich-truc-tiep')!, { locale: 'vi', when: null })).toEqual([live]);
  });

  it('V-14: the rooms that are on are asked of all or of the mode, unless another day is wanted', () => {
    const today = { ...when, day: when.today };
    const [all] = firstAddresses(findRoute('/lich-truc-tiep/tat-ca')!, { locale: 'vi', when: today });
    expect(all).toBe('/live/api/schedule/feature-match?pageSize=60&status=live');
    const [casino] = firstAddresses(findRoute('/lich-truc-tiep/casino')!, { locale: 'vi', when: today });
    expect(casino).toBe('/live/api/schedule/feature-match?liveModeId=4&pageSize=60&status=live');
  });

  it('say their language where it is not the default', () => {
    expect(firstAddresses(findRoute('/')!, { locale: 'zh', when: null })).toEqual([
      '/live/api/schedule/feature-match?lang=zh&pageSize=12&status=live',
    ]);
  });
});

it('an address has its parameters by name, without those that are absent or empty', () => {
  const query = { pageSize: 200, date: undefined, timezone: 'Asia/Bangkok', liveModeId: '' };
  expect(callAddress('/a', query, 'vi')).toBe('/a?pageSize=200&timezone=Asia%2FBangkok');
  expect(callAddress('/a', {}, 'vi')).toBe('/a');
  expect(callAddress('/a', {}, 'en')).toBe('/a?lang=en');
});
