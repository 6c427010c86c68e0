import type { Stream } from '#domain/match/match.ts';
import { afterAll, expect, it } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { sameStreams } from '#domain/player/sources.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import type { Hands } from '../../../tests/model/hands.ts';
import { walk } from '../../../tests/model/walk.ts';
import { fakePlayback, twoSources } from '../../../tests/fakes/playback.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { playerMachine } from './player.machine.ts';
import type { PlayerContext, PlayerEvent, PlayerInput } from './player.types.ts';
import { wirePlayer } from './player.wire.ts';

const cover = coverage(playerMachine);
const wire = (hands: Hands) => {
  const playback = fakePlayback(hands.listener('playback.'));
  return {
    machine: wirePlayer({
      playback,
      storage: fakeStorage(),
      log: { warn: () => {}, report: () => {} },
      focus: { request: () => {}, release: () => {} },
    }),
    check: (snapshot: AnyMachineSnapshot) =>
      expect(playback.openSessions()).toBeLessThanOrEqual(snapshot.matches('idle') ? 0 : 1),
    stopped: () => expect([playback.openSessions(), hands.listening()]).toEqual([0, 0]),
  };
};

const latency = (position: number | null, behindS: number): PlayerEvent => ({
  type: 'playback.latency',
  position,
  behindS,
  windowS: 300,
});
const cases: Record<string, readonly PlayerEvent[]> = {
  'player.open': [
    { type: 'player.open', streams: twoSources },
    { type: 'player.open', streams: twoSources.slice(2) },
    { type: 'player.open', streams: [] },
  ],
  'player.setVolume': [
    { type: 'player.setVolume', volume: 0 },
    { type: 'player.setVolume', volume: 0.4 },
  ],
  'player.setQuality': [
    { type: 'player.setQuality', quality: '540p' },
    { type: 'player.setQuality', quality: '1080p' },
  ],
  'player.seekBehind': [{ type: 'player.seekBehind', seconds: 60 }],
  'playback.loaded': [
    { type: 'playback.loaded', profiles: [{ profile: '540p', bitsPerSecond: 730_000 }], sound: 128_000 },
  ],
  'playback.profile': [{ type: 'playback.profile', profile: '540p' }],
  'playback.latency': [latency(1, 0), latency(2, 9)],
  'playback.failed': [
    { type: 'playback.failed', fatal: false, reason: '27' },
    { type: 'playback.failed', fatal: true, reason: '23' },
  ],
};
const limits = { retries: 1, stalls: 1 };
/**
 * Walks with a subset of the events, and tells states apart only by what matters to these; streams are opened once
 * each, from idle only.
 */
const walkWith = (
  input: Partial<PlayerInput>,
  types: RegExp,
  decides: readonly (keyof PlayerContext)[],
  streams: readonly Stream[] = twoSources,
) => {
  const open: PlayerEvent = { type: 'player.open', streams };
  return walk({
    chart: playerMachine,
    cover,
    cases: { ...cases, 'player.open': [open] },
    wire,
    input: { volume: null, mutedByViewer: true, quality: '1080p', limits, ...input },
    allow: (state: AnyMachineSnapshot, { type }: EventObject) =>
      types.test(type) || (type === 'player.open' && state.matches('idle')),
    seen: (context) => decides.map((key) => context[key]),
  });
};

it('opens, opens anew and closes as its chart says', () =>
  walk({
    chart: playerMachine,
    cover,
    cases,
    wire,
    input: { volume: null, mutedByViewer: true, quality: '1080p', limits },
    allow: (_, { type }) => /^player\.(open|close)$/.test(type),
  }));
it('moves, stalls, pauses and seeks as its chart says', () =>
  walkWith(
    {},
    /^(player\.(play|pause|press|seekBehind|toEdge|visible)|playback\.(playing|paused|waiting|latency|ended))$|after\.(watchdog|steady)/,
    ['following', 'chasing', 'position'],
    twoSources.slice(3),
  ));
it('retries, changes source, ends and fails as its chart says', () =>
  walkWith(
    {},
    /^(player\.(play|pause|press|toEdge|retry|online)|playback\.(playing|ended|failed))$|after\.(retry|sourceSwitch|openPatience|watchdog)/,
    ['source', 'retries', 'fatal', 'lost'],
  ));
it('changes quality as its chart says', () =>
  walkWith(
    {},
    /^(player\.(pause|setQuality)|playback\.(playing|waiting|failed|loaded|profile|latency))$/,
    ['quality', 'lost'],
    twoSources.slice(2),
  ));
it('mutes, unmutes, is blocked and yields as its chart says', () =>
  walkWith(
    { mutedByViewer: false },
    /^(player\.(close|play|pause|press|mute|unmute|setVolume)|playback\.(playing|soundAllowed|soundRefused)|focus\..*)$|after\.soundSettles/,
    ['mutedBy', 'pausedByViewer'],
  ));

const coldThenChosen: readonly PlayerEvent[] = [
  { type: 'player.open', streams: twoSources, cold: true },
  { type: 'player.open', streams: twoSources.slice(0, 2) },
];
it('V-3: comes cold, asks for sound, is refused it and enters another room as its chart says', () =>
  walk({
    chart: playerMachine,
    cover,
    cases: { ...cases, 'player.open': coldThenChosen },
    wire,
    input: { volume: null, mutedByViewer: false, quality: '1080p', limits },
    allow: (state: AnyMachineSnapshot, { type }: EventObject) =>
      /^player\.(open|press|mute|unmute|setVolume)$/.test(type)
        ? state.matches('idle') || !state.matches({ watching: { sound: 'audible' } })
        : type.startsWith('playback.sound'),
    seen: (context) => [context['mutedBy'], sameStreams(context['streams'] as readonly Stream[], twoSources)],
  }));

afterAll(() => cover.assertFull());
