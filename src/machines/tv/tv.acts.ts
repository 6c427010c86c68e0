import type { Ticket } from '#domain/bookings/ticket.ts';
import { isOfMatch } from '#domain/bookings/ticket.ts';
import type { Channel } from '#domain/tv/channel.ts';
import type { Programme } from '#domain/tv/programme.ts';
import { channelPath } from '#domain/tv/tvPaths.ts';
import { bookingList } from '../bookings/bookings.resources.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { savedList, standing } from '../social/social.resources.ts';
import { tickets, tvMine } from './tv.resources.ts';

export interface ProgrammeWish {
  readonly programme: Programme;
  readonly channel: Pick<Channel, 'name' | 'nation' | 'slug'>;
  readonly on: boolean;
}
const targetOf = ({ programmeId }: Pick<Programme, 'programmeId'>) => ({ type: 'programme', id: programmeId }) as const;
const isOf = (programmeId: string) => (one: Ticket) => !isOfMatch(one) && one.target.id === programmeId;

/** TV-10: a ticket of a programme, or giving it back. */
export const bookProgramme = act({
  name: 'bookProgramme',
  members: true,
  to: ({ programme }: ProgrammeWish) => programme.programmeId,
  run: async ({ loadPort }: Ports, { programme, on }, { signal }) =>
    (await loadPort('bookings')).setTarget({ target: targetOf(programme), on }, signal),
  optimistic: ({ programme, channel, on }, change) =>
    change(tickets, { member: true }, (list: readonly Ticket[]) => {
      const { programmeId, title, startTs, stopTs } = programme;
      const others = list.filter((one) => !isOf(programmeId)(one));
      const target = targetOf(programme);
      const card = { target, title, subtitle: channel.name, img: null, path: channelPath(channel) };
      const draft = { bookingId: `draft-${programmeId}`, target, name: title, userId: '', card };
      return on ? [...others, { ...draft, startTime: startTs, stopTime: stopTs }] : others;
    }),
  invalidates: [tickets],
});

/** Gives back a ticket of any kind. */
export const giveBack = act({
  name: 'giveBack',
  members: true,
  to: ({ bookingId }: Ticket) => bookingId,
  run: async ({ loadPort }: Ports, ticket, { signal }) => {
    const port = await loadPort('bookings');
    return isOfMatch(ticket)
      ? port.set({ fixtureId: ticket.fixtureId, on: false }, signal)
      : port.setTarget({ target: ticket.target, on: false }, signal);
  },
  optimistic: ({ bookingId }, change) =>
    change(tickets, { member: true }, (list: readonly Ticket[]) => list.filter((one) => one.bookingId !== bookingId)),
  invalidates: [tickets, bookingList],
});

/** TV-5: a member's favourite channel. */
export const favourChannel = act({
  name: 'favourChannel',
  members: true,
  to: ({ channel }: { readonly channel: Channel; readonly on: boolean }) => channel.channelId,
  run: async ({ loadPort }: Ports, { channel, on }, { clientId, signal }) =>
    (await loadPort('social')).save({ target: { type: 'channel', id: channel.channelId }, on, clientId }, signal),
  optimistic: ({ channel, on }, change) =>
    change(tvMine, { member: true }, ({ favourites, recents }) => {
      const others = favourites.filter((one) => one.channelId !== channel.channelId);
      return { recents, favourites: on ? [channel, ...others] : others };
    }),
  invalidates: [tvMine, savedList, standing],
});

/** TV-5: a favourite that a guest kept on the device becomes the member's; a repeat of it is the same save. */
export const moveFavourite = act({
  name: 'moveFavourite',
  members: true,
  to: ({ channelId }: { readonly channelId: string }) => channelId,
  run: async ({ loadPort }: Ports, { channelId }, { signal }) =>
    (await loadPort('social')).save(
      { target: { type: 'channel', id: channelId }, on: true, clientId: `favourite-${channelId}` },
      signal,
    ),
  invalidates: [tvMine, savedList, standing],
});

/** TV-6: one press says that a channel is broken. */
export const reportChannel = act({
  name: 'reportChannel',
  members: false,
  to: ({ sourceId }: { readonly channelId: string; readonly sourceId: string }) => sourceId,
  run: async ({ loadPort }: Ports, of, { signal }) =>
    (await loadPort('tv')).report({ ...of, error: 'viewer', tookMs: 0 }, signal),
  invalidates: [],
});
