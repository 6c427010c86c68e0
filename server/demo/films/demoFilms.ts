import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import { episodeIdOf } from '#domain/films/filmIds.ts';
import type { CardImage } from '#domain/social/social.ts';
import { MediaForm } from '#server/shared/films/filmForm.ts';
import type { FilmSource, StoredEpisode, StoredFilm } from '#server/shared/films/filmSource.ts';
import { pictureSize } from '#server/shared/films/pictureSize.ts';
import { sameWords } from '#server/shared/words.ts';
import { mpdFacts } from './mpdFacts.ts';
import { stories } from './stories.ts';
import type { EpisodeStory, Story } from './story.ts';

/** What may lie beside a manifest: `parts.json` with segments and chapters. */
const Parts = Schema.fromJsonString(
  Schema.Struct({
    segments: Schema.optionalKey(MediaForm.fields.segments),
    chapters: Schema.optionalKey(MediaForm.fields.chapters),
    trickplay: Schema.optionalKey(MediaForm.fields.trickplay),
  }),
);
const readParts = Schema.decodeUnknownSync(Parts);

const ADDED_FROM = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;
const languages: Readonly<Record<string, string>> = { vi: 'Tiếng Việt', en: 'English', zh: '繁體中文' };
const labelOf = (lang: string): string => languages[lang.split('-')[0] ?? ''] ?? lang;

/** A folder of files with their addresses. */
interface Folder {
  readonly path: string;
  readonly url: string;
}

const pictureIn = ({ path, url }: Folder, name: string): CardImage | null => {
  for (const file of [`${name}.jpg`, `${name}.webp`]) {
    if (!existsSync(join(path, file))) continue;
    const size = pictureSize(readFileSync(join(path, file)));
    if (size) return { url: `${url}/${file}`, ...size };
  }
  return null;
};

const subtitlesIn = ({ path, url }: Folder): MediaForm['subtitles'] =>
  readdirSync(path)
    .flatMap((file) => {
      const lang = /^(?:sub-)?([a-z]{2}(?:-[A-Za-z]+)?)\.vtt$/u.exec(file)?.[1];
      return lang === undefined ? [] : [{ file, lang: lang === 'zh' ? 'zh-Hant' : lang }];
    })
    .map(({ file, lang }) => ({
      ...{ id: `sub-${lang}`, lang, label: labelOf(lang), url: `${url}/${file}` },
      ...{ default: false, forced: false, sdh: false },
    }));

interface Played {
  readonly media: MediaForm;
  readonly durationSec: number | null;
  readonly height: number;
}

/** What can be played in a folder; null without a manifest there. */
const playedIn = (folder: Folder): Played | null => {
  const manifest = join(folder.path, 'manifest.mpd');
  if (!existsSync(manifest)) return null;
  const { durationSec, audio, width, height, bitrate } = mpdFacts(readFileSync(manifest, 'utf8'));
  const partsFile = join(folder.path, 'parts.json');
  const parts = existsSync(partsFile) ? readParts(readFileSync(partsFile, 'utf8')) : {};
  return {
    media: {
      sources: [
        {
          ...{ protocol: 'dash', streamLink: `${folder.url}/manifest.mpd`, type: 'application/dash+xml' },
          ...{ label: height > 0 ? `${height}p` : '', width, height, bitrate },
        },
      ],
      // Named in the viewer's language, for nobody speaks in them.
      audio: audio.map((lang, i) => ({ id: String(i), lang, label: '' })),
      subtitles: subtitlesIn(folder),
      segments: parts.segments ?? [],
      chapters: parts.chapters ?? [],
      trickplay: parts.trickplay ?? null,
    },
    ...{ durationSec, height },
  };
};

const episodeFolder = ({ path, url }: Folder, { season, no }: EpisodeStory): Folder => {
  const name = episodeIdOf('', season, no).slice(1);
  return { path: join(path, name), url: `${url}/${name}` };
};

const episodesIn = (folder: Folder, { slug, episodes }: Story): readonly StoredEpisode[] =>
  episodes.flatMap((one) => {
    const own = episodeFolder(folder, one);
    const played = playedIn(own);
    if (!played) return [];
    const { media, durationSec } = played;
    const still = pictureIn(own, 'still') ?? pictureIn(own, 'poster');
    return [
      {
        episodeId: episodeIdOf(slug, one.season, one.no),
        filmId: slug,
        ...one,
        still,
        durationSec,
        airDate: null,
        media,
      },
    ];
  });

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)];
const mean = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

interface Shown {
  readonly film: StoredFilm;
  readonly episodes: readonly StoredEpisode[];
}

const shownFrom = (story: Story, folder: Folder, place: number): Shown | null => {
  const episodes = episodesIn(folder, story);
  const own = story.kind === 'phim' ? playedIn(folder) : null;
  const all = own ? [own.media] : episodes.flatMap(({ media }) => media ?? []);
  if (all.length === 0) return null;
  const { slug, kind, title, tagline, synopsis, year, genres, ageRating, directors, cast } = story;
  const height = all[0]?.sources[0]?.height ?? 0;
  return {
    film: {
      ...{ filmId: slug, kind, title, originalTitle: title.vi, tagline, synopsis, year, genres, ageRating },
      durationSec: own ? own.durationSec : mean(episodes.map(({ durationSec }) => durationSec)),
      countries: ['VN'],
      audio: distinct(all.flatMap(({ audio }) => audio.map(({ lang }) => lang.split('-x-')[0]!))),
      subtitles: distinct(all.flatMap(({ subtitles }) => subtitles.map(({ lang }) => lang))),
      directors: directors.map((name) => ({ name, role: sameWords('') })),
      cast: cast.map(([name, role]) => ({ name, role })),
      quality: height > 0 ? `${height}p` : '',
      ...{ poster: pictureIn(folder, 'poster'), backdrop: pictureIn(folder, 'backdrop') },
      ...{ licence: 'CC BY 4.0', credit: 'Khán Đài', elsewhere: null, addedTs: ADDED_FROM + place * DAY_MS },
      media: own?.media ?? null,
      seasons: distinct(episodes.map(({ season }) => String(season))).map((no) => ({
        ...{ no: Number(no), name: sameWords('') },
        total: episodes.filter(({ season }) => season === Number(no)).length,
      })),
      plays: true,
    },
    episodes,
  };
};

/** The films of the demo whose files lie below `media/films`; one without its manifest is not there. */
export const demoFilms = (media: string): FilmSource => {
  const shown = stories.flatMap(
    (story, place) =>
      shownFrom(story, { path: join(media, 'films', story.slug), url: `/media/films/${story.slug}` }, place) ?? [],
  );
  const episodes = new Map(shown.map(({ film, episodes: own }) => [film.filmId, own]));
  return { films: shown.map(({ film }) => film), episodesOf: (filmId) => episodes.get(filmId) ?? [] };
};
