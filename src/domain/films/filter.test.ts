import { describe, expect, it } from 'vitest';
import { searchText } from '../schedule/matchSearch.ts';
import {
  countFacets,
  noneChosen,
  passes,
  timeBucketOf,
  yearValues,
  type FilmFilter,
  type FilmTraits,
} from './filter.ts';

const film = (name: string, genre: readonly string[], year: number, seconds = 600): FilmTraits => ({
  ...{ kind: 'phim', plays: true, words: searchText([name]) },
  values: {
    ...{
      time: [timeBucketOf(seconds)],
      genre,
      country: ['VN'],
      year: yearValues(year),
      language: ['vi'],
      subtitles: [],
    },
  },
});
const all = [
  film('Bóng ma', ['horror'], 1925, 6000),
  film('Gió nồm', ['horror', 'drama'], 1921),
  film('Đèn', ['drama'], 2020),
];
const wish = (changed: Partial<FilmFilter['chosen']> = {}, more: Partial<FilmFilter> = {}): FilmFilter => ({
  ...{ words: [], chosen: { ...noneChosen, ...changed } },
  ...more,
});
const found = (filter: FilmFilter) => all.filter((one) => passes(one, filter)).length;

describe('filters of films', () => {
  it('FI-10: any value within a facet, all facets together', () => {
    expect(found(wish())).toBe(3);
    expect(found(wish({ genre: ['horror', 'drama'] }))).toBe(3);
    expect(found(wish({ genre: ['horror'], year: ['1920s'] }))).toBe(2);
    expect(found(wish({ genre: ['horror'], year: ['1925'] }))).toBe(1);
    expect(found(wish({ time: ['match'] }))).toBe(1);
    expect(found(wish({ genre: ['western'] }))).toBe(0);
    expect([found(wish({}, { kind: 'tv-show' })), found(wish({}, { plays: false }))]).toEqual([0, 0]);
  });
  it('FI-10: words are found without their signs', () => {
    expect(found(wish({}, { words: ['den'] }))).toBe(1);
    expect(found(wish({}, { words: ['gio', 'ma'] }))).toBe(0);
  });
  it('FI-10: the count of a value is what choosing it would show', () => {
    const filter = wish({ genre: ['horror'], year: ['1920s'] });
    const counts = countFacets(all, filter);
    expect(Object.fromEntries(counts.genre)).toEqual({ horror: 2, drama: 1 });
    expect(Object.fromEntries(counts.year)).toEqual({ '1925': 1, '1920s': 2, '1921': 1 });
    expect(Object.fromEntries(counts.time)).toEqual({ match: 1, half: 1 });
    for (const [genre, count] of counts.genre) expect(found(wish({ ...filter.chosen, genre: [genre] }))).toBe(count);
  });
  it('time is told in football', () => {
    expect([0, 2700, 2701, 6300, 6301].map(timeBucketOf)).toEqual(['half', 'half', 'match', 'match', 'extra']);
    expect([yearValues(null), yearValues(1902)]).toEqual([[], ['1902', '1900s']]);
  });
});
