import { type Cue, type Film, lengthOf, placedScenes } from './film.ts';

const LANGUAGES = ['vi', 'en', 'zh'] as const;

const clock = (second: number): string => new Date(second * 1000).toISOString().slice(11, 23);

const cuesOf = (film: Film): readonly Cue[] =>
  placedScenes(film).flatMap(({ from, cues = [] }) =>
    cues.map((one) => ({ ...one, from: from + one.from, to: from + one.to })),
  );

/** The subtitles of a film in each language, as WebVTT. */
export const subtitlesOf = (film: Film): readonly (readonly [lang: string, text: string])[] =>
  LANGUAGES.map((lang) => [
    lang,
    `WEBVTT\n\n${cuesOf(film)
      .map((one) => `${clock(one.from)} --> ${clock(one.to)}\n${one[lang]}\n`)
      .join('\n')}`,
  ]);

export const TRICKPLAY = { cols: 5, rows: 5, w: 160, h: 90, everySec: 5 } as const;

/** What lies beside a film's manifest: its segments, chapters and pictures for scrubbing. */
export const partsOf = (film: Film) => {
  const scenes = placedScenes(film);
  return {
    segments: scenes.flatMap(({ part, from, seconds }) => (part ? [{ type: part, from, to: from + seconds }] : [])),
    chapters: scenes.flatMap(({ chapter, from }) => {
      if (chapter === undefined) return [];
      const [vi, en, zh] = chapter.split(' | ');
      return [{ from, title: { vi, en, zh } }];
    }),
    trickplay: { url: `/media/films/${film.folder}/trick-{n}.jpg`, ...TRICKPLAY },
  };
};

const TRACK_NAMES: readonly (readonly [name: string, tag: string])[] = [
  ['music', 'zxx-x-music'],
  ['stage', 'zxx-x-stage'],
];
/** The files of sound, in order: with music, and what is heard on the stage alone. Nobody speaks in either. */
export const SOUNDTRACKS = TRACK_NAMES.map(([name]) => name);

/** ffmpeg's manifest with our names of files, and each soundtrack's language tag. */
export const manifestOf = (mpd: string, film: Film): string => {
  const exact = `PT${lengthOf(film).toFixed(1)}S`;
  return TRACK_NAMES.reduce(
    (text, [, tag], k) =>
      text.replace(new RegExp(`(<AdaptationSet id="${k + 1}"[^>]*?)( lang="[^"]*")?>`), `$1 lang="${tag}">`),
    mpd,
  ).replace(/mediaPresentationDuration="[^"]*"/, `mediaPresentationDuration="${exact}"`);
};
