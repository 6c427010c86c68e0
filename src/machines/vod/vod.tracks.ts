import type { AudioTrack, SubtitleTrack } from '#domain/films/film.ts';
import type { VodItem } from '#domain/vod/vod.ts';

/** The track of the language that was chosen last, else the first, which is the film's own. */
export const chosenAudio = (tracks: readonly AudioTrack[], lang: string | null): string | null =>
  (tracks.find((track) => track.lang === lang) ?? tracks[0])?.id ?? null;

/** `lang` undefined: never chosen, so what the film asks for; null: none wanted. */
export const chosenSubtitle = (tracks: readonly SubtitleTrack[], lang: string | null | undefined): string | null => {
  if (lang === null) return null;
  const wanted = lang === undefined ? undefined : tracks.find((track) => track.lang === lang && !track.forced);
  return (wanted ?? tracks.find((track) => track.default))?.id ?? null;
};

/** The address of the chosen subtitles. */
export const subtitleUrl = ({
  item,
  subtitleId,
}: {
  readonly item: Pick<VodItem, 'subtitles'> | null;
  readonly subtitleId: string | null;
}): string => item?.subtitles.find(({ id }) => id === subtitleId)?.url ?? '';
