import { idsIn } from '#domain/shared/idList.ts';
import { TV, type Channel } from '#domain/tv/channel.ts';
import type { LiveTracks } from '#ports/playback.ts';
import type { StoragePort } from '#ports/storage.ts';

const keys = { last: 'khandai.tv.last', tracks: 'khandai.tv.tracks' } as const;
/** Ids of channels on this device, separated by spaces, latest last. */
export const TV_KEPT = { recents: 'khandai.tv.recents', favourites: 'khandai.tv.favourites' } as const;

/** Where a channel is found. */
export interface ChannelPlace {
  readonly nation: string;
  readonly slug: string;
}

/** TV-5: the channel that was on, for the next visit. */
export const lastChannel = (storage: Pick<StoragePort, 'read'>): ChannelPlace | null => {
  const [nation, slug] = storage.read(keys.last)?.split(' ') ?? [];
  return nation && slug ? { nation, slug } : null;
};
export const keepChannel = (storage: StoragePort, { channelId, nation, slug }: Channel): void => {
  storage.write(keys.last, `${nation} ${slug}`);
  const others = idsIn(storage.read(TV_KEPT.recents)).filter((id) => id !== channelId);
  storage.write(TV_KEPT.recents, [...others, channelId].slice(-TV.recents).join(' '));
};

type Chosen = Readonly<Record<string, { readonly audio?: string | null; readonly text?: string | null }>>;
/** How many channels' choices are kept. */
const MOST = 100;

const readChosen = (storage: Pick<StoragePort, 'read'>): Chosen => {
  try {
    const kept: unknown = JSON.parse(storage.read(keys.tracks) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Chosen) : {};
  } catch {
    return {};
  }
};
/** TV-11: the languages that were chosen for a channel; undefined where nothing was. */
export const chosenTracks = (storage: Pick<StoragePort, 'read'>, channelId: string): Chosen[string] =>
  readChosen(storage)[channelId] ?? {};
export const keepTrack = (
  storage: StoragePort,
  channelId: string,
  kind: keyof LiveTracks,
  lang: string | null,
): void => {
  const { [channelId]: own, ...others } = readChosen(storage);
  const entries = [...Object.entries(others), [channelId, { ...own, [kind]: lang }] as const];
  storage.write(keys.tracks, JSON.stringify(Object.fromEntries(entries.slice(-MOST))));
};
