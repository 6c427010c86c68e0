import { describe, expect, it } from 'vitest';
import { FILMS } from '#domain/films/film.ts';
import { isRefused } from '../shared/refusal.ts';
import type { FilmSource } from '../shared/films/filmSource.ts';
import { sameWords } from '../shared/words.ts';
import { aFilm, aMedia, anEpisode, aShow, fakeCatalogue, fakeFilms, fakeFilmSource } from '../testing/fakeFilms.ts';
import { context, held } from '../testing/scheduleHandlers.ts';
import type { Regard } from './catalogue.ts';

const at = context({ now: 0 });
const member = {
  ...at,
  viewer: { kind: 'member', userId: 'lan', displayName: 'Lan', siteRoleId: 1, sessionId: 's' },
} as const;
const guest = {
  ...at,
  viewer: { kind: 'guest', userId: 'g', displayName: 'Khách', siteRoleId: 0, sessionId: null },
} as const;
const films = fakeFilms();
const codeOf = (answer: unknown) => (isRefused(answer) ? answer.code : 200);
const withFilms = (all: FilmSource['films'], regard?: Regard) =>
  fakeFilms({}, { catalogue: fakeCatalogue({ films: all, episodesOf: () => [] }, undefined, regard) });

describe('CALL GET /other/api/film/list', () => {
  it('FI-10: newest first, with what a card shows', async () => {
    const { list, total, next } = held(await films.list({}, at));
    expect([list.map(({ filmId }) => filmId), total, next]).toEqual([['den-cuoi', 'gio-nom', 'tram-song'], 3, null]);
    expect(list[0]).toMatchObject({ kind: 'phim', genres: [{ value: 'drama', name: 'Chính kịch' }, {}], demo: true });
    expect(list[2]).toMatchObject({ kind: 'tv-show', seasons: 2, episodes: 6, durationSec: 45 });
  });
  it('FI-10: narrowed by kind, genre, decade, time and words without signs', async () => {
    const ids = async (wish: Parameters<typeof films.list>[0]) =>
      held(await films.list(wish, at)).list.map(({ filmId }) => filmId);
    expect(await ids({ kind: 'tv-show' })).toEqual(['tram-song']);
    expect(await ids({ genre: 'fantasy,mystery' })).toEqual(['gio-nom', 'tram-song']);
    expect(await ids({ year: '1920s', time: 'match' })).toEqual(['gio-nom']);
    expect(await ids({ q: 'den cuoi' })).toEqual(['den-cuoi']);
    expect(await ids({ sort: 'title' })).toEqual(['den-cuoi', 'gio-nom', 'tram-song']);
    expect(await ids({ sort: 'year' })).toEqual(['den-cuoi', 'tram-song', 'gio-nom']);
  });
  it('FI-10: every film once over all pages, also when one of them goes meanwhile', async () => {
    const all = Array.from({ length: FILMS.pageSize * 2 + 3 }, (_, i) => aFilm(`f${String(i).padStart(3, '0')}`));
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = held(await withFilms(all).list(cursor === undefined ? {} : { cursor }, at));
      seen.push(...page.list.map(({ filmId }) => filmId));
      expect(page.total).toBe(all.length);
      if (page.next === null) break;
      cursor = page.next;
    }
    expect(seen).toEqual(all.map(({ filmId }) => filmId));
    const { next } = held(await withFilms(all).list({}, at));
    const without = all.filter(({ filmId }) => !next!.endsWith(filmId));
    const second = held(await withFilms(without).list({ cursor: next! }, at));
    expect(second.list[0]?.filmId).toBe(all[FILMS.pageSize]!.filmId);
  });
  it('FI-1: popular and rated films by what members make of them; one vote of 10 is not the best', async () => {
    const regard: Regard = {
      views: new Map([['b', 9]]),
      ratings: new Map([
        ['a', { avg: 10, n: 1 }],
        ['c', { avg: 9, n: 200 }],
      ]),
    };
    const of = withFilms(
      ['a', 'b', 'c'].map((id) => aFilm(id)),
      regard,
    );
    const ids = async (sort: 'popular' | 'rating') =>
      held(await of.list({ sort }, at)).list.map(({ filmId }) => filmId);
    expect([await ids('popular'), await ids('rating')]).toEqual([
      ['b', 'a', 'c'],
      ['c', 'a', 'b'],
    ]);
  });
});

it('CALL GET /other/api/film/facet: names and counts of what else could be chosen', async () => {
  const { total, genre, year, time, country } = held(await films.facets({ kind: 'phim', year: '1920s' }, at));
  expect([total, genre]).toEqual([1, [{ value: 'fantasy', name: 'Kỳ ảo', count: 1 }]]);
  expect(year.map(({ value, count }) => [value, count])).toEqual([
    ['2020s', 1],
    ['1920s', 1],
  ]);
  expect(year[1]!.name).toBe('Thập niên 1920');
  expect([time[0]?.name, country[0]?.name]).toEqual(['Trọn một trận', 'Việt Nam']);
});

describe('CALL GET /other/api/film/home', () => {
  it('FI-1: rails with titles in the reader’s language; on the stage is only what plays', async () => {
    const { heroes, rails, totals } = held(await films.home({}, { ...at, locale: 'en' }));
    expect(totals).toEqual({ films: 2, shows: 1 });
    expect(heroes.map(({ filmId }) => filmId)).toEqual(['den-cuoi', 'gio-nom', 'tram-song']);
    expect(rails.map(({ key, title, total }) => [key, title, total])).toEqual([
      ['new', 'New here', 3],
      ['half', 'Fits a half', 1],
      ['match', 'A whole match', 1],
      ['shows', 'Shows', 1],
    ]);
    const known = withFilms([aFilm('chi-ten', { media: null, plays: false })]);
    expect(held(await known.home({}, at))).toMatchObject({ heroes: [], totals: { films: 1 } });
  });
});

describe('CALL GET /other/api/film/detail', () => {
  it('FI-2: a show has its seasons with their episodes', async () => {
    const show = held(await films.detail({ slug: 'tram-song' }, at));
    expect(show.seasonList.map(({ name, total, episodes }) => [name, total, episodes.length])).toEqual([
      ['Mùa 1', 3, 3],
      ['Mùa 2', 3, 3],
    ]);
    expect(show.seasonList[0]!.episodes[1]).toMatchObject({ episodeId: 'tram-song-s01e02', durationSec: 45 });
    expect(show.countries).toEqual([{ value: 'VN', name: 'Việt Nam' }]);
    expect(codeOf(await films.detail({ slug: 'khong-co' }, at))).toBe(404);
  });
  it('FI-2: similar is what shares a genre or a director', async () => {
    const of = withFilms([
      aFilm('a', { genres: ['drama', 'war'] }),
      aFilm('b', { genres: ['war', 'drama'] }),
      aFilm('c', { genres: ['war'] }),
      aFilm('d', { genres: ['comedy'] }),
    ]);
    const { related } = held(await of.detail({ slug: 'a' }, at));
    expect(related.map(({ filmId }) => filmId)).toEqual(['b', 'c']);
  });
  it('CALL GET /other/api/film/episode-list: of a show too long for its page the seasons come one by one', async () => {
    const many = Array.from({ length: FILMS.episodesAtOnce + 1 }, (_, i) => anEpisode('dai', 1, i + 1));
    const long = fakeFilms({}, { catalogue: fakeCatalogue({ films: [aShow('dai')], episodesOf: () => many }) });
    expect(held(await long.detail({ slug: 'dai' }, at)).seasonList[0]!.episodes).toEqual([]);
    expect(held(await long.episodes({ filmId: 'dai', season: 1 }, at))).toHaveLength(many.length);
    expect(held(await long.episodes({ filmId: 'dai', season: 2 }, at))).toEqual([]);
    expect(codeOf(await long.episodes({ filmId: 'khong-co' }, at))).toBe(404);
  });
});

describe('CALL GET /other/api/film/playback', () => {
  it('FI-4: an episode has its neighbours, whatever plays by itself', async () => {
    const playback = held(await films.playback({ slug: 'tram-song', episodeId: 'tram-song-s01e03' }, member));
    expect(playback).toMatchObject({
      ...{ target: { type: 'episode', id: 'tram-song-s01e03' }, season: 1, no: 3, resumeSec: 0 },
      ...{ previous: { episodeId: 'tram-song-s01e02' }, next: { episodeId: 'tram-song-s02e01' } },
    });
    const film = held(await films.playback({ slug: 'den-cuoi' }, member));
    expect([film.target, film.next, film.sources.length]).toEqual([{ type: 'film', id: 'den-cuoi' }, null, 1]);
  });
  it('FI-3: resumes to the second where a member stopped, and a show in the episode that comes', async () => {
    const reached = (id: string, position: number, done = false) => [
      { target: { type: 'episode', id } as const, position, duration: 45, done, at: 5 },
    ];
    const after = async (entries: ReturnType<typeof reached>) => {
      const own = fakeFilms(
        {},
        {
          reached: async (_userId, targets) =>
            entries.filter(({ target }) => targets.some(({ id }) => id === target.id)),
        },
      );
      const { episodeId, resumeSec } = held(await own.playback({ slug: 'tram-song' }, member));
      return [episodeId, resumeSec];
    };
    expect(await after([])).toEqual(['tram-song-s01e01', 0]);
    expect(await after(reached('tram-song-s01e02', 31.5))).toEqual(['tram-song-s01e02', 31.5]);
    expect(await after(reached('tram-song-s01e03', 45, true))).toEqual(['tram-song-s02e01', 0]);
    expect(await after(reached('tram-song-s02e03', 45, true))).toEqual(['tram-song-s01e01', 0]);
  });
  it('FI-4: passes over an episode that cannot be played', async () => {
    const episodes = [1, 2, 3].map((no) => anEpisode('thieu', 1, no, no === 2 ? { media: null } : {}));
    const gap = fakeFilms({}, { catalogue: fakeCatalogue({ films: [aShow('thieu')], episodesOf: () => episodes }) });
    expect(held(await gap.playback({ slug: 'thieu' }, guest)).next?.episodeId).toBe('thieu-s01e03');
    expect(codeOf(await gap.playback({ slug: 'thieu', episodeId: 'thieu-s01e02' }, guest))).toBe(404);
  });
  it('FI-5, FI-7: segments and chapters are in order, in the reader’s language', async () => {
    const media = {
      ...aMedia('/x'),
      chapters: [
        { from: 30, title: sameWords('Hai') },
        { from: 0, title: { vi: 'Một', en: 'One', zh: '一' } },
      ],
      segments: [{ type: 'outro', from: 80, to: 300 } as const],
    };
    const of = withFilms([aFilm('a', { media })]);
    const playback = held(await of.playback({ slug: 'a' }, { ...member, locale: 'en' }));
    expect(playback.chapters.map(({ title }) => title)).toEqual(['One', 'Hai']);
    expect(playback.segments).toEqual([{ type: 'outro', from: 80, to: 90 }]);
  });
});

it('CALL GET /other/api/film/card-list and saved: in the order that was asked for, without what is gone', async () => {
  expect(held(await films.cards({ ids: 'gio-nom,khong-co,den-cuoi,gio-nom' }, at)).map(({ filmId }) => filmId)).toEqual(
    ['gio-nom', 'den-cuoi'],
  );
  const target = (id: string) => ({ target: { type: 'film', id } as const, since: 1 });
  const own = fakeFilms({}, { saved: async () => ({ list: [target('gio-nom'), target('gone')], next: null }) });
  const { list } = held(await own.saved({}, member));
  expect(list.map(({ film }) => film?.filmId ?? null)).toEqual(['gio-nom', null]);
});

it('FI-1: an operator’s film takes the place of a demo’s with its name', async () => {
  const store = {
    ...{ revision: async () => 1, episodesOf: async () => [], episodes: async () => [], file: async () => null },
    films: async () => [aFilm('den-cuoi', { title: sameWords('Của tôi') })],
  };
  const { list, total } = held(await fakeFilms({}, { catalogue: fakeCatalogue(fakeFilmSource, store) }).list({}, at));
  expect([total, list.find(({ filmId }) => filmId === 'den-cuoi')]).toMatchObject([
    3,
    { title: 'Của tôi', demo: false },
  ]);
});
