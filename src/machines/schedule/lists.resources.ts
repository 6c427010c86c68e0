import type { Locale } from '#domain/locale/locale.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const HOUR_MS = 3_600_000;

/** The kinds of content, in the reader's language. */
export const modeList = resource({
  name: 'modeList',
  staleAfterMs: HOUR_MS / 2,
  load: async (ports: Ports, _: { readonly locale: Locale }, signal) => (await ports.loadPort('site')).modes(signal),
});
/** The commentators. */
export const commentators = resource({
  name: 'commentators',
  staleAfterMs: HOUR_MS / 2,
  load: async (ports: Ports, _: null, signal) => (await ports.loadPort('site')).commentators(signal),
});
interface OfCommentator {
  readonly userId: string;
  readonly locale: Locale;
}
/** A commentator's matches: live now, and announced for the next days. */
export const announced = resource({
  name: 'announced',
  staleAfterMs: HOUR_MS / 30,
  load: async (ports: Ports, { userId }: OfCommentator, signal) =>
    (await ports.loadPort('commentators')).announced(userId, signal),
});
/** A commentator's matches of the last two weeks, each with their own room, newest first. */
export const pastRooms = resource({
  name: 'pastRooms',
  staleAfterMs: HOUR_MS / 6,
  load: async (ports: Ports, { userId }: OfCommentator, signal) =>
    (await ports.loadPort('commentators')).past(userId, signal),
});
