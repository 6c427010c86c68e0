import { afterAll, expect, it } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { askAlways } from '#domain/vod/vod.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import type { Hands } from '../../../tests/model/hands.ts';
import { walk } from '../../../tests/model/walk.ts';
import { fakeRecorded } from '../../../tests/fakes/playback.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { episode, film } from '../../../tests/fakes/vod.ts';
import { vodPlayerMachine } from './vod.machine.ts';
import { vodInput } from './vod.memory.ts';
import type { VodContext, VodEvent, VodInput } from './vod.types.ts';
import { wireVodPlayer } from './vod.wire.ts';

const cover = coverage(vodPlayerMachine);
const wire = (hands: Hands) => {
  const playback = fakeRecorded(hands.listener('playback.'));
  return {
    machine: wireVodPlayer({
      ...{ playback, storage: fakeStorage(), clock: { now: () => 0 } },
      log: { warn: () => {}, report: () => {} },
      focus: { request: () => {}, release: () => {} },
      readText: () => Promise.resolve(''),
      tellPlace: () => {},
      stubs: { leave: () => {}, drop: () => {} },
      goNext: () => {},
    }).provide({ actors: { loadCues: hands.logic('loadCues') } }),
    check: (snapshot: AnyMachineSnapshot) =>
      expect(playback.openSessions()).toBeLessThanOrEqual(snapshot.matches('idle') ? 0 : 1),
    stopped: () => expect([playback.openSessions(), hands.listening()]).toEqual([0, 0]),
  };
};

const at = (atS: number, lengthS = 100): VodEvent => ({ type: 'playback.position', atS, lengthS, bufferedS: atS });
const open = (item = episode, playing = true): VodEvent => ({ type: 'vod.open', item, atS: 0, playing });
const cases: Record<string, readonly VodEvent[]> = {
  'vod.open': [open()],
  'vod.seek': [{ type: 'vod.seek', toS: 60 }],
  'vod.setVolume': [
    { type: 'vod.setVolume', volume: 0 },
    { type: 'vod.setVolume', volume: 0.4 },
  ],
  'vod.setRate': [{ type: 'vod.setRate', rate: 1.5 }],
  'vod.setQuality': [{ type: 'vod.setQuality', quality: '540p' }],
  'vod.setAudio': [{ type: 'vod.setAudio', id: '1' }],
  'vod.setSubtitle': [
    { type: 'vod.setSubtitle', id: 'e' },
    { type: 'vod.setSubtitle', id: null },
  ],
  'vod.setCaptions': [{ type: 'vod.setCaptions', captions: { size: 30, ground: false, offsets: {} } }],
  'vod.setSkip': [{ type: 'vod.setSkip', segment: 'intro', wish: 'auto' }],
  'vod.setAutoNext': [{ type: 'vod.setAutoNext', on: false }],
  'playback.loaded': [{ type: 'playback.loaded', profiles: [], sound: null }],
  'playback.profile': [{ type: 'playback.profile', profile: '540p' }],
  'playback.audio': [{ type: 'playback.audio', tracks: [], chosen: null }],
  'playback.position': [at(1)],
  'playback.failed': [
    { type: 'playback.failed', fatal: false, reason: '27' },
    { type: 'playback.failed', fatal: true, reason: '23' },
  ],
  'playback.stats': [
    {
      type: 'playback.stats',
      stats: { width: 1, height: 1, bitsPerSecond: null, droppedFrames: null, frames: null, bufferS: 0 },
    },
  ],
  'xstate.done.actor.loadCues': [{ type: 'xstate.done.actor.loadCues', output: [] } as unknown as VodEvent],
};
const input: VodInput = { ...vodInput(fakeStorage()), subtitleLang: null, limits: { retries: 1, untouched: 1 } };

/** Walks with some of the events, and tells states apart only by what matters to these. */
const walkWith = (
  types: RegExp,
  decides: readonly (keyof VodContext)[],
  { own = {}, ...changed }: Partial<VodInput> & { readonly own?: typeof cases } = {},
) =>
  walk({
    chart: vodPlayerMachine,
    cover,
    cases: { ...cases, ...own },
    wire,
    input: { ...input, ...changed },
    allow: (state: AnyMachineSnapshot, { type }: EventObject) =>
      types.test(type) || (type === 'vod.open' && state.matches('idle')),
    seen: (context) => decides.map((key) => context[key]),
  });

it('opens, opens another and closes as its chart says', () =>
  walkWith(/^vod\.(open|close|leave|setCaptions)$/, ['item'], {
    own: { 'vod.open': [open(), open(film, false), open({ ...film, id: 'gone', sources: [] })] },
  }));
it('plays, waits, pauses, seeks and ends as its chart says', () =>
  walkWith(
    /^(vod\.(play|pause|seek)|playback\.(loaded|playing|waiting|paused|sought|ended|failed)|focus\.(lost|gained))$/,
    ['wanted', 'lost'],
    { muted: true, own: { 'playback.failed': cases['playback.failed']!.slice(0, 1) } },
  ));
it('waits for a press where nobody wants it to play yet, as its chart says', () =>
  walkWith(/^(vod\.(play|seek)|playback\.(loaded|playing|sought|failed)|focus\.(lost|gained))$/, ['wanted', 'lost'], {
    muted: true,
    own: { 'vod.open': [open(film, false)], 'playback.failed': cases['playback.failed']!.slice(0, 1) },
  }));
it('retries, changes its source and fails as its chart says', () =>
  walkWith(
    /^(vod\.(play|pause|retry|online|seek|close)|playback\.(playing|waiting|failed)|focus\.lost)$|after\.(retry|openPatience|watchdog)/,
    ['source', 'retries', 'fatal', 'wanted'],
    { muted: true },
  ));
it('holds the sound, gives it up and gets it back as its chart says', () =>
  walkWith(
    /^(vod\.(play|pause|mute|unmute|setVolume|retry)|playback\.(playing|soundRefused|ended)|focus\.(lost|gained))$/,
    ['mutedBy', 'wanted'],
  ));
it('keeps and tells its place as its chart says', () =>
  walkWith(
    /^(vod\.(pause|leave|seek)|playback\.(playing|position|paused|ended|sought)|focus\.lost)$|after\.tellEvery/,
    ['atS', 'soughtS'],
    {
      muted: true,
      own: { 'vod.open': [open(film)], 'playback.position': [at(1), at(2)] },
    },
  ));
it('offers and skips parts as its chart says', () =>
  walkWith(/^(vod\.skip|playback\.(playing|position|sought))$/, ['atS', 'soughtS', 'skipped'], {
    muted: true,
    skips: { ...askAlways, intro: 'auto', recap: 'ask' },
    own: { 'playback.position': [at(1), at(6), at(12)] },
  }));
it.each([true, false])('announces what follows as its chart says, by itself: %s', (autoNext) =>
  walkWith(/^(vod\.(stay|next|touched)|playback\.(position|ended))$/, ['untouched', 'announcedS'], {
    ...{ muted: true, autoNext },
    own: { 'playback.position': [at(1), at(81), at(92)] },
  }),
);
it('asks whether somebody is there as its chart says', () =>
  walkWith(/^(vod\.(stay|next|open)|playback\.(position|ended))$/, ['atS', 'untouched', 'item'], {
    muted: true,
    own: { 'vod.open': [open(), open({ ...episode, id: 'b' }), open(film)], 'playback.position': [at(1), at(85)] },
  }));
it('reads subtitles as its chart says', () =>
  walkWith(/^vod\.(setSubtitle|online|retry)$|loadCues/, ['subtitleId'], { muted: true, subtitleLang: undefined }));
it('takes what is chosen in its menus as its chart says', () =>
  walkWith(
    /^(vod\.(setRate|setQuality|setAudio|setCaptions|setSkip|setAutoNext|askStats|touched)|playback\.(profile|audio|stats))$/,
    ['rate'],
    { muted: true },
  ));

afterAll(() => cover.assertFull());
