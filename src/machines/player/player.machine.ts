import { PLAYER } from '#domain/player/player.ts';
import { playerWords } from './player.words.ts';

const broke = { target: 'deciding', actions: ['noteFailure', 'reportFailure'] } as const;
const stoodStill = { target: 'deciding', actions: 'noteStandstill' } as const;
const pausedByHand = { target: 'paused', actions: ['markPaused', 'pause', 'applyCatchUp'] } as const;
const pressed = { guard: 'isNotWithheld', ...pausedByHand } as const;
const pausedOutside = { target: 'paused', actions: ['markPaused', 'applyCatchUp'] } as const;
const goneOn = [
  { guard: 'isLost', target: 'opening', actions: 'beginAnew' },
  { target: 'buffering', actions: 'play' },
] as const;
const sought = { target: 'buffering', actions: ['noteSeek', 'seek', 'applyCatchUp'] } as const;
const toEdge = { target: 'buffering', actions: ['followEdge', 'seek', 'applyCatchUp'] } as const;
const openedAnew = { target: 'opening', actions: ['takeFirstSource', 'beginAnew'] } as const;
const quality = { actions: ['takeQuality', 'applyQuality', 'rememberQuality'] } as const;
const relinked = {
  guard: 'needsAnotherLink',
  target: 'opening',
  actions: ['takeQuality', 'rememberQuality'],
  reenter: true,
} as const;

const muted = { target: 'muted', actions: ['muteByViewer', 'applySound', 'rememberSound', 'releaseFocus'] } as const;
const unmuted = { target: 'unmuting', actions: ['unmute', 'rememberSound'] } as const;
const volumed = [
  { guard: 'isSilence', ...muted },
  { target: 'unmuting', actions: ['takeVolume', 'unmute', 'rememberSound'] },
] as const;
const adjusted = [
  { guard: 'isSilence', ...muted },
  { actions: ['takeVolume', 'applySound', 'rememberSound'] },
] as const;

/** Plays a live stream; playback and sound are parallel regions. */
export const playerMachine = playerWords.createMachine({
  id: 'player',
  context: ({ input }) => ({
    streams: [],
    source: 0,
    quality: input.quality,
    profile: null,
    offered: [],
    sound: null,
    behindS: 0,
    windowS: 0,
    position: null,
    retries: 0,
    stalls: 0,
    fatal: false,
    volume: input.volume ?? PLAYER.unmuteVolume,
    mutedBy: input.mutedByViewer ? 'viewer' : 'start',
    pausedByViewer: false,
    following: true,
    chasing: false,
    lost: false,
    limits: input.limits ?? { retries: PLAYER.maxRetries, stalls: PLAYER.maxStalls },
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'player.open': [
          { guard: 'lacksStreams' },
          {
            guard: 'hasToAskForSound',
            target: ['watching.playback.opening', 'watching.sound.asking'],
            actions: ['takeStreams', 'startMuted'],
          },
          { target: 'watching', actions: ['takeStreams', 'startMuted'] },
        ],
      },
    },
    watching: {
      type: 'parallel',
      invoke: { id: 'session', src: 'session' },
      exit: 'releaseFocus',
      on: {
        'player.close': 'idle',
        'player.visible': { actions: 'startChase' },
        'playback.loaded': { actions: 'noteOffered' },
        'playback.profile': { actions: 'noteProfile' },
        'playback.latency': { actions: 'noteLatency' },
      },
      states: {
        playback: {
          initial: 'opening',
          on: {
            // Handled inside this region, so that the sound region keeps its state.
            'player.open': [
              { guard: 'lacksStreams', target: '#player.idle' },
              { guard: 'isShown' },
              { target: '.opening', actions: 'takeStreams' },
            ],
            'player.setQuality': quality,
          },
          states: {
            opening: {
              entry: 'openSource',
              after: { openPatience: stoodStill },
              on: {
                'playback.playing': 'playing',
                'playback.paused': 'paused',
                'playback.ended': 'ended',
                'playback.failed': broke,
                'player.pause': pausedByHand,
                'player.press': pressed,
                'player.setQuality': [relinked, quality],
              },
            },
            playing: {
              type: 'parallel',
              on: {
                'playback.waiting': { target: 'buffering', actions: ['countStall', 'startChase', 'applyCatchUp'] },
                'playback.paused': pausedOutside,
                'playback.ended': 'ended',
                'playback.failed': broke,
                'player.pause': pausedByHand,
                'player.press': pressed,
                'player.seekBehind': sought,
                'player.toEdge': toEdge,
                'player.setQuality': [relinked, quality],
              },
              states: {
                picture: {
                  initial: 'moving',
                  states: {
                    moving: {
                      after: { watchdog: { target: '#player.watching.playback.deciding', actions: 'noteStandstill' } },
                      on: {
                        'playback.latency': [
                          {
                            guard: 'fellBehind',
                            target: '#player.watching.playback.buffering',
                            actions: ['noteLatency', 'followEdge', 'seek'],
                          },
                          { guard: 'hasMoved', target: 'moving', reenter: true, actions: 'noteLatency' },
                        ],
                      },
                    },
                  },
                },
                trust: {
                  initial: 'unproven',
                  states: {
                    unproven: { after: { steady: 'lasting' } },
                    lasting: {
                      on: { 'playback.latency': { guard: 'hasMoved', target: 'proven', actions: 'forgetRetries' } },
                    },
                    proven: {},
                  },
                },
              },
            },
            buffering: {
              after: { watchdog: stoodStill },
              on: {
                'playback.playing': 'playing',
                'playback.paused': pausedOutside,
                'playback.ended': 'ended',
                'playback.failed': broke,
                'player.pause': pausedByHand,
                'player.press': pressed,
                'player.seekBehind': { ...sought, reenter: true },
                'player.toEdge': { ...toEdge, reenter: true },
                'player.setQuality': [relinked, quality],
              },
            },
            paused: {
              on: {
                'playback.playing': 'playing',
                'playback.ended': 'ended',
                'playback.failed': { actions: 'loseSession' },
                'player.play': goneOn,
                'player.press': goneOn,
                'player.toEdge': [
                  { guard: 'isLost', target: 'opening', actions: 'beginAnew' },
                  { target: 'buffering', actions: ['followEdge', 'seek', 'applyCatchUp', 'play'] },
                ],
                'player.seekBehind': { actions: ['noteSeek', 'seek'] },
                'player.setQuality': [
                  { guard: 'needsAnotherLink', actions: ['takeQuality', 'rememberQuality', 'loseSession'] },
                  quality,
                ],
              },
            },
            deciding: {
              always: [
                { guard: 'isWorthRetrying', target: 'retrying' },
                { guard: 'hasNextSource', target: 'switchingSource' },
                { target: 'failed' },
              ],
            },
            retrying: {
              entry: 'countRetry',
              after: { retry: 'opening' },
              on: {
                'playback.playing': 'playing',
                'player.retry': 'opening',
                'player.online': 'opening',
                'player.pause': { target: 'paused', actions: ['markPaused', 'pause', 'loseSession'] },
                'player.press': {
                  guard: 'isNotWithheld',
                  target: 'paused',
                  actions: ['markPaused', 'pause', 'loseSession'],
                },
              },
            },
            switchingSource: {
              entry: ['closeSource', 'takeNextSource'],
              after: { sourceSwitch: 'opening' },
            },
            ended: { on: { 'player.retry': openedAnew } },
            failed: {
              entry: 'closeSource',
              on: { 'player.retry': openedAnew, 'player.online': openedAnew },
            },
          },
        },
        sound: {
          initial: 'muted',
          states: {
            // V-3, a visit without a press: asks whether the browser allows sound before a stray touch would allow it.
            asking: {
              entry: 'askForSound',
              on: {
                'playback.soundAllowed': 'muted',
                'playback.soundRefused': 'blocked',
                'player.open': { guard: 'isEnteredByPress', target: 'muted' },
                'player.press': unmuted,
                'player.mute': muted,
                'player.unmute': unmuted,
                'player.setVolume': volumed,
              },
            },
            muted: {
              on: {
                'player.press': { guard: 'hasJustStarted', ...unmuted },
                'playback.playing': { guard: 'mayUnmute', target: 'unmuting', actions: 'unmute' },
                'player.mute': muted,
                'player.unmute': unmuted,
                'player.setVolume': volumed,
              },
            },
            unmuting: {
              entry: ['applySound', 'requestFocus'],
              after: { soundSettles: 'audible' },
              on: {
                'playback.soundRefused': 'blocked',
                'player.mute': muted,
                'player.setVolume': adjusted,
                'focus.lost': 'yielded',
              },
            },
            audible: {
              on: {
                'playback.soundRefused': 'blocked',
                'player.mute': muted,
                'player.setVolume': adjusted,
                'focus.lost': 'yielded',
              },
            },
            blocked: {
              entry: ['muteByBrowser', 'applySound', 'releaseFocus'],
              on: {
                'player.open': { guard: 'isEnteredByPress', target: 'muted', actions: 'startMuted' },
                'player.press': unmuted,
                'player.unmute': unmuted,
                'player.mute': muted,
                'player.setVolume': volumed,
              },
            },
            yielded: {
              entry: ['muteByFocus', 'applySound'],
              on: {
                'focus.gained': { target: 'unmuting', actions: 'unmute' },
                'player.play': { target: 'unmuting', actions: 'unmute' },
                'player.unmute': unmuted,
                'player.mute': muted,
                'player.setVolume': volumed,
              },
            },
          },
        },
      },
    },
  },
});
