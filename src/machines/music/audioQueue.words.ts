import { assign, setup } from 'xstate';
import { raise, sendTo } from 'xstate/actions';
import { LISTENING, retryDelay } from '#domain/listening/listening.ts';
import * as q from '#domain/listening/queue.ts';
import { loudnessOf } from '#domain/listening/track.ts';
import type { Sound } from '#ports/audio.ts';
import type { PutAnswer, SharedQueue } from '#ports/sharedQueue.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import type { MusicCommand, MusicContext, MusicEvent, MusicInput } from './audioQueue.types.ts';

interface Args {
  readonly context: MusicContext;
  readonly event: MusicEvent;
}
const command = (make: (args: Args) => MusicCommand) =>
  sendTo<MusicContext, MusicEvent, undefined, never, MusicEvent, never>('sound', (args: Args) => make(args) as never);

const soundOf = (entry: q.Entry, level: boolean): Sound => ({
  ...{ key: entry.qid, url: entry.track.streamLink, level: level ? loudnessOf(entry.track) : 1 },
});
/** Before it is open, its length is what the list said. */
const within = (toS: number, { lengthS, queue }: MusicContext): number =>
  Math.max(0, Math.min(toS, lengthS || (q.entryNow(queue)?.track.durationSec ?? 0)));
const at = (queue: q.Queue, index: number): q.Queue => ({ ...queue, index });
const begun = { atS: 0, lengthS: 0, bufferedS: 0, retries: 0 } as const;

/** The queue after an event that changes what is in it. */
const changed = (queue: q.Queue, event: MusicEvent): q.Queue => {
  if (event.type === 'music.playNext') return q.playedNext(queue, event.tracks);
  if (event.type === 'music.add') return q.added(queue, event.tracks);
  if (event.type === 'music.move') return q.moved(queue, event.qid, event.to);
  if (event.type === 'music.remove') return q.removed(queue, event.qid);
  if (event.type === 'music.setRepeat') return { ...queue, repeat: event.repeat };
  return event.type === 'music.setShuffle' ? q.shuffledBy(queue, event.seed) : queue;
};
const isNone = ({ entries }: q.Queue): boolean => entries.length === 0;
const qidNow = (queue: q.Queue): string | undefined => q.entryNow(queue)?.qid;

/** Types, actions, guards and delays of the chart of the queue. */
export const musicWords = setup({
  types: { context: {} as MusicContext, input: {} as MusicInput, events: {} as MusicEvent },
  actors: {
    sound: unprovidedCallback<MusicEvent>('sound'),
    readQueue: unprovided<SharedQueue | null, null>('readQueue'),
    putQueue: unprovided<PutAnswer, SharedQueue>('putQueue'),
  },
  actions: {
    openSound: command(({ context: { queue, level, atS, volume } }) => ({
      ...{ type: 'sound.open', sound: soundOf(q.entryNow(queue)!, level), atS, volume },
    })),
    play: command(() => ({ type: 'sound.play' })),
    pause: command(() => ({ type: 'sound.pause' })),
    seek: command(({ event, context }) => ({
      type: 'sound.seek',
      toS: event.type === 'music.seek' ? within(event.toS, context) : 0,
    })),
    applyLevel: command(({ context: { queue, level } }) => {
      const entry = q.entryNow(queue);
      return { type: 'sound.level', level: entry ? soundOf(entry, level).level : 1 };
    }),
    applyVolume: command(({ context: { volume } }) => ({ type: 'sound.volume', volume })),
    handNext: command(({ context: { queue, level, fadeS, sleep } }) => {
      const index = sleep === 'song' ? null : q.following(queue, false);
      return { type: 'sound.next', sound: index === null ? null : soundOf(queue.entries[index]!, level), fadeS };
    }),
    closeSound: command(() => ({ type: 'sound.close' })),
    replace: assign(({ context, event }) => {
      if (event.type !== 'music.playAll') return context;
      const { queue, atS } = context;
      const shuffleSeed = event.seed === undefined ? queue.shuffleSeed : event.seed;
      const next = q.playedAll({ ...queue, shuffleSeed }, event.tracks, event.from, event.at);
      return { ...begun, queue: next, undo: queue.entries.length > 0 ? { queue, atS } : null, passed: 0 };
    }),
    takeBack: assign(({ context: { undo, queue } }) =>
      undo ? { ...begun, queue: undo.queue, atS: undo.atS, undo: null } : { queue },
    ),
    change: assign(({ context, event }) => ({ queue: changed(context.queue, event), undo: null })),
    empty: assign(({ context: { queue, atS } }) => ({
      ...{ ...begun, queue: { ...q.noSongs, repeat: queue.repeat } },
      undo: { queue, atS },
    })),
    jump: assign(({ context, event }) =>
      event.type === 'music.jump' ? { ...begun, queue: q.jumped(context.queue, event.qid), passed: 0 } : context,
    ),
    toNext: assign(({ context: { queue } }) => ({
      ...{ ...begun, queue: at(queue, q.following(queue, true) ?? queue.index) },
    })),
    toFollowing: assign(({ context: { queue } }) => ({
      ...{ ...begun, queue: at(queue, q.following(queue, false) ?? queue.index) },
    })),
    toPrevious: assign(({ context: { queue } }) => ({ ...begun, queue: at(queue, q.before(queue)) })),
    toStart: assign(({ context: { queue } }) => ({ ...begun, queue: at(queue, 0) })),
    toBeginning: assign({ atS: 0 }),
    join: assign(({ context, event }) =>
      event.type === 'audio.joined' ? { ...begun, queue: q.jumped(context.queue, event.key), passed: 0 } : context,
    ),
    notePosition: assign(({ context, event }) =>
      event.type === 'audio.position'
        ? { atS: event.atS, lengthS: event.lengthS, bufferedS: event.bufferedS }
        : context,
    ),
    noteSeek: assign(({ context, event }) =>
      event.type === 'music.seek' ? { atS: within(event.toS, context) } : context,
    ),
    noteHeard: assign({ retries: 0, passed: 0 }),
    noteFailure: assign(({ event }) => ({ fatal: event.type === 'audio.failed' && event.fatal })),
    noteSilence: assign({ fatal: false }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    countPass: assign({ passed: ({ context }) => context.passed + 1 }),
    beginAnew: assign({ retries: 0, passed: 0 }),
    takeVolume: assign(({ context, event }) =>
      event.type === 'music.setVolume' ? { volume: Math.min(1, Math.max(0, event.volume)) } : context,
    ),
    takeFade: assign(({ context, event }) =>
      event.type === 'music.setFade' ? { fadeS: Math.min(LISTENING.mostFadeS, Math.max(0, event.fadeS)) } : context,
    ),
    takeLevel: assign(({ context, event }) => (event.type === 'music.setLevel' ? { level: event.on } : context)),
    takeSleep: assign(({ context, event }) => (event.type === 'music.sleep' ? { sleep: event.after } : context)),
    awaken: assign({ sleep: null }),
    noteOnline: assign({ online: true }),
    noteOffline: assign({ online: false }),
    noteTold: assign(({ context }) => ({ told: context.queue })),
    noteRev: assign((_, answer: PutAnswer) =>
      answer.kind === 'taken' ? { rev: answer.rev } : { theirs: answer.theirs },
    ),
    noteTheirs: assign((_, theirs: SharedQueue | null) => ({ theirs })),
    keepMine: assign(({ context: { theirs, rev } }) => ({ rev: theirs?.rev ?? rev, theirs: null })),
    adopt: assign(({ context: { theirs, ...context } }) =>
      theirs
        ? {
            ...begun,
            queue: theirs.queue,
            atS: theirs.atS,
            rev: theirs.rev,
            told: theirs.queue,
            theirs: null,
            // What was here is not lost by it.
            undo: isNone(context.queue) ? null : { queue: context.queue, atS: context.atS },
          }
        : context,
    ),
    takeTheirs: raise({ type: 'music.takeTheirs' }),
    playOn: raise({ type: 'music.play' }),
    fallAsleep: raise({ type: 'music.pause' }),
    requestFocus: () => {},
    releaseFocus: () => {},
    tellYielded: () => {},
    tellBroken: () => {},
    tellKept: () => {},
    tellMoved: () => {},
    tellNothingElsewhere: () => {},
    tellUnmoved: () => {},
    reportFailure: () => {},
  },
  guards: {
    isEmptyNow: ({ context }) => isNone(context.queue),
    hasSongs: ({ context }) => !isNone(context.queue),
    playsNothing: ({ event }) => event.type === 'music.playAll' && event.tracks.length === 0,
    hasUndo: ({ context }) => context.undo !== null,
    isLast: ({ context, event }) => event.type === 'music.remove' && context.queue.entries.length === 1,
    isPlaying: ({ context, event }) => event.type === 'music.remove' && event.qid === qidNow(context.queue),
    isUnknown: ({ context, event }) =>
      event.type === 'music.jump' && !context.queue.entries.some(({ qid }) => qid === event.qid),
    hasNext: ({ context }) => q.following(context.queue, true) !== null,
    follows: ({ context }) => context.sleep !== 'song' && q.following(context.queue, false) !== null,
    hasFollowing: ({ context }) => q.following(context.queue, false) !== null,
    isUnderWay: ({ context }) => context.atS > LISTENING.backToStartS,
    isOffline: ({ context }) => !context.online,
    isWorthRetrying: ({ context }) => !context.fatal && context.retries < LISTENING.retryDelaysMs.length,
    mayPass: ({ context }) => context.passed < LISTENING.passes && q.following(context.queue, true) !== null,
    hasMoved: ({ context, event }) => event.type === 'audio.position' && event.atS !== context.atS,
    isTimed: ({ event }) => event.type === 'music.sleep' && typeof event.after === 'number',
    isAfterSong: ({ event }) => event.type === 'music.sleep' && event.after === 'song',
    joinsNow: ({ event }) => event.type === 'music.member' && event.on,
    isUntold: ({ context }) => context.told !== context.queue,
    isKnown: ({ context }, shared: SharedQueue | null) => shared === null || shared.rev === context.rev,
    isUntouched: ({ context }) => context.lengthS === 0 && (context.told === context.queue || isNone(context.queue)),
    wasRefused: (_, answer: PutAnswer) => answer.kind === 'conflict',
  },
  delays: {
    patience: LISTENING.patienceMs,
    retry: ({ context }) => retryDelay(context.retries),
    lookAgain: LISTENING.lookAgainMs,
    sleepAfter: ({ context }) => (typeof context.sleep === 'number' ? context.sleep * 60_000 : 0),
    putRest: LISTENING.putRestMs,
    putAgain: LISTENING.putAgainMs,
  },
});
