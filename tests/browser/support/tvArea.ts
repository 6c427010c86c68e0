import { failed, succeeded } from '#ports/failure.ts';
import type { TvPort } from '#ports/tv.ts';
import type { Programme } from '#domain/tv/programme.ts';
import { aChannel } from '../../fakes/tv.ts';

const HOUR_MS = 3_600_000;
const titles = ['Những trận cũ', 'Bến Gỗ – Nắng Sớm', 'Bản tin', 'Chiếu lại trong đêm'];
/** The programmes around the present, by the test's clock. */
const programmes = (channelId: string): readonly Programme[] =>
  [-1, 0, 1, 2].map((i) => {
    const startTs = (Math.floor(Date.now() / HOUR_MS) + i) * HOUR_MS;
    return {
      ...{ programmeId: `${channelId}-${i}`, channelId, startTs, stopTs: startTs + HOUR_MS },
      ...{ title: titles[i + 1] ?? '', category: 'sport' },
    };
  });
const channel = (number: number) => {
  const [, now, next] = programmes(`c${number}`) as readonly [Programme, Programme, Programme];
  return aChannel(number, {
    ...{ nation: 'vietnam', now, next, catchUpSec: 7200 },
    categories: [{ value: 'sports', name: 'Thể thao' }],
    ...(number === 2 && { health: 'blocked', sources: [] }),
  });
};
const list = [channel(1), channel(2)];
const page = { list, pageNum: 1, pageSize: 200, total: 401 };

/** The television of the fake portal: two channels of one nation. */
export const tvArea: Partial<TvPort> = {
  nations: async () =>
    succeeded([
      { nation: 'vietnam', code: 'VN', name: 'Việt Nam', flag: '', total: 2, radio: 0 },
      { nation: 'japan', code: 'JP', name: 'Nhật Bản', flag: '', total: 1, radio: 0 },
    ]),
  channels: async () => succeeded(page),
  categories: async () =>
    succeeded([
      { value: 'sports', name: 'Thể thao', total: 2 },
      { value: 'Kênh riêng của một người vận hành rất xa', name: 'Kênh riêng của một người vận hành rất xa', total: 1 },
    ]),
  channel: async ({ channel: slug }) => {
    const found = list.find((one) => one.slug === slug);
    return found ? succeeded(found) : failed({ kind: 'refused', code: 404 });
  },
  guide: async () => succeeded(list.map(({ channelId }) => ({ channelId, programmes: programmes(channelId) }))),
  row: async ({ channelId }) => succeeded(programmes(channelId)),
  search: async () =>
    succeeded({ channels: list, programmes: [{ programme: programmes('c1')[1]!, channel: list[0]! }] }),
  mine: async () => succeeded({ favourites: list, recents: [] }),
};
