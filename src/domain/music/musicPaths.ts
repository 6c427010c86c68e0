import { slug } from '../shared/slug.ts';

const nameOf = (name: string, otherwise: string): string => slug(name).slice(0, 80).replace(/-+$/u, '') || otherwise;

/** The name part of an address; the id alone decides. */
export const songSlug = (name: string): string => nameOf(name, 'bai-hat');
export const albumSlug = (name: string): string => nameOf(name, 'album');

/** The page of a song; `t` a position in whole seconds. */
export const songPath = (
  { songId, slug: name }: { readonly songId: string; readonly slug: string },
  { atSec = 0 }: { readonly atSec?: number } = {},
): string => `/am-nhac/bai-hat/${name}/${songId}${atSec >= 1 ? `?t=${Math.floor(atSec)}` : ''}`;

export const albumPath = ({ albumId, slug: name }: { readonly albumId: string; readonly slug: string }): string =>
  `/am-nhac/album/${name}/${albumId}`;

export const artistPath = ({ slug: name }: { readonly slug: string }): string => `/am-nhac/${name}`;

/** Playlists have no page of their own: one opens in the list of one's playlists, for others too if it is public. */
export const playlistPath = ({ playlistId }: { readonly playlistId: string }): string =>
  `/am-nhac/play-list-cua-toi?id=${playlistId}`;

/** Ends of addresses that no artist can have. */
export const reservedArtistSlugs: ReadonlySet<string> = new Set([
  ...['mood', 'tat-ca', 'album', 'bai-hat', 'nhac-cua-toi', 'play-list-cua-toi', 'moi-phat-hanh'],
]);
