import { expect, it } from 'vitest';
import type { Channel, TvSource } from './channel.ts';
import { pastItem, startAsked, whyNoPast } from './past.ts';
import type { Programme } from './programme.ts';

const HOUR = 3_600_000;
const channel: Pick<Channel, 'name' | 'nation' | 'slug' | 'logo'> = {
  ...{ name: 'Sóng Bến', nation: 'vietnam', slug: 'song-ben', logo: { url: '/logo.webp', w: 40, h: 40 } },
};
const programme: Programme = {
  ...{ programmeId: 'song-ben_abc', channelId: 'song-ben', startTs: 90_000, stopTs: 190_000, title: 'Tin bến' },
};
const source = (change: Partial<TvSource>): TvSource => ({
  ...{ sourceId: 's', protocol: 'dash', streamLink: '/a.mpd', profile: '540p', label: 'SD', fps: 25, bitrate: 200 },
  ...{ health: 'ok', checkedTs: null },
  ...change,
});

it.each([
  ['1764000000', 1_764_000_000],
  ['', null],
  ['-4', null],
  ['1e9', null],
  ['123456789012', null],
  [null, null],
])('TV-8: reads the start of a programme in an address: %s', (text, start) => expect(startAsked(text)).toBe(start));

it('TV-8: a past programme has its own page, its channel as what it belongs to, and its place', () => {
  expect(pastItem(programme, channel, [source({})])).toMatchObject({
    ...{ id: 'song-ben_abc', title: 'Tin bến', collection: 'Sóng Bến', artwork: '/logo.webp' },
    ...{ path: '/tivi/vietnam/song-ben?tu=90', target: { type: 'programme', id: 'song-ben_abc' }, next: null },
    sources: [{ protocol: 'dash', streamLink: '/a.mpd' }],
  });
});
it('TV-8: a bare file is played as one, and what browsers may not load is not tried', () => {
  const sources = [
    source({ health: 'notAllowed', streamLink: '' }),
    source({ protocol: 'file', streamLink: '/a.mp3' }),
  ];
  expect(pastItem(programme, { ...channel, logo: null }, sources)).toMatchObject({
    artwork: null,
    sources: [{ protocol: 'mp4', streamLink: '/a.mp3' }],
  });
});
it.each([
  [0, HOUR, 'notKept'],
  [3600, 2 * HOUR, 'tooOld'],
  [7200, 2 * HOUR, 'unknown'],
] as const)('TV-8: says why there is nothing: kept %d s, %d ms ago', (catchUpSec, ago, why) =>
  expect(whyNoPast({ catchUpSec }, programme, programme.startTs + ago)).toBe(why),
);
