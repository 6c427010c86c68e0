import { assign, setup } from 'xstate';
import { raise, sendTo } from 'xstate/actions';
import { segmentAt, type Segment } from '#domain/films/timeline.ts';
import type { Cue } from '#domain/vod/captions.ts';
import { announcesNextFrom, isLastPart, VOD, vodRetryDelay, within } from '#domain/vod/vod.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import { chosenAudio, chosenSubtitle } from './vod.tracks.ts';
import type { VodCommand, VodContext, VodEvent, VodInput } from './vod.types.ts';

interface Args {
  readonly context: VodContext;
  readonly event: VodEvent;
}
const command = (make: (args: Args) => VodCommand) =>
  sendTo<VodContext, VodEvent, undefined, never, VodEvent, never>('session', (args: Args) => make(args) as never);

const toS = ({ event, context }: Args): number => (event.type === 'vod.seek' ? within(event.toS, context.lengthS) : 0);

/** The part that a position lies in and that may be skipped; none while a seek is under way. */
const partAt = ({ context: { item, soughtS, lengthS, skips }, event }: Args): Segment | null => {
  if (event.type !== 'playback.position' || soughtS !== null) return null;
  const part = segmentAt(item!.segments, event.atS);
  return part && skips[part.type] !== 'never' && !isLastPart(part, lengthS) ? part : null;
};
const partNow = ({ item, atS }: VodContext): Segment | null => segmentAt(item!.segments, atS);
const announces = ({ context: { item, soughtS }, event }: Args): boolean =>
  event.type === 'playback.position' &&
  soughtS === null &&
  item!.next !== null &&
  event.lengthS > 0 &&
  event.atS >= announcesNextFrom(item!.segments, event.lengthS);

const begun = { cues: [], skipped: [], retries: 0, troubleS: -VOD.steadyS, lost: false, stats: null } as const;

/** Types, actions, guards and delays of the chart of films. */
export const vodWords = setup({
  types: { context: {} as VodContext, input: {} as VodInput, events: {} as VodEvent },
  actors: {
    session: unprovidedCallback<VodEvent>('session'),
    loadCues: unprovided<readonly Cue[], string>('loadCues'),
  },
  actions: {
    takeItem: assign(({ context, event }) =>
      event.type === 'vod.open'
        ? {
            ...begun,
            ...{ item: event.item, wanted: event.playing, atS: event.atS, soughtS: null, source: 0, rate: 1 },
            ...{ lengthS: 0, bufferedS: 0, profile: null, offered: [], fatal: false },
            audio: event.item.audio,
            audioId: chosenAudio(event.item.audio, context.audioLang),
            subtitleId: chosenSubtitle(event.item.subtitles, context.subtitleLang),
          }
        : context,
    ),
    openSource: command(({ context }) => ({ type: 'session.open', context })),
    landHere: assign(({ context }) => ({ atS: context.soughtS ?? context.atS, soughtS: null, lost: false })),
    closeSource: command(() => ({ type: 'session.close' })),
    play: command(() => ({ type: 'session.play' })),
    pause: command(() => ({ type: 'session.pause' })),
    want: assign({ wanted: true }),
    unwant: assign({ wanted: false }),
    noteSeek: assign((args) => ({ soughtS: toS(args) })),
    seek: command((args) => ({ type: 'session.seek', toS: toS(args) })),
    arrive: assign(({ context }) => ({ atS: context.soughtS ?? context.atS, soughtS: null })),
    toStart: assign({ soughtS: 0 }),
    seekStart: command(() => ({ type: 'session.seek', toS: 0 })),
    notePosition: assign(({ context, event }) => {
      if (event.type !== 'playback.position') return context;
      const { atS, lengthS, bufferedS } = event;
      const steady = atS - context.troubleS > VOD.steadyS;
      return {
        ...{ lengthS, bufferedS },
        ...(context.soughtS === null && { atS, ...(steady && { retries: 0 }) }),
      };
    }),
    noteLoaded: assign(({ context, event }) =>
      event.type === 'playback.loaded' ? { offered: event.profiles } : context,
    ),
    noteProfile: assign(({ context, event }) =>
      event.type === 'playback.profile' ? { profile: event.profile } : context,
    ),
    noteAudio: assign(({ context, event }) =>
      event.type === 'playback.audio' && context.item!.audio.length === 0
        ? { audio: event.tracks, audioId: event.chosen }
        : context,
    ),
    noteStats: assign(({ context, event }) => (event.type === 'playback.stats' ? { stats: event.stats } : context)),
    askStats: command(() => ({ type: 'session.stats' })),
    noteFailure: assign(({ context, event }) => ({
      fatal: event.type === 'playback.failed' && event.fatal,
      troubleS: context.atS,
    })),
    noteStandstill: assign({ fatal: false, troubleS: ({ context }) => context.atS }),
    loseSession: assign({ lost: true }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    takeNextSource: assign({ source: ({ context }) => context.source + 1, retries: 0 }),
    takeFirstSource: assign({ source: 0, retries: 0 }),
    mute: assign({ mutedBy: 'viewer' }),
    muteByBrowser: assign({ mutedBy: 'browser' }),
    unmute: assign({ mutedBy: null }),
    takeVolume: assign(({ context, event }) =>
      event.type === 'vod.setVolume' ? { volume: Math.min(event.volume, 1) } : context,
    ),
    applySound: command(({ context: { mutedBy, volume } }) => ({
      ...{ type: 'session.sound', muted: mutedBy !== null, volume },
    })),
    takeRate: assign(({ context, event }) =>
      event.type === 'vod.setRate' ? { rate: Math.min(VOD.maxRate, Math.max(VOD.minRate, event.rate)) } : context,
    ),
    applyRate: command(({ context: { rate } }) => ({ type: 'session.rate', rate })),
    takeQuality: assign(({ context, event }) =>
      event.type === 'vod.setQuality' ? { quality: event.quality } : context,
    ),
    applyQuality: command(({ context: { quality } }) => ({ type: 'session.quality', quality })),
    takeAudio: assign(({ context, event }) =>
      event.type === 'vod.setAudio'
        ? { audioId: event.id, audioLang: context.audio.find(({ id }) => id === event.id)?.lang ?? null }
        : context,
    ),
    applyAudio: command(({ context: { audioId } }) => ({ type: 'session.audio', id: audioId! })),
    takeSubtitle: assign(({ context, event }) =>
      event.type === 'vod.setSubtitle'
        ? {
            subtitleId: event.id,
            subtitleLang: context.item!.subtitles.find(({ id }) => id === event.id)?.lang ?? null,
            cues: [],
          }
        : context,
    ),
    takeCues: assign((_, cues: readonly Cue[]) => ({ cues })),
    takeCaptions: assign(({ context, event }) =>
      event.type === 'vod.setCaptions' ? { captions: event.captions } : context,
    ),
    takeSkip: assign(({ context, event }) =>
      event.type === 'vod.setSkip' ? { skips: { ...context.skips, [event.segment]: event.wish } } : context,
    ),
    takeAutoNext: assign(({ context, event }) => (event.type === 'vod.setAutoNext' ? { autoNext: event.on } : context)),
    noteSkipped: assign((args) => {
      const part = partAt(args);
      return part ? { skipped: [...args.context.skipped, part.from] } : {};
    }),
    passPart: raise((args: Args) => ({
      ...{ type: 'vod.seek', toS: (partAt(args) ?? partNow(args.context))?.to ?? args.context.atS },
    })),
    noteAnnounced: assign({ announcedS: ({ context }) => context.atS }),
    noteTouch: assign({ untouched: 0 }),
    countUntouched: assign({ untouched: ({ context }) => context.untouched + 1 }),
    goNext: () => {},
    requestFocus: () => {},
    releaseFocus: () => {},
    keepHere: () => {},
    tellOrigin: () => {},
    remember: () => {},
    leaveStub: () => {},
    dropStub: () => {},
    reportFailure: () => {},
  },
  guards: {
    lacksSources: ({ event }) => event.type === 'vod.open' && event.item.sources.length === 0,
    isShown: ({ context, event }) => event.type === 'vod.open' && event.item.id === context.item?.id,
    isWanted: ({ context }) => context.wanted,
    isLost: ({ context }) => context.lost,
    isSeeking: ({ context }) => context.soughtS !== null,
    startsAudible: ({ context }) => context.wanted && context.mutedBy !== 'viewer',
    isUnmuted: ({ context }) => context.mutedBy === null,
    isSilence: ({ event }) => event.type === 'vod.setVolume' && event.volume <= 0,
    isWorthRetrying: ({ context }) => !context.fatal && context.retries < context.limits.retries,
    hasNextSource: ({ context }) => context.source + 1 < context.item!.sources.length,
    hasMoved: ({ context, event }) =>
      event.type === 'playback.position' && context.soughtS === null && event.atS !== context.atS,
    skipsBySelf: (args) => {
      const part = partAt(args);
      return part !== null && args.context.skips[part.type] === 'auto' && !args.context.skipped.includes(part.from);
    },
    isOverPart: (args) => partAt(args) !== null,
    announcesNext: announces,
    isBeforeNext: (args) =>
      args.event.type === 'playback.position' && args.context.soughtS === null && !announces(args),
    isUnattended: ({ context }) => context.untouched >= context.limits.untouched,
    followsBySelf: ({ context }) => context.autoNext,
    isCountedDown: ({ context, event }) =>
      event.type === 'playback.position' &&
      context.soughtS === null &&
      event.atS >= context.announcedS + VOD.countdownS,
    hasNext: ({ context }) => context.item!.next !== null,
    hasSubtitle: ({ context }) => context.subtitleId !== null,
    namesSubtitle: ({ event }) => event.type === 'vod.setSubtitle' && event.id !== null,
  },
  delays: {
    openPatience: VOD.openPatienceMs,
    watchdog: VOD.watchdogMs,
    retry: ({ context }) => vodRetryDelay(context.retries),
    tellEvery: VOD.tellEveryMs,
  },
});
