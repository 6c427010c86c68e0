import { describe, expect, it, vi } from 'vitest';
import type { Followed } from '#domain/spoiler/mine.ts';
import { type SpoilerPolicy } from '#domain/spoiler/policy.ts';
import { SPOILER_TEAMS } from '#domain/settings/keeping.ts';
import { SPOILER } from '#domain/spoiler/limits.ts';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { createShield, type ShieldNeeds, type Shown } from './shield.ts';

const one = aMatch({ fixtureId: 'f1', status: '67', score: '2-1' });
const other = aMatch({ fixtureId: 'f2', status: '12', score: '3-0', leagueId: 'elsewhere' });
const followed: Followed = {
  fixtures: new Set(['f1']),
  people: new Set(),
  leagues: new Set(),
  teams: new Set(),
  whole: true,
};

type Hands = Parameters<ShieldNeeds['holds']['watch']>[0];
const start = (policy: SpoilerPolicy, storage = fakeStorage()) => {
  const shown: Shown[] = [];
  const kept: SpoilerPolicy[] = [];
  const stopped = { hands: vi.fn(), stage: vi.fn(), followed: vi.fn() };
  let hands: Hands | null = null;
  let watch: (fixtureId: string | null) => void = () => {};
  let follow: (followed: Followed) => void = () => {};
  const shield = createShield({
    ...{ policy, storage, now: () => one.startTime },
    holds: { watch: (hear) => ((hands = hear), stopped.hands), showRing: () => {}, hideRing: () => {} },
    keep: (next) => void kept.push(next),
    show: (next) => void shown.push(next),
    watchFollowed: (tell) => ((follow = tell), stopped.followed),
    watchStage: (tell) => ((watch = tell), stopped.stage),
  });
  const hidden = () =>
    [one, other].filter((match) => shown.at(-1)!.open(match).hidden).map(({ fixtureId }) => fixtureId);
  return {
    ...{ shield, kept, storage, stopped, hidden },
    policy: () => shown.at(-1)!.policy,
    hands: () => hands,
    watch: (fixtureId: string | null) => watch(fixtureId),
    follow: (news: Followed) => follow(news),
  };
};

describe('B2: the shield', () => {
  it('hides all results, or none', () => {
    expect([start('all').hidden(), start('off').hidden()]).toEqual([['f1', 'f2'], []]);
  });
  it('hides those of what one booked or follows; before that is known, all', () => {
    const t = start('mine');
    expect(t.hidden()).toEqual(['f1', 'f2']);
    t.follow(followed);
    expect(t.hidden()).toEqual(['f1']);
    t.follow({ ...followed, fixtures: new Set() });
    expect(t.hidden()).toEqual([]);
  });
  it('keeps the teams that are hidden on this device, and looks anew whose matches are one’s own', () => {
    const t = start('mine');
    t.shield.choose('mine', ['t1', 't2']);
    expect([t.storage.read(SPOILER_TEAMS), t.stopped.followed.mock.calls.length]).toEqual(['t1 t2', 1]);
    t.shield.choose('all');
    expect([t.storage.read(SPOILER_TEAMS), t.kept]).toEqual(['t1 t2', ['mine', 'all']]);
    t.shield.choose('mine', []);
    expect(t.storage.read(SPOILER_TEAMS)).toBeNull();
  });
  it('lights a match by hand, by a key, or by what was watched, and remembers it on this device', () => {
    vi.useFakeTimers();
    const t = start('all');
    t.hands()!.begin('f1');
    vi.advanceTimersByTime(SPOILER.holdMs);
    t.hands()!.end();
    expect(t.hidden()).toEqual(['f2']);
    t.watch('f2');
    vi.advanceTimersByTime(SPOILER.watchedMs - 1);
    expect(t.hidden()).toEqual(['f2']);
    vi.advanceTimersByTime(1);
    expect(t.hidden()).toEqual([]);
    expect(start('all', t.storage).hidden()).toEqual([]);
    vi.useRealTimers();
    const keys = start('all');
    keys.hands()!.key('f2');
    expect(keys.hidden()).toEqual(['f1']);
  });
  it('ends a watch with the picture', () => {
    vi.useFakeTimers();
    const t = start('all');
    t.watch('f1');
    vi.advanceTimersByTime(1000);
    t.watch(null);
    vi.advanceTimersByTime(SPOILER.watchedMs);
    expect(t.hidden()).toEqual(['f1', 'f2']);
    vi.useRealTimers();
  });
  it('keeps a choice, and lets go of what it no longer needs', () => {
    const t = start('mine');
    t.shield.choose('all');
    expect([t.kept, t.policy(), t.stopped.followed.mock.calls.length]).toEqual([['all'], 'all', 1]);
    t.shield.choose('off');
    expect([t.kept, t.policy(), t.hidden()]).toEqual([['all', 'off'], 'off', []]);
    expect([t.stopped.hands.mock.calls.length, t.stopped.stage.mock.calls.length]).toEqual([2, 2]);
  });
  it('knows what another tab has lit meanwhile', () => {
    const t = start('all');
    t.storage.write('spoiler.lit', 'f2');
    t.shield.light('f1');
    expect([t.hidden(), t.storage.read('spoiler.lit')]).toEqual([[], 'f2 f1']);
  });
});
