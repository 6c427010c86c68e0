import { describe, expect, it } from 'vitest';
import { TV } from '#domain/tv/channel.ts';
import { isRefused } from '../shared/refusal.ts';
import { FAKE_TV_NOW as NOW, fakeTv } from '../testing/fakeTv.ts';
import { context, held } from '../testing/scheduleHandlers.ts';

const HOUR = 3_600_000;
const at = context({ now: NOW });
const member = {
  ...at,
  viewer: { kind: 'member', userId: 'lan', displayName: 'Lan', siteRoleId: 1, sessionId: 's' },
} as const;
const tv = fakeTv();
const codeOf = (answer: unknown) => (isRefused(answer) ? answer.code : 200);

describe('CALL GET /other/api/tv/nation-list', () => {
  it('names nations in the reader’s language, most channels first', async () => {
    const list = held(await tv.nations({}, { ...at, locale: 'zh' }));
    expect(list[0]).toEqual({ nation: 'vietnam', code: 'VN', name: '越南', flag: '🇻🇳', total: 6, radio: 1 });
    expect(list.map(({ nation }) => nation)).toEqual(['vietnam', 'japan', 'thailand', 'singapore', 'south-korea']);
  });
});

describe('CALL GET /other/api/tv/category-list', () => {
  it('TV-1: names the categories of a nation, with as many channels as the list of each has', async () => {
    const list = held(await tv.categories({ nation: 'vietnam' }, at));
    expect(list.length).toBeGreaterThan(3);
    expect(list.find(({ value }) => value === 'sports')).toEqual({ value: 'sports', name: 'Thể thao', total: 2 });
    for (const { value, total } of list)
      expect([value, held(await tv.channels({ nation: 'vietnam', category: value }, at)).total]).toEqual([
        value,
        total,
      ]);
    expect(list.map(({ total }) => total)).toEqual(list.map(({ total }) => total).toSorted((a, b) => b - a));
  });
});

describe('CALL GET /other/api/tv/channel-list', () => {
  const ids = async (wish: Parameters<typeof tv.channels>[0]) =>
    held(await tv.channels(wish, at)).list.map(({ channelId }) => channelId);

  it('TV-2: by number, with what is on and what comes next', async () => {
    const { list, total, pageNum, pageSize } = held(await tv.channels({ nation: 'vietnam' }, at));
    expect([list.map(({ number }) => number), total, pageNum, pageSize]).toEqual([
      [1, 2, 3, 4, 5, 90],
      6,
      1,
      TV.pageSize,
    ]);
    for (const { now, next } of list) {
      expect(now!.startTs <= NOW && now!.stopTs > NOW).toBe(true);
      expect(next!.startTs).toBe(now!.stopTs);
      expect(now!.desc).toBeUndefined();
    }
  });
  it('TV-6: what plays for nobody comes last, what is out of area or slow does not', async () => {
    expect((await ids({})).at(-1)).toBe('lantern-quay');
    const states = held(await tv.channels({}, at)).list.map(({ channelId, health }) => [channelId, health]);
    expect(Object.fromEntries(states)).toMatchObject({ gangbyeon: 'blocked', 'talat-noi': 'slow', 'yoru-arena': 'ok' });
  });
  it('TV-9: found without signs, by any of their names; in the order of ids where these are named', async () => {
    expect(await ids({ q: 'san dinh' })).toEqual(['san-dinh-the-thao']);
    expect(await ids({ q: 'kawa' })).toEqual(['kawa-akari']);
    expect(await ids({ q: '…' })).toEqual([]);
    expect(await ids({ category: 'kids' })).toEqual(['mang-non']);
    expect(await ids({ channelIds: 'ben-phim,khong-co,song-ben' })).toEqual(['ben-phim', 'song-ben']);
  });
  it('CALL-3: in pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((pageNum) => ids({ pageNum, pageSize: 5 })));
    expect(pages.map((page) => page.length)).toEqual([5, 5, 2]);
    expect(new Set(pages.flat()).size).toBe(12);
  });
});

describe('CALL GET /other/api/tv/channel', () => {
  it('TV-6: the source that plays first, whatever the operator named first', async () => {
    const found = held(await tv.channel({ nation: 'japan', channel: 'yoru-arena' }, at));
    expect(found.sources.map(({ health }) => health)).toEqual(['ok', 'dead']);
    expect(found.now?.desc).toBeTruthy();
  });
  it('404 for a channel of another nation', async () => {
    expect(codeOf(await tv.channel({ nation: 'japan', channel: 'song-ben' }, at))).toBe(404);
  });
});

describe('CALL GET /other/api/tv/guide', () => {
  const guide = (wish: Partial<Parameters<typeof tv.guide>[0]>) =>
    tv.guide({ fromTs: NOW, toTs: NOW + 24 * HOUR, ...wish }, at);
  it('TV-3: what overlaps the window, of a nation or of chosen channels', async () => {
    const rows = held(await guide({ nation: 'japan' }));
    expect(rows.map(({ channelId }) => channelId)).toEqual(['kawa-akari', 'yoru-arena']);
    for (const { programmes } of rows) {
      expect(programmes[0]!.startTs <= NOW && programmes[0]!.stopTs > NOW).toBe(true);
      expect(programmes.at(-1)!.stopTs).toBeGreaterThanOrEqual(NOW + 24 * HOUR);
    }
    expect(held(await guide({ channelIds: 'ben-phim', toTs: NOW + 7 * 24 * HOUR }))).toHaveLength(1);
  });
  it('422 for a window that ends before it begins, is too long, or of too many channels', async () => {
    expect(codeOf(await guide({ toTs: NOW }))).toBe(422);
    expect(codeOf(await guide({ toTs: NOW + 9 * 24 * HOUR }))).toBe(422);
  });
});

describe('CALL GET /other/api/tv/catch-up', () => {
  const onAt = async (ts: number) =>
    held(await tv.guide({ channelIds: 'song-ben', fromTs: ts, toTs: ts + 1 }, at))[0]!.programmes[0]!;
  it('TV-8: of what is on and of what was, a stream that begins with it', async () => {
    for (const ts of [NOW, NOW - 24 * HOUR]) {
      const { programmeId, startTs, catchUp } = await onAt(ts);
      expect(catchUp).toBe(true);
      const { programme, sources } = held(await tv.catchUp({ programmeId }, at));
      expect([programme.programmeId, sources[0]!.health]).toEqual([programmeId, 'ok']);
      expect(sources[0]!.streamLink).toMatch(`/media/tvsongben0${(startTs / 1000).toString(36)}`);
    }
  });
  it('404 for what is to come, and for what is not kept so long', async () => {
    const [next, old] = [await onAt(NOW + 5 * HOUR), await onAt(NOW - 72 * HOUR)];
    expect(old.catchUp).toBeUndefined();
    for (const { programmeId } of [next, old]) expect(codeOf(await tv.catchUp({ programmeId }, at))).toBe(404);
  });
});

describe('CALL GET /other/api/tv/search', () => {
  it('TV-9: programmes without signs in any language, each once a channel, what is on or to come first', async () => {
    const { programmes } = held(await tv.search({ q: 'nha tren song' }, at));
    expect(programmes.length).toBeGreaterThan(0);
    expect(programmes.length).toBeLessThanOrEqual(TV.found);
    expect(new Set(programmes.map(({ channel }) => channel.channelId)).size).toBe(programmes.length);
    expect(programmes[0]!.programme.stopTs).toBeGreaterThan(NOW);
    const english = held(await tv.search({ q: 'house waves' }, { ...at, locale: 'en' }));
    expect(english.programmes[0]!.programme.title).toBe('House on the Waves');
  });
});

it('CALL GET /other/api/tv/programme: with what is told of it, and its channel', async () => {
  const [row] = held(await tv.guide({ channelIds: 'ben-phim', fromTs: NOW, toTs: NOW + 1 }, at));
  const { programmeId } = row!.programmes[0]!;
  const found = held(await tv.programme({ programmeId }, at));
  expect([found.programme.programmeId, found.channel.channelId]).toEqual([programmeId, 'ben-phim']);
  expect(found.programme.desc).toBeTruthy();
  for (const wrong of ['ben-phim_1', 'khong-co_abc', 'gì'])
    expect(codeOf(await tv.programme({ programmeId: wrong }, at))).toBe(404);
});

it('TV-5, CALL GET /other/api/tv/mine: what a member saved and watched, over all nations', async () => {
  const own = fakeTv({}, { saved: async () => ['gangbyeon', 'gone', 'song-ben'], watched: async () => ['ben-phim'] });
  const { favourites, recents } = held(await own.mine({}, member));
  expect(favourites.map(({ channelId }) => channelId)).toEqual(['gangbyeon', 'song-ben']);
  expect(recents.map(({ channelId }) => channelId)).toEqual(['ben-phim']);
});

it('TV-6, CALL POST /other/api/tv/health-report: stores what a viewer met, of a source that is there', async () => {
  const stored: unknown[] = [];
  const own = fakeTv({}, { reporter: () => 'h', report: async (...one) => void stored.push(one) });
  const wish = { channelId: 'song-ben', sourceId: 'song-ben-dash', error: 'http', status: 403, tookMs: 5 } as const;
  expect(codeOf(await own.report(wish, member))).toBe(200);
  expect(codeOf(await own.report({ ...wish, sourceId: 'else' }, member))).toBe(404);
  expect(stored).toEqual([['song-ben-dash', 'h', { state: 'blocked', at: NOW }]]);
});
