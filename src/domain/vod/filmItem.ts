import type { Neighbour, Playback } from '../films/film.ts';
import { filmPath } from '../films/filmPaths.ts';
import type { Beside, VodItem } from './vod.ts';

const beside = (slug: string, one: Neighbour | null): Beside | null =>
  one && {
    ...{ path: watchPath(slug, one.episodeId), title: one.title, no: one.no },
    still: one.still?.url ?? null,
  };

/** The address that shows a film or an episode in the player. */
export const watchPath = (slug: string, episodeId: string | null): string =>
  episodeId === null ? `${filmPath({ slug })}?xem=1` : filmPath({ slug }, { episodeId });

/** A film or an episode as the player takes it. */
export const filmItem = (playback: Playback): VodItem => {
  const { slug, target, episodeId, title, filmTitle, poster, sources, audio, subtitles } = playback;
  const { segments, chapters, trickplay, next, previous } = playback;
  return {
    ...{ kind: 'video', id: target.id, title, artist: '', artwork: poster?.url ?? null },
    ...{ collection: episodeId === null ? '' : filmTitle, path: watchPath(slug, episodeId) },
    ...{ target, sources, audio, subtitles, segments, chapters, trickplay },
    ...{ next: beside(slug, next), previous: beside(slug, previous) },
  };
};
