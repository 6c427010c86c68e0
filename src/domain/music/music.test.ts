import { describe, expect, it } from 'vitest';
import { fromR128, fromReplayGain, gainFactor } from './loudness.ts';
import { lyricPairs, typedLine, typedPairs } from './lyricSearch.ts';
import { MUSIC, type Song } from './music.ts';
import { drawnFor, moodPicture, musicArtOfFile } from './musicArt.ts';
import { albumPath, artistPath, songPath, songSlug } from './musicPaths.ts';
import { moved, without, withSongs } from './playlist.ts';
import { isPlay, monthStartOf, playDayOf, playDayText, ranked, summed } from './plays.ts';
import { sidesOf } from './sides.ts';

const at = (text: string): number => Date.parse(text);

describe('plays', () => {
  it.each([
    [29_999, 80, false],
    [30_000, 80, true],
    [10_000, 20, true],
    [9999, 20, false],
    [0, 0, false],
  ])('%i ms of %i s: %s', (ms, seconds, counts) => expect(isPlay(ms, seconds)).toBe(counts));

  it('a day begins at midnight in Vietnam', () => {
    expect(playDayText(playDayOf(at('2026-11-22T16:59:59Z')))).toBe('2026-11-22');
    expect(playDayText(playDayOf(at('2026-11-22T17:00:00Z')))).toBe('2026-11-23');
    expect(playDayText(monthStartOf(playDayOf(at('2026-11-30T20:00:00Z'))))).toBe('2026-12-01');
  });

  it('MU-7: a chart with what moved since the day before', () => {
    const before = summed([
      new Map([['a', 3]]),
      new Map([
        ['b', 4],
        ['a', 2],
      ]),
    ]);
    expect(
      ranked(
        new Map([
          ['b', 9],
          ['c', 9],
          ['a', 1],
          ['d', 0],
        ]),
        before,
      ),
    ).toEqual([
      { songId: 'b', rank: 1, prevRank: 2, plays: 9 },
      { songId: 'c', rank: 2, prevRank: null, plays: 9 },
      { songId: 'a', rank: 3, prevRank: 1, plays: 1 },
    ]);
  });
});

describe('MU-12: loudness', () => {
  it('brings tags of every kind to one loudness', () => {
    expect([fromReplayGain(-3.2), fromR128(-256)]).toEqual([-1.2, 6]);
  });
  it.each([
    [{ gain: -6.0206 }, false, 0.5],
    [{ gain: 6.0206, peak: 0.8 }, false, 1.25],
    [{ gain: 6 }, false, 1],
    [{ gain: -6.0206, albumGain: 0, peak: 0.5 }, true, 1],
    [{}, true, 1],
  ] as const)('%o, by album %s: times %f', (song, byAlbum, factor) =>
    expect(gainFactor(song, byAlbum)).toBeCloseTo(factor, 3),
  );
});

describe('MU-9: places in a playlist', () => {
  const items = ['a', 'b', 'c'].map((qid) => ({ qid, songId: qid }));
  const names = (list: readonly { readonly qid: string }[] | null) => list?.map(({ qid }) => qid).join('') ?? null;
  it('are put in, taken out and moved', () => {
    expect(names(withSongs(items, [{ qid: 'x', songId: 'x' }], 1))).toBe('axbc');
    expect(names(withSongs(items, [{ qid: 'x', songId: 'x' }]))).toBe('abcx');
    expect(names(without(items, ['b', 'z']))).toBe('ac');
    expect([names(moved(items, 'a', 2)), names(moved(items, 'c', 0)), names(moved(items, 'a', 99))]).toEqual([
      'bca',
      'cab',
      'bca',
    ]);
    expect(moved(items, 'z', 0)).toBeNull();
    expect(
      withSongs(
        items,
        Array.from({ length: MUSIC.playlistSongs }, () => items[0]!),
      ),
    ).toBeNull();
  });
});

describe('MU-13: a line of the words', () => {
  const lines = [
    { t: 1000, text: 'Người ta về hết, mưa ở lại' },
    { t: 5000, text: 'Hàng ghế cuối có một chỗ' },
    { t: 9000, text: 'vẫn để dành' },
  ];
  it.each([
    ['hang ghe cuoi co mot cho', 5000],
    ['MUA O LAI', 1000],
    ['một chỗ vẫn để dành', 5000],
    ['ve het mua o lai nhe', 1000],
    ['mot', null],
    ['không ai hát câu này', null],
  ])('%s: %s', (typed, t) => expect(typedLine(lines, typed)?.line.t ?? null).toBe(t));
  it('as typed with accents stands before without', () => {
    const score = (typed: string) => typedLine(lines, typed)?.score ?? 0;
    expect(score('mưa ở lại')).toBeGreaterThan(score('mua o lai'));
  });
  it('finds by pairs that the index has, in Chinese too', () => {
    const index = new Set(lyricPairs([...lines, { text: '球場燈' }]));
    for (const typed of ['ghe cuoi co', 'cho van de', '場燈'])
      expect(typedPairs(typed).every((pair) => index.has(pair))).toBe(true);
    expect(typedPairs('mot')).toEqual([]);
  });
});

describe('albums, addresses and pictures', () => {
  it('MU-8: an album has two sides of nearly equal length for each disc', () => {
    const song = (disc: number, durationSec: number): Song => ({ ...({} as Song), disc, durationSec });
    const sides = sidesOf([song(1, 60), song(1, 70), song(1, 120), song(2, 10)]);
    expect(sides.map(({ name, durationSec }) => [name, durationSec])).toEqual([
      ['A', 130],
      ['B', 120],
      ['C', 10],
    ]);
  });
  it('names things in addresses', () => {
    expect(songPath({ songId: 's1', slug: songSlug('Đèn pha tắt dần') }, { atSec: 12.7 })).toBe(
      '/am-nhac/bai-hat/den-pha-tat-dan/s1?t=12',
    );
    expect(albumPath({ albumId: 'a1', slug: 'dem' })).toBe('/am-nhac/album/dem/a1');
    expect(artistPath({ slug: 'ha-mua' })).toBe('/am-nhac/ha-mua');
    expect(songSlug('音樂')).toBe('bai-hat');
  });
  it('draws a picture for an id, the same each time', () => {
    const { url } = drawnFor('hang-ghe-cuoi', 'cover');
    expect(drawnFor('hang-ghe-cuoi', 'cover').url).toBe(url);
    expect(musicArtOfFile(url.split('/').at(-1)!)).not.toBeNull();
    for (const none of ['9.0.cover.svg', '0.0.x.svg', '00.0.cover.svg', '0.0.toString.svg', '../x'])
      expect(musicArtOfFile(none)).toBeNull();
  });
});

it('moods beside each other have different colours, and a name that stands out on them', () => {
  const all = ['truoc-gio-bong-lan', 'nghi-giua-hiep', 'sau-tran-thang'];
  expect(new Set(all.map((mood) => moodPicture(mood, all).cover.url)).size).toBe(3);
  expect(all.map((mood) => moodPicture(mood, all).ink)).toEqual(['dark', 'light', 'dark']);
  expect(moodPicture('khac', all)).toEqual(moodPicture('khac', []));
});
