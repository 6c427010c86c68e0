import { plainCaptions, type Cue } from '#domain/vod/captions.ts';
import { VOD } from '#domain/vod/vod.ts';
import { subtitleUrl } from './vod.tracks.ts';
import { vodWords } from './vod.words.ts';

const broke = { target: 'deciding', actions: ['noteFailure', 'reportFailure'] } as const;
const stoodStill = { target: 'deciding', actions: 'noteStandstill' } as const;
const paused = { target: 'paused', actions: ['unwant', 'pause'] } as const;
const pausedOutside = { target: 'paused', actions: 'unwant' } as const;
const sought = { target: 'seeking', actions: ['noteSeek', 'seek'] } as const;
const whileItMoves = {
  ...{ 'playback.paused': pausedOutside, 'playback.ended': 'ended', 'playback.failed': broke },
  ...{ 'vod.pause': paused, 'focus.lost': paused, 'vod.seek': sought },
} as const;
const goneOn = [
  { guard: 'isLost', target: 'loading', actions: 'want' },
  { target: 'waiting', actions: ['want', 'play'] },
] as const;
const openedAnew = { target: 'loading', actions: ['takeFirstSource', 'want'] } as const;
const muted = { target: 'silent', actions: ['mute', 'applySound', 'releaseFocus', 'remember'] } as const;
const unmuted = { actions: ['unmute', 'applySound', 'remember'] } as const;
const louder = { actions: ['takeVolume', 'unmute', 'applySound', 'remember'] } as const;
const told = { target: 'resting', actions: 'tellOrigin' } as const;
const left = { target: 'resting', actions: ['keepHere', 'tellOrigin'] } as const;
const beginsAgain = { target: 'clear', guard: 'isBeforeNext' } as const;

const announced = { on: { 'playback.position': beginsAgain, 'vod.stay': 'stayed' } } as const;
const cuesTaken = {
  type: 'takeCues',
  params: ({ event }: { readonly event: { readonly output: readonly Cue[] } }) => event.output,
} as const;

/** Plays what has a length, from a second on: the picture, its sound, what may be skipped, what follows, and its place. */
export const vodPlayerMachine = vodWords.createMachine({
  id: 'vodPlayer',
  context: ({ input }) => ({
    ...input,
    ...{ item: null, source: 0, wanted: false, atS: 0, soughtS: null, lengthS: 0, bufferedS: 0, rate: 1 },
    volume: input.volume ?? 1,
    mutedBy: input.muted ? 'viewer' : null,
    captions: input.captions ?? plainCaptions,
    ...{ profile: null, offered: [], audio: [], audioId: null, subtitleId: null, cues: [], skipped: [] },
    ...{ untouched: 0, announcedS: 0, retries: 0, troubleS: -VOD.steadyS, fatal: false, lost: false, stats: null },
    limits: input.limits ?? { retries: VOD.maxRetries, untouched: VOD.maxUntouched },
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'vod.open': [{ guard: 'lacksSources' }, { target: 'watching', actions: ['takeItem', 'dropStub'] }],
        'vod.setCaptions': { actions: ['takeCaptions', 'remember'] },
      },
    },
    watching: {
      type: 'parallel',
      invoke: { id: 'session', src: 'session' },
      exit: ['keepHere', 'tellOrigin', 'releaseFocus'],
      on: {
        'vod.close': { target: 'idle', actions: 'leaveStub' },
        'vod.open': [
          { guard: 'isShown' },
          { guard: 'lacksSources', target: 'idle' },
          { target: 'watching', reenter: true, actions: ['takeItem', 'dropStub'] },
        ],
        'vod.touched': { actions: 'noteTouch' },
        'vod.setRate': { actions: ['takeRate', 'applyRate'] },
        'vod.setQuality': { actions: ['takeQuality', 'applyQuality', 'remember'] },
        'vod.setAudio': { actions: ['takeAudio', 'applyAudio', 'remember'] },
        'vod.setCaptions': { actions: ['takeCaptions', 'remember'] },
        'vod.setSkip': { actions: ['takeSkip', 'remember'] },
        'vod.setAutoNext': { actions: ['takeAutoNext', 'remember'] },
        'vod.askStats': { actions: 'askStats' },
        'playback.profile': { actions: 'noteProfile' },
        'playback.audio': { actions: 'noteAudio' },
        'playback.stats': { actions: 'noteStats' },
      },
      states: {
        // First, so that another sound is off before this one is on.
        sound: {
          initial: 'deciding',
          on: {
            'vod.setVolume': [{ guard: 'isSilence', ...muted, target: '.silent' }, louder],
          },
          states: {
            deciding: { always: [{ guard: 'startsAudible', target: 'audible' }, { target: 'silent' }] },
            silent: {
              on: {
                'vod.play': { guard: 'isUnmuted', target: 'audible' },
                'vod.retry': { guard: 'isUnmuted', target: 'audible' },
                'focus.gained': 'audible',
                'vod.setVolume': [
                  { guard: 'isSilence', ...muted },
                  { guard: 'isWanted', ...louder, target: 'audible' },
                ],
                'vod.unmute': [{ guard: 'isWanted', ...unmuted, target: 'audible' }, unmuted],
              },
            },
            audible: {
              entry: ['requestFocus', 'dropStub'],
              on: {
                'vod.mute': muted,
                'playback.soundRefused': { target: 'silent', actions: ['muteByBrowser', 'releaseFocus'] },
                'playback.ended': { target: 'silent', actions: 'releaseFocus' },
                'focus.lost': { target: 'silent', actions: 'leaveStub' },
              },
            },
          },
        },
        playback: {
          initial: 'loading',
          states: {
            loading: {
              entry: ['landHere', 'openSource'],
              after: { openPatience: stoodStill },
              on: {
                'playback.loaded': [
                  { guard: 'isWanted', actions: 'noteLoaded' },
                  { target: 'ready', actions: 'noteLoaded' },
                ],
                'playback.playing': 'playing',
                'playback.paused': { target: 'ready', actions: 'unwant' },
                'playback.ended': 'ended',
                'playback.failed': broke,
                'vod.play': { actions: ['want', 'play'] },
                'vod.pause': { actions: ['unwant', 'pause'] },
                'focus.lost': { actions: ['unwant', 'pause'] },
                'vod.seek': { target: 'loading', reenter: true, actions: 'noteSeek' },
              },
            },
            ready: {
              on: {
                'vod.play': goneOn,
                'focus.gained': goneOn,
                'playback.playing': { target: 'playing', actions: 'want' },
                'playback.failed': { actions: 'loseSession' },
                'playback.sought': { actions: 'arrive' },
                'vod.seek': { actions: ['noteSeek', 'seek'] },
              },
            },
            playing: {
              after: { watchdog: stoodStill },
              on: {
                'playback.position': { guard: 'hasMoved', target: 'playing', reenter: true },
                'playback.waiting': 'waiting',
                ...whileItMoves,
              },
            },
            waiting: {
              after: { watchdog: stoodStill },
              on: { 'playback.playing': 'playing', ...whileItMoves },
            },
            seeking: {
              after: { watchdog: stoodStill },
              on: {
                'playback.sought': [
                  { guard: 'isWanted', target: 'waiting', actions: 'arrive' },
                  { target: 'paused', actions: 'arrive' },
                ],
                'playback.failed': broke,
                'playback.ended': { target: 'ended', actions: 'arrive' },
                'vod.play': { actions: ['want', 'play'] },
                'vod.pause': { actions: ['unwant', 'pause'] },
                'playback.paused': { actions: 'unwant' },
                'focus.lost': { actions: ['unwant', 'pause'] },
                'vod.seek': { ...sought, reenter: true },
              },
            },
            paused: {
              on: {
                'vod.play': goneOn,
                'focus.gained': goneOn,
                'playback.playing': { target: 'playing', actions: 'want' },
                'playback.ended': 'ended',
                'playback.failed': { actions: 'loseSession' },
                'vod.seek': [{ guard: 'isLost', actions: 'noteSeek' }, sought],
              },
            },
            deciding: {
              always: [
                { guard: 'isWorthRetrying', target: 'retrying' },
                { guard: 'hasNextSource', target: 'loading', actions: 'takeNextSource' },
                { target: 'failed' },
              ],
            },
            retrying: {
              entry: 'countRetry',
              after: { retry: 'loading' },
              on: {
                'vod.retry': 'loading',
                'vod.online': 'loading',
                'vod.play': { target: 'loading', actions: 'want' },
                'vod.pause': { actions: 'unwant' },
                'focus.lost': { actions: 'unwant' },
                'vod.seek': { actions: 'noteSeek' },
              },
            },
            failed: {
              entry: 'closeSource',
              on: { 'vod.retry': openedAnew, 'vod.play': openedAnew, 'vod.online': openedAnew },
            },
            ended: {
              entry: 'unwant',
              on: {
                'vod.play': { target: 'seeking', actions: ['toStart', 'want', 'seekStart', 'play'] },
                'vod.seek': sought,
              },
            },
          },
        },
        part: {
          initial: 'none',
          states: {
            none: {
              on: {
                'playback.position': [
                  { guard: 'skipsBySelf', actions: ['noteSkipped', 'passPart'] },
                  { guard: 'isOverPart', target: 'offered' },
                ],
              },
            },
            offered: {
              on: {
                'vod.skip': { target: 'none', actions: 'passPart' },
                'playback.position': [{ guard: 'isOverPart' }, { target: 'none' }],
              },
            },
          },
        },
        following: {
          initial: 'clear',
          on: { 'vod.next': { guard: 'hasNext', target: '.going', actions: 'noteTouch' } },
          states: {
            clear: { on: { 'playback.position': { guard: 'announcesNext', target: 'announcing' } } },
            announcing: {
              always: [
                { guard: 'isUnattended', target: 'asking' },
                { guard: 'followsBySelf', target: 'counting' },
                { target: 'shown' },
              ],
            },
            counting: {
              entry: 'noteAnnounced',
              on: {
                'playback.position': [
                  beginsAgain,
                  { guard: 'isCountedDown', target: 'going', actions: 'countUntouched' },
                ],
                'playback.ended': { target: 'going', actions: 'countUntouched' },
                'vod.stay': 'stayed',
              },
            },
            shown: announced,
            asking: announced,
            stayed: { on: { 'playback.position': beginsAgain } },
            going: { entry: 'goNext', always: 'stayed' },
          },
        },
        captions: {
          initial: 'deciding',
          on: {
            'vod.setSubtitle': [
              { guard: 'namesSubtitle', target: '.loading', actions: ['takeSubtitle', 'remember'] },
              { target: '.off', actions: ['takeSubtitle', 'remember'] },
            ],
          },
          states: {
            deciding: { always: [{ guard: 'hasSubtitle', target: 'loading' }, { target: 'off' }] },
            off: {},
            loading: {
              invoke: {
                id: 'loadCues',
                src: 'loadCues',
                input: ({ context }) => subtitleUrl(context),
                onDone: { target: 'shown', actions: cuesTaken },
                onError: 'failed',
              },
            },
            shown: {},
            failed: { on: { 'vod.online': 'loading', 'vod.retry': 'loading' } },
          },
        },
        // Last, so that every guard has seen the position before this one.
        place: {
          initial: 'resting',
          on: { 'playback.position': { actions: 'notePosition' } },
          states: {
            resting: {
              on: {
                'playback.position': { guard: 'hasMoved', target: 'due', actions: ['notePosition', 'keepHere'] },
                'playback.sought': { target: 'due', actions: 'keepHere' },
                'vod.leave': { guard: 'isSeeking', ...left },
              },
            },
            due: {
              after: { tellEvery: told },
              on: {
                'playback.position': { guard: 'hasMoved', actions: ['notePosition', 'keepHere'] },
                ...{ 'vod.pause': told, 'playback.paused': told, 'playback.ended': told, 'focus.lost': told },
                'playback.sought': { actions: 'keepHere' },
                'vod.leave': left,
              },
            },
          },
        },
      },
    },
  },
});
