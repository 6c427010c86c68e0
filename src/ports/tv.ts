import type { Channel, ChannelCategory, ChannelPage, Nation, TvSource } from '#domain/tv/channel.ts';
import type { ReportError } from '#domain/tv/health.ts';
import type { GuideRow, Programme } from '#domain/tv/programme.ts';
import type { ShownMatch } from '#domain/tv/shownMatch.ts';
import type { Outcome } from './failure.ts';

/** What a list of channels is narrowed by; all of them without anything. */
export interface ChannelQuery {
  readonly nation?: string;
  readonly category?: string;
  /** From 1. */
  readonly pageNum?: number;
  /** Answered in this order; unknown ones are left out. */
  readonly channelIds?: readonly string[];
}
export interface OfChannel {
  readonly programme: Programme;
  readonly channel: Channel;
}
/** A programme with the match that it shows. */
export interface ToldProgramme extends OfChannel {
  readonly match: ShownMatch | null;
}
/** TV-8: a programme from its start. */
export interface PastProgramme {
  readonly programme: Programme;
  readonly sources: readonly TvSource[];
}
export interface TvFound {
  readonly channels: readonly Channel[];
  readonly programmes: readonly OfChannel[];
}
export interface HealthReport {
  readonly channelId: string;
  readonly sourceId: string;
  readonly error: ReportError;
  readonly status?: number;
  readonly tookMs: number;
}

/** TV and radio: channels, their programmes, and how they stand. */
export interface TvPort {
  readonly nations: (signal: AbortSignal) => Promise<Outcome<readonly Nation[]>>;
  readonly channels: (query: ChannelQuery, signal: AbortSignal) => Promise<Outcome<ChannelPage>>;
  /** With how many channels of a nation have each; most first. */
  readonly categories: (nation: string, signal: AbortSignal) => Promise<Outcome<readonly ChannelCategory[]>>;
  readonly channel: (
    of: { readonly nation: string; readonly channel: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Channel>>;
  readonly guide: (
    of: { readonly nation: string; readonly fromTs: number; readonly toTs: number },
    signal: AbortSignal,
  ) => Promise<Outcome<readonly GuideRow[]>>;
  /** One channel's programmes. */
  readonly row: (
    of: { readonly channelId: string; readonly fromTs: number; readonly toTs: number },
    signal: AbortSignal,
  ) => Promise<Outcome<readonly Programme[]>>;
  readonly programme: (programmeId: string, signal: AbortSignal) => Promise<Outcome<ToldProgramme>>;
  /** 404 where its channel does not keep it. */
  readonly catchUp: (programmeId: string, signal: AbortSignal) => Promise<Outcome<PastProgramme>>;
  readonly search: (q: string, signal: AbortSignal) => Promise<Outcome<TvFound>>;
  /** What a member saved and watched last. */
  readonly mine: (
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly favourites: readonly Channel[]; readonly recents: readonly Channel[] }>>;
  readonly report: (report: HealthReport, signal: AbortSignal) => Promise<Outcome<null>>;
}
