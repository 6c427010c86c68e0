import { MUSIC } from '../music/music.ts';
import type { Repeat } from '../music/queue.ts';
import { moved as movedIn } from './reorder.ts';
import { trackOf, type Track } from './track.ts';

/** A place in the queue. */
export interface Entry {
  /** `q` and a number that grows: in this order it came in. */
  readonly qid: string;
  readonly track: Track;
  /** `album:…`, `playlist:…`: what it came with; null for a song that somebody put in by hand. */
  readonly from: string | null;
}

/** What plays, what played, and what follows, in the order of playing. */
export interface Queue {
  readonly entries: readonly Entry[];
  readonly index: number;
  readonly repeat: Repeat;
  /** Null unless it is shuffled. */
  readonly shuffleSeed: number | null;
}

export const noSongs: Queue = { entries: [], index: 0, repeat: 'off', shuffleSeed: null };

export const entryNow = ({ entries, index }: Queue): Entry | null => entries[index] ?? null;
const numberOf = ({ qid }: Entry): number => Number(qid.slice(1));
const newest = ({ entries }: Queue): number => entries.reduce((most, entry) => Math.max(most, numberOf(entry)), 0);
const isByHand = ({ from }: Entry): boolean => from === null;
const made = (queue: Queue, tracks: readonly Track[], from: string | null): readonly Entry[] => {
  const first = newest(queue) + 1;
  return tracks.map((track, i) => ({ qid: `q${first + i}`, track: trackOf(track), from }));
};
const within = (index: number, length: number): number => Math.max(0, Math.min(index, length - 1));

/** The same order for the same seed, on every device. */
const shuffle = (entries: readonly Entry[], seed: number): readonly Entry[] => {
  let state = (seed % 2_147_483_646) + 1;
  const left = entries.toSorted((a, b) => numberOf(a) - numberOf(b));
  const order: Entry[] = [];
  while (left.length > 0) {
    state = (state * 16_807) % 2_147_483_647;
    order.push(...left.splice(state % left.length, 1));
  }
  return order;
};

/** What was put in by hand follows what plays; the rest comes after it, shuffled or as it came. */
const arranged = (queue: Queue): Queue => {
  const { entries, index, shuffleSeed } = queue;
  const coming = entries.slice(index + 1);
  const rest = coming.filter((entry) => !isByHand(entry));
  const ordered =
    shuffleSeed === null ? rest.toSorted((a, b) => numberOf(a) - numberOf(b)) : shuffle(rest, shuffleSeed);
  return { ...queue, entries: [...entries.slice(0, index + 1), ...coming.filter(isByHand), ...ordered] };
};

/** Songs that were put in by hand and were not yet played. */
export const byHand = ({ entries, index }: Queue): readonly Entry[] => entries.slice(index + 1).filter(isByHand);

/** MU-2: plays an album or a list from one of its songs; what was put in by hand stays, right after that song. */
export const playedAll = (queue: Queue, tracks: readonly Track[], from: string | null, at: number): Queue => {
  const all = made(queue, tracks, from).slice(0, MUSIC.queue);
  const first = within(at, all.length);
  const { repeat, shuffleSeed } = queue;
  const before = shuffleSeed === null ? all.slice(0, first) : [];
  const after = shuffleSeed === null ? all.slice(first + 1) : all.filter((_, i) => i !== first);
  const entries = [...before, ...all.slice(first, first + 1), ...byHand(queue), ...after].slice(0, MUSIC.queue);
  const next: Queue = { ...{ entries, repeat, shuffleSeed }, index: before.length };
  return shuffleSeed === null ? next : arranged(next);
};

const putIn = (queue: Queue, at: number, tracks: readonly Track[]): Queue => {
  const { entries } = queue;
  const room = Math.max(0, MUSIC.queue - entries.length);
  const added = made(queue, tracks.slice(0, room), null);
  return added.length === 0 ? queue : { ...queue, entries: entries.toSpliced(at, 0, ...added) };
};
/** Right after what plays. */
export const playedNext = (queue: Queue, tracks: readonly Track[]): Queue =>
  putIn(queue, queue.entries.length === 0 ? 0 : queue.index + 1, tracks);
/** After all that was put in by hand, before what comes by itself. */
export const added = (queue: Queue, tracks: readonly Track[]): Queue => {
  const { entries, index } = queue;
  const last = entries.findLastIndex((entry, i) => i > index && isByHand(entry));
  return putIn(queue, entries.length === 0 ? 0 : Math.max(last, index) + 1, tracks);
};

export const removed = (queue: Queue, qid: string): Queue => {
  const at = queue.entries.findIndex((entry) => entry.qid === qid);
  if (at < 0) return queue;
  const entries = queue.entries.toSpliced(at, 1);
  return { ...queue, entries, index: within(at < queue.index ? queue.index - 1 : queue.index, entries.length) };
};
/** Moves an entry to a place; what plays stays what plays. */
export const moved = (queue: Queue, qid: string, to: number): Queue => {
  const entries = movedIn(queue.entries, qid, to);
  if (entries === queue.entries) return queue;
  const now = entryNow(queue)?.qid;
  return {
    ...queue,
    entries,
    index: Math.max(
      0,
      entries.findIndex((entry) => entry.qid === now),
    ),
  };
};
export const jumped = (queue: Queue, qid: string): Queue => {
  const index = queue.entries.findIndex((entry) => entry.qid === qid);
  return index < 0 ? queue : { ...queue, index };
};
/** Null puts what follows back as it came. */
export const shuffledBy = (queue: Queue, shuffleSeed: number | null): Queue => arranged({ ...queue, shuffleSeed });

/** The place that follows when a song is over, or when somebody asks for the next; null at the end. */
export const following = ({ entries, index, repeat }: Queue, asked: boolean): number | null => {
  if (entries.length === 0) return null;
  if (repeat === 'one' && !asked) return index;
  if (index + 1 < entries.length) return index + 1;
  return repeat === 'off' ? null : 0;
};
/** The place before; the first one stays where it is unless all is repeated. */
export const before = ({ entries, index, repeat }: Queue): number => {
  if (index > 0) return index - 1;
  return repeat === 'all' ? Math.max(0, entries.length - 1) : 0;
};
/** Seconds of what is still to be played, after what plays. */
export const secondsToCome = ({ entries, index }: Queue): number =>
  entries.slice(index + 1).reduce((sum, { track }) => sum + track.durationSec, 0);
