import type { Channel, Health, TvSource } from './channel.ts';
import type { ReportError } from './health.ts';

/** TV-1, TV-4: what is fixed about zapping; milliseconds unless the name says otherwise. */
export const ZAP = {
  /** How long a typed number waits for its next digit. */
  bufferMs: 2000,
  mostDigits: 4,
  /** A picture that is not there by then is said to be slow. */
  slowMs: 4000,
  /** Then the next source is tried. */
  patienceMs: 10_000,
  /** How long it is said that nobody has a number. */
  unknownMs: 2000,
  /** Channels that still match, as shown under the digits. */
  shownMatches: 3,
} as const;

/** Why there is no picture: four things that are not the same. */
export type Trouble = 'failed' | 'dead' | 'blocked' | 'notAllowed';

const heaviest: readonly Trouble[] = ['blocked', 'failed', 'dead', 'notAllowed'];
/** Of two sources' troubles, the one that is said: out of area is not broken, and broken may mend. */
export const heavier = (a: Trouble | null, b: Trouble): Trouble =>
  a !== null && heaviest.indexOf(a) <= heaviest.indexOf(b) ? a : b;

/** What can be tried, in order. */
export const sourcesToTry = ({ sources }: Pick<Channel, 'sources'>): readonly TvSource[] =>
  sources.filter(({ health, streamLink }) => health !== 'notAllowed' && streamLink !== '');

/** What a failure means, from what the origin knows of the source and what the line answered. */
export const troubleOf = (health: Health, reason: string): Trouble => {
  const [status] = /\b(?:403|404|410|451)\b/u.exec(reason) ?? [];
  if (health === 'blocked' || status === '403' || status === '451') return 'blocked';
  return health === 'dead' || status !== undefined ? 'dead' : 'failed';
};
/** Why a channel without any source to try is dark. */
export const darkOf = ({ sources }: Pick<Channel, 'sources'>): Trouble => (sources.length > 0 ? 'notAllowed' : 'dead');

/** What the origin is told of a failure. */
export const reportOf = (reason: string): { readonly error: ReportError; readonly status?: number } => {
  if (reason === 'slow') return { error: 'slow' };
  const [status] = /\b[45]\d\d\b/u.exec(reason) ?? [];
  if (status !== undefined) return { error: 'http', status: Number(status) };
  return { error: /^(?:media|hls buffer|dash (?:1[0-9]|20|3[0-9]))/u.test(reason) ? 'media' : 'network' };
};

type Numbered = Pick<Channel, 'channelId' | 'number'>;
const byNumber = (a: Numbered, b: Numbered) => a.number - b.number;

/** The channel of a typed number, or null. */
export const numbered = <A extends Numbered>(channels: readonly A[], digits: string): A | null =>
  channels.find(({ number }) => digits !== '' && number === Number(digits)) ?? null;

/** Channels whose number begins with what is typed, the number itself first. */
export const matching = <A extends Numbered>(channels: readonly A[], digits: string): readonly A[] => {
  const typed = digits.replace(/^0+/u, '');
  return typed === '' ? [] : channels.filter(({ number }) => String(number).startsWith(typed)).sort(byNumber);
};

/** Nothing to see there, as far as anybody knows: stepping passes it, its number and the list do not. */
const isDark = ({ health }: Pick<Channel, 'health'>) =>
  health === 'dead' || health === 'notAllowed' || health === 'blocked';

/** The channel before or after one by number, in a ring, past those that show nothing; null if there is no other. */
export const neighbour = <A extends Numbered & Pick<Channel, 'health'>>(
  channels: readonly A[],
  channelId: string | null,
  by: 1 | -1,
): A | null => {
  const ring = channels.filter((one) => one.channelId === channelId || !isDark(one)).sort(byNumber);
  const at = ring.findIndex((one) => one.channelId === channelId);
  const found = at < 0 ? ring[by > 0 ? 0 : ring.length - 1] : ring[(at + by + ring.length) % ring.length];
  return found && found.channelId !== channelId ? found : null;
};

/** TV-6: by number, with what shows nothing at the end. */
export const sunk = <A extends Numbered & Pick<Channel, 'health'>>(channels: readonly A[]): readonly A[] =>
  [...channels].sort((a, b) => Number(a.health === 'dead') - Number(b.health === 'dead') || byNumber(a, b));
