import { afterAll, expect, it } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { playedAll, noSongs } from '#domain/listening/queue.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import type { Hands } from '../../../tests/model/hands.ts';
import { walk } from '../../../tests/model/walk.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { fakeAudio } from '../../../tests/fakes/audio.ts';
import { tracks } from '../../../tests/fakes/music.ts';
import { audioQueueMachine, nothingKept } from './audioQueue.machine.ts';
import type { MusicContext, MusicEvent, MusicInput } from './audioQueue.types.ts';
import { wireAudioQueue } from './audioQueue.wire.ts';

wellFormed('audioQueue', audioQueueMachine);

const cover = coverage(audioQueueMachine);
const [a, b, c] = tracks;
const queue = playedAll(noSongs, [a, b], 'album:x', 0);
const theirs = { rev: 7, queue: playedAll(noSongs, [c], null, 0), atS: 12 };
const wire = (hands: Hands) => {
  const audio = fakeAudio(hands.listener('audio.'));
  return {
    machine: wireAudioQueue({
      audio,
      log: { warn: () => {}, report: () => {} },
      focus: { request: () => {}, release: () => {} },
      tell: () => {},
      shared: { read: hands.promise('readQueue'), put: hands.promise('putQueue') },
    }),
    check: (snapshot: AnyMachineSnapshot) => {
      const closed = ['empty', 'resting', 'failed'].some((playback) => snapshot.matches({ playback }));
      if (closed) expect(audio.openSessions()).toBe(0);
    },
    stopped: () => expect([audio.openSessions(), hands.listening()]).toEqual([0, 0]),
  };
};

const at = (atS: number): MusicEvent => ({ type: 'audio.position', atS, lengthS: 70, bufferedS: atS });
const all = (songs: number, first = 0): MusicEvent => ({
  ...{ type: 'music.playAll', tracks: tracks.slice(0, songs), from: 'album:y', at: first },
});
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as unknown as MusicEvent;
const cases: Record<string, readonly MusicEvent[]> = {
  'music.playAll': [all(2)],
  'music.playNext': [{ type: 'music.playNext', tracks: [c] }],
  'music.add': [{ type: 'music.add', tracks: [c] }],
  'music.move': [{ type: 'music.move', qid: 'q2', to: 0 }],
  'music.remove': [
    { type: 'music.remove', qid: 'q1' },
    { type: 'music.remove', qid: 'q2' },
  ],
  'music.jump': [
    { type: 'music.jump', qid: 'q2' },
    { type: 'music.jump', qid: 'q9' },
  ],
  'music.seek': [{ type: 'music.seek', toS: 30 }],
  'music.setVolume': [{ type: 'music.setVolume', volume: 0.5 }],
  'music.setRepeat': [{ type: 'music.setRepeat', repeat: 'all' }],
  'music.setShuffle': [{ type: 'music.setShuffle', seed: 7 }],
  'music.setFade': [{ type: 'music.setFade', fadeS: 4 }],
  'music.setLevel': [{ type: 'music.setLevel', on: false }],
  'music.sleep': [
    { type: 'music.sleep', after: 15 },
    { type: 'music.sleep', after: 'song' },
    { type: 'music.sleep', after: null },
  ],
  'music.member': [
    { type: 'music.member', on: true },
    { type: 'music.member', on: false },
  ],
  'audio.position': [at(1)],
  'audio.joined': [{ type: 'audio.joined', key: 'q2' }],
  'audio.failed': [
    { type: 'audio.failed', fatal: false, reason: '2' },
    { type: 'audio.failed', fatal: true, reason: '4' },
  ],
  'xstate.done.actor.readQueue': [done('readQueue', null), done('readQueue', theirs)],
  'xstate.done.actor.putQueue': [
    done('putQueue', { kind: 'taken', rev: 8 }),
    done('putQueue', { kind: 'conflict', theirs }),
  ],
};
const input: MusicInput = { ...nothingKept, queue };

/** Walks with some of the events, and tells states apart only by what matters to these. */
const walkWith = (
  types: RegExp,
  decides: readonly (keyof MusicContext)[],
  { own = {}, ...changed }: Partial<MusicInput> & { readonly own?: typeof cases } = {},
) =>
  walk({
    chart: audioQueueMachine,
    cover,
    cases: { ...cases, ...own },
    wire,
    input: { ...input, ...changed },
    allow: (_: AnyMachineSnapshot, { type }: EventObject) => types.test(type),
    seen: (given) => {
      const context = given as unknown as MusicContext;
      return decides.map((key) => {
        if (key === 'queue') return [context.queue.index, context.queue.entries.length];
        if (key === 'told') return context.told === context.queue;
        return key === 'undo' ? context.undo?.queue.entries.length : context[key];
      });
    },
  });

it('plays, pauses, goes on, back and to an end as its chart says', () =>
  walkWith(/^(music\.(play|pause|next|previous|seek)|audio\.(playing|waiting|paused|ended|joined|refused))$/, [
    'queue',
  ]));
it('begins a song again after its first seconds as its chart says', () =>
  walkWith(/^(music\.(play|pause|previous|seek)|audio\.(playing|position))$/, ['queue', 'atS'], {
    own: { 'audio.position': [at(1), at(9)] },
  }));
it('waits for what does not come as its chart says', () =>
  walkWith(/^(music\.(play|pause)|audio\.(playing|waiting|position))$|after\.patience/, ['atS', 'retries'], {
    own: { 'audio.position': [at(1)] },
  }));
it('gives the sound up and gets it back as its chart says', () =>
  walkWith(/^(music\.(play|pause|seek|next|previous)|audio\.(playing|ended|failed)|focus\.(lost|gained))$/, ['queue'], {
    own: { 'audio.failed': cases['audio.failed']!.slice(1) },
  }));
it('retries, passes a broken song, and stops at the last, as its chart says', () =>
  walkWith(
    /^(music\.(play|pause|seek|next|previous)|audio\.(playing|failed|ended)|focus\.lost)$|after\.(retry|patience)/,
    ['queue', 'retries', 'passed', 'fatal'],
  ));
it('MU-11: waits for the line as its chart says', () =>
  walkWith(
    /^(music\.(play|pause|seek|online|offline)|audio\.(playing|failed|ended)|focus\.lost)$|after\.lookAgain/,
    ['online'],
    { own: { 'audio.failed': cases['audio.failed']!.slice(0, 1) } },
  ));
it('fills, empties and changes its queue as its chart says', () =>
  walkWith(/^music\.(playAll|clear|undo|remove|add|play|pause)$/, ['queue', 'undo'], {
    queue: noSongs,
    own: { 'music.playAll': [all(2), all(0)], 'music.add': [{ type: 'music.add', tracks: [] }] },
  }));
it('takes songs out and in wherever it is as its chart says', () =>
  walkWith(
    /^(music\.(playNext|move|jump|remove|play|pause|undo|playAll)|audio\.(playing|failed)|focus\.lost)$/,
    ['queue'],
    {
      own: {
        'music.playNext': [{ type: 'music.playNext', tracks: [] }],
        'music.playAll': [all(1)],
        'audio.failed': cases['audio.failed']!.slice(1),
      },
    },
  ));
it('takes what is chosen as its chart says', () =>
  walkWith(/^(music\.(set\w+|play|leave)|audio\.position)$/, ['volume', 'fadeS', 'level', 'queue', 'lengthS']));
it('falls asleep as its chart says', () =>
  walkWith(/^(music\.(sleep|play)|audio\.(playing|ended))$|after\.sleepAfter/, ['sleep', 'queue']));
it.each([true, false])('shares its queue as its chart says, untouched: %s', (told) =>
  walkWith(
    /^(music\.(member|keepMine|takeTheirs|moveHere|play|pause|leave|online)|focus\.lost)$|Queue$|after\.put/,
    ['theirs', 'told'],
    { told },
  ),
);

afterAll(() => cover.assertFull());
