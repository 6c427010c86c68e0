import { dirname } from 'node:path/posix';
import { episodeIdOf } from '#domain/films/filmIds.ts';
import { grouped } from '#domain/shared/grouped.ts';
import type { EpisodeForm, FilmForm } from '../../shared/films/filmForm.ts';
import { sameWords, wordsOf } from '../../shared/words.ts';
import { besidesEpisode, besidesFilm, besidesShow, seasonPoster, type Besides } from './besides.ts';
import type { Facts } from './facts.ts';
import { genreOf } from './genres.ts';
import { folderOfSeason, type PlacedEpisode, type PlacedWork } from './place.ts';
import { readFacts, type Fault } from './readFacts.ts';
import type { Reading } from './joined.ts';
import { readMedia, readPicture, type ServedFile, type Wish } from './readMedia.ts';

/** A film or show as it is stored, but for when it was added. */
export interface ReadWork {
  readonly filmId: string;
  /** Where it lies in the folder. */
  readonly path: string;
  readonly film: Omit<FilmForm, 'addedTs'>;
  readonly episodes: readonly { readonly episodeId: string; readonly data: EpisodeForm }[];
  readonly files: readonly ServedFile[];
  /** What belongs to it and could not be taken, and what of it was left out. */
  readonly faults: readonly Fault[];
  readonly remarks: readonly Fault[];
  readonly wishes: readonly Wish[];
  /** Every file that was read for it. */
  readonly used: readonly string[];
}

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)].filter((value) => value !== '');
const known = (values: readonly (number | null)[]): readonly number[] => values.filter((value) => value !== null);
const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
const usedOf = ({ facts, poster, backdrop, subtitles }: Besides): readonly string[] => [
  ...[...facts, ...subtitles.map(({ path }) => path)],
  ...[poster, backdrop].filter((path) => path !== null),
];

/** What facts say of a film or show, with its name for what they do not say. */
const toldFilm = ({ kind, name }: PlacedWork, facts: Facts) => {
  const title = wordsOf(facts.title ?? name.title);
  return {
    ...{ kind, title, originalTitle: facts.originalTitle ?? '' },
    ...{ tagline: wordsOf(facts.tagline ?? ''), synopsis: wordsOf(facts.synopsis ?? '') },
    ...{ year: facts.year ?? name.year, countries: distinct(facts.countries ?? []) },
    genres: distinct((facts.genres ?? []).map(genreOf)),
    ageRating: facts.ageRating ?? '',
    directors: (facts.directors ?? []).map((director) => ({ name: director, role: sameWords('') })),
    cast: (facts.cast ?? []).map((one) => ({ name: one.name, role: wordsOf(one.role ?? '') })),
    ...{ licence: facts.licence ?? '', credit: facts.credit ?? '', elsewhere: null },
  };
};
const quality = (height: number): string => (height > 0 ? `${height}p` : '');

const readFilm = async (
  reading: Reading,
  work: PlacedWork,
  files: readonly string[],
  alone: boolean,
): Promise<ReadWork> => {
  const besides = besidesFilm(work, files, alone);
  const { facts, faults } = await readFacts(reading.root, besides.facts);
  const [read, poster, backdrop] = await Promise.all([
    readMedia(reading, work.videos, besides, facts),
    readPicture(reading, besides.poster),
    readPicture(reading, besides.backdrop),
  ]);
  const { media, durationSec, height } = read;
  return {
    ...{ filmId: facts.address ?? work.filmId, path: work.videos[0]?.path ?? work.dir, episodes: [] },
    film: {
      ...toldFilm(work, facts),
      ...{ durationSec: durationSec ?? facts.durationSec ?? null, quality: quality(height), media },
      audio: distinct((media?.audio ?? []).map(({ lang }) => lang)),
      subtitles: distinct((media?.subtitles ?? []).map(({ lang }) => lang)),
      ...{ poster: poster?.image ?? null, backdrop: backdrop?.image ?? null, seasons: [], plays: media !== null },
    },
    files: [...read.files, ...[poster, backdrop].flatMap((one) => one?.file ?? [])],
    ...{ faults: [...faults, ...read.faults], remarks: read.remarks, wishes: read.wishes },
    used: [...usedOf(besides), ...work.videos.flatMap(({ path, parts = [] }) => [path, ...parts])],
  };
};

const readEpisode = async (reading: Reading, episode: PlacedEpisode, files: ReadonlyMap<string, readonly string[]>) => {
  const { season, no, title, videos } = episode;
  const beside = [...new Set(videos.map(({ dir }) => dir))].flatMap((dir) => files.get(dir) ?? []);
  const besides = besidesEpisode(videos, beside);
  const { facts, faults } = await readFacts(reading.root, besides.facts);
  const [read, still] = await Promise.all([
    readMedia(reading, videos, besides, facts),
    readPicture(reading, besides.poster),
  ]);
  const data: EpisodeForm = {
    ...{ season, no, title: wordsOf(facts.title ?? title), synopsis: wordsOf(facts.synopsis ?? '') },
    ...{ still: still?.image ?? null, durationSec: read.durationSec, airDate: facts.aired ?? null, media: read.media },
  };
  return {
    ...{ data, height: read.height, remarks: read.remarks, wishes: read.wishes },
    files: [...read.files, ...(still ? [still.file] : [])],
    faults: [...faults, ...read.faults],
    used: [...usedOf(besides), ...videos.map(({ path }) => path)],
  };
};

/** The posters of the seasons of a show that have one of their own. */
const readSeasonPosters = async (
  reading: Reading,
  { dir, episodes }: PlacedWork,
  files: ReadonlyMap<string, readonly string[]>,
) => {
  const at = (folder: string) => (files.get(folder) ?? []).filter((file) => dirname(file) === folder);
  const found = new Map<number, { readonly path: string } & NonNullable<Awaited<ReturnType<typeof readPicture>>>>();
  for (const [no, own] of grouped(episodes, ({ season }) => season)) {
    const folders = new Set(own.flatMap(({ videos }) => videos.map((video) => folderOfSeason(video))));
    folders.delete(dir);
    const path = seasonPoster(no, at(dir), [...folders].flatMap(at));
    const read = await readPicture(reading, path);
    if (path !== null && read) found.set(no, { path, ...read });
  }
  return found;
};

const readShow = async (
  reading: Reading,
  work: PlacedWork,
  files: ReadonlyMap<string, readonly string[]>,
): Promise<ReadWork> => {
  const besides = besidesShow(work, files.get(work.dir) ?? []);
  const { facts, faults } = await readFacts(reading.root, besides.facts);
  const filmId = facts.address ?? work.filmId;
  const [poster, backdrop] = await Promise.all([
    readPicture(reading, besides.poster),
    readPicture(reading, besides.backdrop),
  ]);
  const posters = await readSeasonPosters(reading, work, files);
  const read = [];
  // One after the other: a show has hundreds of files.
  for (const episode of work.episodes) read.push(await readEpisode(reading, episode, files));
  const episodes = read.filter(({ data }) => data.media !== null);
  const langs = (of: 'audio' | 'subtitles') =>
    distinct(episodes.flatMap(({ data }) => (data.media?.[of] ?? []).map(({ lang }) => lang)));
  const seasons = [...new Set(episodes.map(({ data }) => data.season))].toSorted((a, b) => a - b);
  return {
    ...{ filmId, path: work.dir },
    film: {
      ...toldFilm(work, facts),
      durationSec: mean(known(episodes.map(({ data }) => data.durationSec))),
      quality: quality(Math.max(0, ...episodes.map(({ height }) => height))),
      ...{ media: null, audio: langs('audio'), subtitles: langs('subtitles') },
      ...{ poster: poster?.image ?? null, backdrop: backdrop?.image ?? null, plays: episodes.length > 0 },
      seasons: seasons.map((no) => ({
        ...{ no, name: sameWords('') },
        total: episodes.filter(({ data }) => data.season === no).length,
        ...(posters.has(no) && { poster: posters.get(no)!.image }),
      })),
    },
    episodes: episodes.map(({ data }) => ({ episodeId: episodeIdOf(filmId, data.season, data.no), data })),
    files: [
      ...episodes.flatMap((one) => one.files),
      ...[poster, backdrop].flatMap((one) => one?.file ?? []),
      ...[...posters.values()].map(({ file }) => file),
    ],
    faults: [...faults, ...read.flatMap((one) => one.faults)],
    remarks: read.flatMap((one) => one.remarks),
    wishes: read.flatMap((one) => one.wishes),
    used: [...usedOf(besides), ...read.flatMap((one) => one.used)],
  };
};

/** Reads all that there is of a film or show; `alone` says that no other film lies in its folder. */
export const readWork = (
  reading: Reading,
  work: PlacedWork,
  files: ReadonlyMap<string, readonly string[]>,
  alone: boolean,
): Promise<ReadWork> =>
  work.kind === 'phim' ? readFilm(reading, work, files.get(work.dir) ?? [], alone) : readShow(reading, work, files);
