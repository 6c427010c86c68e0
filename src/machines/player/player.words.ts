import { assign, setup } from 'xstate';
import { sendTo } from 'xstate/actions';
import { PLAYER, retryDelay } from '#domain/player/player.ts';
import { sameStreams, sourcesOf, streamFor, takesNewStream } from '#domain/player/sources.ts';
import { unprovidedCallback } from '../unprovided.ts';
import type { PlayerContext, PlayerEvent, PlayerInput, SessionCommand } from './player.types.ts';

interface Args {
  readonly context: PlayerContext;
  readonly event: PlayerEvent;
}
const command = (make: (context: PlayerContext) => SessionCommand) =>
  sendTo<PlayerContext, PlayerEvent, undefined, never, PlayerEvent, never>(
    'session',
    ({ context }: Args) => make(context) as never,
  );

const sourceOf = ({ streams, source }: PlayerContext) => sourcesOf(streams)[source]!;
const catchesUp = ({ following, stalls, limits }: PlayerContext) => following && stalls < limits.stalls;
const secondsOf = ({ event, context }: Args) =>
  event.type === 'player.seekBehind' ? Math.min(Math.max(event.seconds, 0), context.windowS) : 0;

/** The audio-only stream lists no video qualities, so those known before are kept. */
const offeredBy = (
  { profiles, sound }: Extract<PlayerEvent, { readonly type: 'playback.loaded' }>,
  { quality, offered }: PlayerContext,
): Pick<PlayerContext, 'offered' | 'sound'> => ({ offered: quality === 'audio' ? offered : profiles, sound });

/** Types, actions, guards and delays of the player's chart. */
export const playerWords = setup({
  types: { context: {} as PlayerContext, input: {} as PlayerInput, events: {} as PlayerEvent },
  actors: { session: unprovidedCallback<PlayerEvent>('session') },
  actions: {
    takeStreams: assign(({ event }) => ({
      streams: event.type === 'player.open' ? event.streams : [],
      source: 0,
      profile: null,
      offered: [],
      sound: null,
      behindS: 0,
      windowS: 0,
      position: null,
      retries: 0,
      stalls: 0,
      pausedByViewer: false,
      following: true,
      chasing: false,
      lost: false,
    })),
    startMuted: assign({ mutedBy: ({ context }) => (context.mutedBy === 'viewer' ? 'viewer' : 'start') }),
    openSource: command((context) => ({
      type: 'session.open',
      stream: streamFor(sourceOf(context), context.quality),
      muted: context.mutedBy !== null,
      volume: context.volume,
      quality: context.quality,
      catchUp: catchesUp(context),
    })),
    beginAnew: assign({ following: true, lost: false, position: null }),
    closeSource: command(() => ({ type: 'session.close' })),
    play: command(() => ({ type: 'session.play' })),
    pause: command(() => ({ type: 'session.pause' })),
    markPaused: assign({ pausedByViewer: true, following: false }),
    askForSound: command(() => ({ type: 'session.askForSound' })),
    applySound: command(({ mutedBy, volume }) => ({ type: 'session.sound', muted: mutedBy !== null, volume })),
    applyQuality: command(({ quality }) => ({ type: 'session.quality', quality })),
    applyCatchUp: command((context) => ({ type: 'session.catchUp', on: catchesUp(context) })),
    seek: sendTo('session', (args: Args) => ({ type: 'session.seek', seconds: secondsOf(args) }) as never),
    noteSeek: assign((args) => ({ following: secondsOf(args) <= PLAYER.edgeToleranceS, chasing: false })),
    followEdge: assign({ following: true, chasing: false }),
    noteOffered: assign(({ context, event }) =>
      event.type === 'playback.loaded' ? offeredBy(event, context) : context,
    ),
    noteProfile: assign(({ context, event }) =>
      event.type === 'playback.profile' ? { profile: event.profile } : context,
    ),
    noteLatency: assign(({ context, event }) =>
      event.type === 'playback.latency'
        ? { behindS: event.behindS, windowS: event.windowS, position: event.position }
        : context,
    ),
    noteFailure: assign({ fatal: ({ event }) => event.type === 'playback.failed' && event.fatal }),
    noteStandstill: assign({ fatal: false }),
    countStall: assign({ stalls: ({ context }) => Math.min(context.stalls + 1, context.limits.stalls) }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    forgetRetries: assign({ retries: 0 }),
    startChase: assign({ chasing: true }),
    takeNextSource: assign({ source: ({ context }) => context.source + 1, retries: 0, offered: [], sound: null }),
    takeFirstSource: assign({ source: 0, retries: 0, offered: [], sound: null }),
    loseSession: assign({ lost: true }),
    takeQuality: assign(({ context, event }) =>
      event.type === 'player.setQuality' ? { quality: event.quality } : context,
    ),
    takeVolume: assign(({ context, event }) =>
      event.type === 'player.setVolume' ? { volume: Math.min(event.volume, 1) } : context,
    ),
    muteByViewer: assign({ mutedBy: 'viewer' }),
    muteByBrowser: assign({ mutedBy: 'browser' }),
    muteByFocus: assign({ mutedBy: 'focus' }),
    unmute: assign({ mutedBy: null }),
    rememberSound: () => {},
    rememberQuality: () => {},
    requestFocus: () => {},
    releaseFocus: () => {},
    reportFailure: () => {},
  },
  guards: {
    lacksStreams: ({ event }) => event.type === 'player.open' && event.streams.length === 0,
    hasToAskForSound: ({ context, event }) =>
      event.type === 'player.open' && event.cold === true && context.mutedBy !== 'viewer',
    isEnteredByPress: ({ context, event }) =>
      event.type === 'player.open' && !event.cold && !sameStreams(event.streams, context.streams),
    isShown: ({ context, event }) => event.type === 'player.open' && sameStreams(event.streams, context.streams),
    // PLAYER-1: not after the viewer paused or muted.
    mayUnmute: ({ context }) => context.mutedBy === 'start' && !context.pausedByViewer,
    // V-3: while nobody has asked for sound, a press on the picture unmutes and does not pause.
    isNotWithheld: ({ context }) => context.mutedBy !== 'start' && context.mutedBy !== 'browser',
    hasJustStarted: ({ context }) => context.mutedBy === 'start',
    isSilence: ({ event }) => event.type === 'player.setVolume' && event.volume <= 0,
    hasMoved: ({ context, event }) =>
      event.type === 'playback.latency' && (event.position === null || event.position !== context.position),
    fellBehind: ({ context, event }) =>
      event.type === 'playback.latency' &&
      context.chasing &&
      catchesUp(context) &&
      event.behindS > PLAYER.edgeToleranceS,
    isLost: ({ context }) => context.lost,
    // PLAYER-2: WebRTC has one address per quality. LR-13: audio only is a separate stream.
    needsAnotherLink: ({ context, event }) =>
      event.type === 'player.setQuality' && takesNewStream(sourceOf(context), context.quality, event.quality),
    isWorthRetrying: ({ context }) => !context.fatal && context.retries < context.limits.retries,
    hasNextSource: ({ context }) => context.source + 1 < sourcesOf(context.streams).length,
  },
  delays: {
    openPatience: PLAYER.openPatienceMs,
    watchdog: PLAYER.watchdogMs,
    steady: PLAYER.steadyAfterMs,
    retry: ({ context }) => retryDelay(context.retries),
    sourceSwitch: PLAYER.sourceSwitchMs,
    soundSettles: PLAYER.soundSettlesMs,
  },
});
