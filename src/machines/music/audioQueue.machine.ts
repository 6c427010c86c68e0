import { noSongs } from '#domain/listening/queue.ts';
import type { PutAnswer, SharedQueue } from '#ports/sharedQueue.ts';
import { musicWords } from './audioQueue.words.ts';

const silent = ['closeSound', 'releaseFocus'] as const;
const anew = { target: '#audioQueue.playback.sounding', reenter: true } as const;
/** From `playback` itself; entered again from there, it would take sleep and sharing back to their beginnings. */
const sounds = { target: '.sounding' } as const;
const emptied = { guard: 'isLast', target: '#audioQueue.playback.empty', actions: ['change', ...silent] } as const;
const inQueue = { actions: ['change', 'handNext'] } as const;
const laid = (step: 'toNext' | 'toPrevious') =>
  ({ target: '#audioQueue.playback.resting', actions: [...silent, step] }) as const;
const again = { guard: 'isUnderWay', actions: ['toBeginning', 'seek'] } as const;
/** Nothing of a song that could not be opened is worth keeping open. */
const letGo = {
  'audio.failed': {},
  'audio.ended': {},
  'music.seek': { actions: 'noteSeek' },
  'music.pause': { target: '#audioQueue.playback.resting', actions: [...silent] },
  'focus.lost': { target: '#audioQueue.playback.resting', actions: ['closeSound', 'tellYielded'] },
} as const;
const stoodStill = { target: 'deciding', actions: 'noteSilence' } as const;
const resumed = '#audioQueue.playback.sounding.resuming';
const asleep = [
  { guard: 'isTimed', target: 'timed', reenter: true, actions: ['takeSleep', 'handNext'] },
  { guard: 'isAfterSong', target: 'afterSong', actions: ['takeSleep', 'handNext'] },
  { target: 'awake', actions: ['awaken', 'handNext'] },
] as const;
const shared = ({ event }: { readonly event: { readonly output: SharedQueue | null } }) => event.output;
const answer = ({ event }: { readonly event: { readonly output: PutAnswer } }) => event.output;

/** Plays songs one after another, keeps their queue, sleeps in time, and shares the queue between a member's devices. */
export const audioQueueMachine = musicWords.createMachine({
  id: 'audioQueue',
  context: ({ input: { told, ...input } }) => ({
    ...input,
    told: told || input.queue.entries.length === 0 ? input.queue : null,
    ...{ undo: null, lengthS: 0, bufferedS: 0, retries: 0, passed: 0, fatal: false, sleep: null, theirs: null },
  }),
  type: 'parallel',
  invoke: { id: 'sound', src: 'sound' },
  on: {
    'music.offline': { actions: 'noteOffline' },
    'music.setVolume': { actions: ['takeVolume', 'applyVolume'] },
    'music.setFade': { actions: ['takeFade', 'handNext'] },
    'music.setLevel': { actions: ['takeLevel', 'applyLevel', 'handNext'] },
  },
  states: {
    playback: {
      initial: 'empty',
      on: {
        'music.online': { actions: 'noteOnline' },
        'music.playAll': [{ guard: 'playsNothing' }, { ...sounds, actions: ['tellKept', 'replace'] }],
        'music.jump': [{ guard: 'isUnknown' }, { ...sounds, actions: 'jump' }],
        'music.playNext': inQueue,
        'music.add': inQueue,
        'music.move': inQueue,
        'music.setRepeat': inQueue,
        'music.setShuffle': inQueue,
        'music.clear': { target: '.empty', actions: ['empty', ...silent] },
        'music.undo': { guard: 'hasUndo', target: '.resting', actions: ['takeBack', ...silent] },
        'music.takeTheirs': { target: '.resting', actions: [...silent] },
      },
      states: {
        empty: { always: { guard: 'hasSongs', target: 'resting' } },
        /** A queue of which nothing is open: after a reload, and after its end. */
        resting: {
          always: { guard: 'isEmptyNow', target: 'empty' },
          on: {
            'music.play': 'sounding',
            'focus.gained': 'sounding',
            'music.seek': { actions: 'noteSeek' },
            'music.next': { guard: 'hasNext', actions: 'toNext' },
            'music.previous': [{ guard: 'isUnderWay', actions: 'toBeginning' }, { actions: 'toPrevious' }],
            'music.remove': [{ guard: 'isPlaying', actions: ['change', 'toBeginning'] }, { actions: 'change' }],
          },
        },
        sounding: {
          // First, so that another sound is off before this one is on.
          entry: 'requestFocus',
          initial: 'loading',
          on: {
            'music.pause': { target: 'held', actions: ['pause', 'releaseFocus'] },
            'audio.paused': { target: 'held', actions: 'releaseFocus' },
            'audio.refused': { target: 'held', actions: 'releaseFocus' },
            'focus.lost': { target: 'held.yielded', actions: ['pause', 'tellYielded'] },
            'music.next': { ...anew, guard: 'hasNext', actions: 'toNext' },
            'music.previous': [again, { ...anew, actions: 'toPrevious' }],
            'music.seek': { actions: ['noteSeek', 'seek'] },
            'music.remove': [emptied, { ...anew, guard: 'isPlaying', actions: ['change', 'toBeginning'] }, inQueue],
            'music.undo': { ...anew, guard: 'hasUndo', actions: 'takeBack' },
            'audio.position': { guard: 'hasMoved', actions: 'notePosition' },
            'audio.joined': { target: '.playing', reenter: false, actions: 'join' },
            'audio.failed': { target: '.deciding', actions: ['noteFailure', 'reportFailure'] },
            'audio.ended': [
              { guard: 'follows', target: '.loading', reenter: false, actions: 'toFollowing' },
              { guard: 'hasFollowing', target: 'resting', actions: ['toFollowing', ...silent] },
              { target: 'resting', actions: ['toStart', ...silent] },
            ],
          },
          states: {
            loading: {
              entry: ['openSound', 'play'],
              after: { patience: stoodStill },
              on: { 'audio.playing': 'playing' },
            },
            resuming: {
              entry: 'play',
              after: { patience: stoodStill },
              on: { 'audio.playing': 'playing' },
            },
            playing: {
              entry: ['noteHeard', 'handNext'],
              on: { 'audio.waiting': 'waiting' },
            },
            waiting: {
              after: { patience: stoodStill },
              on: {
                'audio.playing': 'playing',
                'audio.position': { guard: 'hasMoved', target: 'playing', actions: 'notePosition' },
              },
            },
            deciding: {
              always: [
                { guard: 'isOffline', target: 'stranded' },
                { guard: 'isWorthRetrying', target: 'retrying' },
                { guard: 'mayPass', target: 'loading', actions: ['tellBroken', 'countPass', 'toNext'] },
                { target: '#audioQueue.playback.failed' },
              ],
            },
            retrying: {
              entry: 'countRetry',
              after: { retry: 'loading' },
              on: letGo,
            },
            /** MU-11: the line is gone; the song begins when it is back. */
            stranded: {
              after: { lookAgain: 'loading' },
              on: {
                ...letGo,
                'music.online': { target: 'loading', actions: 'noteOnline' },
              },
            },
          },
        },
        /** Open and silent: by the listener's wish, or because another sound was wanted more. */
        held: {
          initial: 'paused',
          on: {
            'music.play': resumed,
            'music.seek': { actions: ['noteSeek', 'seek'] },
            'music.next': { ...laid('toNext'), guard: 'hasNext' },
            'music.previous': [again, laid('toPrevious')],
            'music.remove': [
              emptied,
              { guard: 'isPlaying', target: 'resting', actions: ['change', 'toBeginning', ...silent] },
              inQueue,
            ],
            'audio.position': { guard: 'hasMoved', actions: 'notePosition' },
            'audio.failed': { target: 'resting', actions: [...silent] },
            'audio.ended': { target: 'resting', actions: ['toFollowing', ...silent] },
          },
          states: {
            paused: {},
            yielded: {
              on: {
                'focus.gained': resumed,
                'music.pause': { target: 'paused', actions: 'releaseFocus' },
              },
            },
          },
        },
        failed: {
          entry: [...silent],
          on: {
            'music.play': { target: 'sounding', actions: 'beginAnew' },
            'music.next': { ...anew, guard: 'hasNext', actions: ['toNext', 'beginAnew'] },
            'music.previous': { ...anew, actions: ['toPrevious', 'beginAnew'] },
            'music.remove': { target: 'resting', actions: ['change', 'toBeginning', 'beginAnew'] },
          },
        },
      },
    },
    sleeping: {
      initial: 'awake',
      states: {
        awake: { on: { 'music.sleep': asleep } },
        timed: {
          after: { sleepAfter: { target: 'awake', actions: ['awaken', 'fallAsleep'] } },
          on: { 'music.sleep': asleep },
        },
        afterSong: {
          on: { 'music.sleep': asleep, 'audio.ended': { target: 'awake', actions: 'awaken' } },
        },
      },
    },
    sharing: {
      initial: 'apart',
      on: { 'music.member': [{ guard: 'joinsNow', target: '.reading' }, { target: '.apart' }] },
      states: {
        /** A guest's queue stays on this device. */
        apart: {},
        reading: {
          invoke: {
            id: 'readQueue',
            src: 'readQueue',
            input: () => null,
            onDone: [
              { guard: { type: 'isKnown', params: shared }, target: 'settled' },
              { guard: 'isUntouched', target: 'settled', actions: [{ type: 'noteTheirs', params: shared }, 'adopt'] },
              { target: 'conflict', actions: { type: 'noteTheirs', params: shared } },
            ],
            onError: 'settled',
          },
        },
        settled: {
          always: { guard: 'isUntold', target: 'due' },
          on: { 'music.pause': 'due', 'focus.lost': 'due', 'music.leave': 'putting', 'music.moveHere': 'moving' },
        },
        due: { after: { putRest: 'putting' }, on: { 'music.leave': 'putting', 'music.moveHere': 'moving' } },
        /** The listener goes on here with what another device kept last. */
        moving: {
          invoke: {
            id: 'readQueue',
            src: 'readQueue',
            input: () => null,
            onDone: [
              { guard: { type: 'isKnown', params: shared }, target: 'settled', actions: 'tellNothingElsewhere' },
              { target: 'conflict', actions: [{ type: 'noteTheirs', params: shared }, 'takeTheirs', 'playOn'] },
            ],
            onError: { target: 'settled', actions: 'tellUnmoved' },
          },
        },
        putting: {
          entry: 'noteTold',
          invoke: {
            id: 'putQueue',
            src: 'putQueue',
            input: ({ context: { rev, queue, atS } }): SharedQueue => ({ rev, queue, atS }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: answer },
                target: 'conflict',
                actions: { type: 'noteRev', params: answer },
              },
              { target: 'settled', actions: { type: 'noteRev', params: answer } },
            ],
            onError: 'unsent',
          },
        },
        unsent: { after: { putAgain: 'putting' }, on: { 'music.online': 'putting', 'music.moveHere': 'moving' } },
        /** Another device changed the queue too: which one stands is for the listener to say. */
        conflict: {
          on: {
            'music.keepMine': { target: 'putting', actions: 'keepMine' },
            'music.takeTheirs': { target: 'settled', actions: ['adopt', 'tellMoved'] },
            'music.moveHere': { actions: ['takeTheirs', 'playOn'] },
          },
        },
      },
    },
  },
});

/** Where the chart begins that nobody kept anything for. */
export const nothingKept = {
  ...{ queue: noSongs, atS: 0, rev: 0, told: true, volume: 1, fadeS: 0, level: true, online: true },
} as const;
