import { BLOCK_MS } from '#domain/tv/guideWindow.ts';
import type { Channel } from '#domain/tv/channel.ts';
import type { Ticket } from '#domain/bookings/ticket.ts';
import type { ChannelQuery } from '#ports/tv.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const CALM_MS = 60_000;

export const tvNations = resource({
  name: 'tvNations',
  staleAfterMs: 10 * CALM_MS,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('tv')).nations(signal),
});
/** TV-2: the channels of a nation with what is on; asked again while it is looked at, since programmes end. */
export const tvChannels = resource({
  name: 'tvChannels',
  pollEveryMs: CALM_MS,
  load: async ({ loadPort }: Ports, query: ChannelQuery, signal) => (await loadPort('tv')).channels(query, signal),
});
/** The categories of a nation's channels. */
export const tvCategories = resource({
  name: 'tvCategories',
  staleAfterMs: 10 * CALM_MS,
  load: async ({ loadPort }: Ports, { nation }: { readonly nation: string }, signal) =>
    (await loadPort('tv')).categories(nation, signal),
});
interface ChannelAsked {
  readonly nation: string;
  /** Null where none is asked for. */
  readonly channel: string | null;
}
export const tvChannel = resource({
  name: 'tvChannel',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { nation, channel }: ChannelAsked, signal): Promise<Outcome<Channel | null>> =>
    channel === null ? succeeded(null) : (await loadPort('tv')).channel({ nation, channel }, signal),
});
/** TV-3: six hours of a nation's guide. */
export const tvGuide = resource({
  name: 'tvGuide',
  staleAfterMs: 10 * CALM_MS,
  load: async ({ loadPort }: Ports, { nation, fromTs }: { readonly nation: string; readonly fromTs: number }, signal) =>
    (await loadPort('tv')).guide({ nation, fromTs, toTs: fromTs + BLOCK_MS }, signal),
});
export interface RowQuery {
  readonly channelId: string;
  readonly fromTs: number;
  readonly toTs: number;
}
/** The programmes of one channel. */
export const tvRow = resource({
  name: 'tvRow',
  staleAfterMs: 10 * CALM_MS,
  load: async ({ loadPort }: Ports, of: RowQuery, signal) => (await loadPort('tv')).row(of, signal),
});
export const tvProgramme = resource({
  name: 'tvProgramme',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { programmeId }: { readonly programmeId: string }, signal) =>
    (await loadPort('tv')).programme(programmeId, signal),
});
/** TV-8: a programme that is over, with its streams. */
export const tvPast = resource({
  name: 'tvPast',
  staleAfterMs: 10 * CALM_MS,
  load: async ({ loadPort }: Ports, { programmeId }: { readonly programmeId: string }, signal) =>
    (await loadPort('tv')).catchUp(programmeId, signal),
});
/** TV-9: channels and programmes, without signs. */
export const tvSearch = resource({
  name: 'tvSearch',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { q }: { readonly q: string }, signal) => (await loadPort('tv')).search(q, signal),
});

interface Mine {
  readonly favourites: readonly Channel[];
  readonly recents: readonly Channel[];
}
const nothing: Mine = { favourites: [], recents: [] };
/** TV-5: a member's channels; nothing, without a call, for a guest. */
export const tvMine = resource({
  name: 'tvMine',
  private: true,
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { member }: { readonly member: boolean }, signal) =>
    member ? (await loadPort('tv')).mine(signal) : succeeded(nothing),
});

const noTickets: readonly Ticket[] = [];
/** TV-10: everything that a member booked, of any kind. */
export const tickets = resource({
  name: 'tickets',
  private: true,
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { member }: { readonly member: boolean }, signal) =>
    member ? (await loadPort('bookings')).tickets(signal) : succeeded(noTickets),
});
