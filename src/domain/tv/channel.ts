import type { Named } from '../films/film.ts';
import type { Stream } from '../match/match.ts';
import type { CardImage } from '../social/social.ts';
import type { Programme } from './programme.ts';

export const channelKinds = ['tv', 'radio'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/**
 * TV-6: how a source or a channel stands. `blocked` is out of area: it works, but not here. `notAllowed`: its origin
 * is not one that the operator lets browsers reach, so nobody tries it.
 */
export const healths = ['ok', 'slow', 'dead', 'blocked', 'notAllowed'] as const;
export type Health = (typeof healths)[number];

/** `file` is what a bare media element plays: a radio's MP3 or AAC, an MP4. */
export const tvProtocols = ['dash', 'hls', 'file'] as const;
export type TvProtocol = (typeof tvProtocols)[number];

/** A way to watch a channel. */
export interface TvSource extends Omit<Stream, 'protocol'> {
  readonly sourceId: string;
  readonly protocol: TvProtocol;
  readonly health: Health;
  /** When somebody last looked, epoch milliseconds; null if nobody has. */
  readonly checkedTs: number | null;
}

export interface Channel {
  readonly channelId: string;
  /** The end of its nation's address: `vietnam`. */
  readonly nation: string;
  readonly slug: string;
  /** What is typed to switch to it; no two channels of a nation have the same. */
  readonly number: number;
  readonly name: string;
  readonly altNames: readonly string[];
  /** None: the mark is drawn from the slug. */
  readonly logo: CardImage | null;
  readonly categories: readonly Named[];
  readonly languages: readonly Named[];
  readonly kind: ChannelKind;
  /** In the order in which to try them: the next one is what takes over. `streamLink` is empty where it is `notAllowed`. */
  readonly sources: readonly TvSource[];
  /** That of its best source. */
  readonly health: Health;
  readonly now?: Programme;
  readonly next?: Programme;
  /** TV-8: how far back its live stream can be wound, in seconds; 0 for not at all. */
  readonly timeshiftSec: number;
  /** How far back programmes that are over can be watched, in seconds; 0 for not at all. */
  readonly catchUpSec: number;
  readonly demo: boolean;
}

export interface ChannelPage {
  readonly list: readonly Channel[];
  readonly pageNum: number;
  readonly pageSize: number;
  readonly total: number;
}

/** A category of channels, and how many have it. */
export interface ChannelCategory extends Named {
  readonly total: number;
}

export interface Nation {
  /** The end of its address. */
  readonly nation: string;
  /** ISO 3166, `ZZ` for channels of no one nation. */
  readonly code: string;
  readonly name: string;
  readonly flag: string;
  readonly total: number;
  /** How many of them are radio. */
  readonly radio: number;
}

export const TV = {
  pageSize: 100,
  mostPerPage: 200,
  idsAtOnce: 200,
  /** Of what a member watched last. */
  recents: 12,
  favourites: 200,
  found: 20,
} as const;
