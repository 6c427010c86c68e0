import type { VodSource } from '../films/film.ts';
import type { VodItem } from '../vod/vod.ts';
import type { Channel, TvSource } from './channel.ts';
import type { Programme } from './programme.ts';
import { channelPath } from './tvPaths.ts';

/** TV-8: the second in an address that a programme begins at; null for none or anything else. */
export const startAsked = (text: string | null): number | null =>
  text !== null && /^\d{1,11}$/u.test(text) ? Number(text) : null;

/** Why a programme that is over cannot be watched: its channel keeps none, not so long, or browsers may not load it. */
export type PastRefusal = 'notKept' | 'tooOld' | 'notAllowed' | 'unknown';

/** Why the origin has no stream of a programme that is over. */
export const whyNoPast = (
  { catchUpSec }: Pick<Channel, 'catchUpSec'>,
  { startTs }: Pick<Programme, 'startTs'>,
  nowMs: number,
): PastRefusal => {
  if (catchUpSec === 0) return 'notKept';
  return nowMs - startTs > catchUpSec * 1000 ? 'tooOld' : 'unknown';
};

const recorded = ({ protocol, streamLink, label }: TvSource): VodSource => ({
  protocol: protocol === 'file' ? 'mp4' : protocol,
  ...{ streamLink, label, type: '', width: 0, height: 0, bitrate: 0 },
});

/** What of a past programme can be tried. */
export const pastSources = (sources: readonly TvSource[]): readonly VodSource[] =>
  sources.filter(({ health, streamLink }) => health !== 'notAllowed' && streamLink !== '').map(recorded);

/** A programme that is over as the player of films takes it: it has a length, a place, and nothing that follows. */
export const pastItem = (
  { programmeId, title, startTs, img }: Programme,
  channel: Pick<Channel, 'name' | 'nation' | 'slug' | 'logo'>,
  sources: readonly TvSource[],
): VodItem => ({
  ...{ kind: 'video', id: programmeId, title, artist: '', collection: channel.name },
  artwork: (img ?? channel.logo)?.url ?? null,
  path: channelPath(channel, startTs),
  target: { type: 'programme', id: programmeId },
  sources: pastSources(sources),
  ...{ audio: [], subtitles: [], segments: [], chapters: [], trickplay: null, next: null, previous: null },
});
