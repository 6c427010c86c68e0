import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Change } from '#domain/settings/change.ts';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { succeeded } from '#ports/failure.ts';
import { rateLimited, refusedWith, serverFault, settle, unreachable } from '../../../tests/fakes/accounts.ts';
import { selectKeeping, selectSettings, selectSettingsFailure } from './settings.selectors.ts';
import type { KeepAnswer, ReadAnswer } from './settings.types.ts';
import { wireSettings } from './settings.wire.ts';

const read: Settings = { ...defaultSettings, rev: 4, theme: 'light' };
const asRead = succeeded(read);
/** The fake origin accepts the settings. */
const takes = 'takes';
const staleWith = (settings: Settings): KeepAnswer => succeeded({ kind: 'stale', settings });

interface Script {
  readonly reads?: readonly (ReadAnswer | 'throws' | 'never')[];
  readonly keeps?: readonly (KeepAnswer | typeof takes | 'throws' | 'never')[];
}
const enter = async ({ reads = [asRead], keeps = [] }: Script = {}, userId: string | null = 'u1') => {
  const left = { reads: [...reads], keeps: [...keeps] };
  const sent: Settings[] = [];
  const applied: Settings[] = [];
  const reported: string[] = [];
  let aborted = 0;
  const settled = <A>(answer: A | 'throws' | 'never' | undefined, signal: AbortSignal): Promise<A> => {
    if (answer === 'throws') return Promise.reject(new Error('on purpose'));
    if (answer !== 'never' && answer !== undefined) return Promise.resolve(answer);
    signal.addEventListener('abort', () => (aborted += 1));
    return new Promise(() => {});
  };
  const clock = new SimulatedClock();
  const actor = createActor(
    wireSettings({
      settings: async () => ({
        read: (signal) => settled(left.reads.shift(), signal),
        keep: (settings, signal) => {
          sent.push(settings);
          const next = left.keeps.shift();
          return settled<KeepAnswer>(
            next === takes ? succeeded({ kind: 'kept', settings: { ...settings, rev: settings.rev + 1 } }) : next,
            signal,
          );
        },
      }),
      apply: (settings) => void applied.push(settings),
      log: { warn: () => {}, report: (message) => void reported.push(message) },
    }),
    { clock },
  ).start();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await settle();
  };
  if (userId !== null) await send({ type: 'settings.member', userId });
  return {
    sent,
    applied,
    reported,
    aborted: () => aborted,
    shown: () => selectSettings(actor.getSnapshot()),
    keeping: () => selectKeeping(actor.getSnapshot()),
    failure: () => selectSettingsFailure(actor.getSnapshot()),
    change: (change: Change) => send({ type: 'settings.change', change }),
    retry: () => send({ type: 'settings.retry' }),
    look: () => send({ type: 'settings.look' }),
    member: (id: string | null) => send({ type: 'settings.member', userId: id }),
    pass: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
  };
};

describe('reading', () => {
  it('asks once a member is known, and shows the portal as they want it', async () => {
    const t = await enter();
    expect([t.keeping(), t.shown(), t.applied]).toEqual(['kept', read, [read]]);
    await t.member('u1');
    expect(t.applied).toHaveLength(1);
  });
  it('asks nothing for a guest, and keeps nothing of one', async () => {
    const t = await enter({}, null);
    await t.change({ theme: 'dark' });
    expect([t.keeping(), t.shown(), t.sent]).toEqual(['reading', null, []]);
    await t.member('u1');
    expect([t.keeping(), t.sent]).toEqual(['kept', []]);
  });
  it.each([
    ['unreachable', unreachable],
    ['serverFault', serverFault(503)],
    ['unreachable', 'throws'],
  ] as const)('tries again by itself where it is %s: %j', async (kind, answer) => {
    const t = await enter({ reads: [answer, answer, asRead] });
    expect([t.keeping(), t.failure()?.kind]).toEqual(['unread', kind]);
    await t.pass(1999);
    expect(t.keeping()).toBe('unread');
    await t.pass(1);
    expect(t.keeping()).toBe('unread');
    await t.pass(3999);
    expect(t.keeping()).toBe('unread');
    await t.pass(1);
    expect([t.keeping(), t.failure()]).toEqual(['kept', null]);
    expect(t.reported).toHaveLength(answer === 'throws' ? 2 : 0);
  });
  it('AUTH-7: waits as long as the origin asks', async () => {
    const t = await enter({ reads: [rateLimited(30), asRead] });
    await t.pass(29_999);
    expect(t.keeping()).toBe('unread');
    await t.pass(1);
    expect(t.keeping()).toBe('kept');
  });
  it('tries at once when asked to', async () => {
    const t = await enter({ reads: [unreachable, asRead] });
    await t.retry();
    expect(t.keeping()).toBe('kept');
  });
  it('a change that came before the answer is sent after it, and shown', async () => {
    const t = await enter({ reads: [unreachable, asRead], keeps: [takes] });
    await t.change({ theme: 'dark' });
    await t.retry();
    expect(t.applied).toEqual([{ ...read, theme: 'dark' }]);
    expect(t.sent).toEqual([{ ...read, theme: 'dark' }]);
    expect(t.shown()).toEqual({ ...read, theme: 'dark', rev: 5 });
  });
  it('looks again for what another device changed, and shows what is newer', async () => {
    const newer: Settings = { ...read, rev: 7, theme: 'dark' };
    const t = await enter({ reads: [asRead, asRead, unreachable, 'throws', succeeded(newer)] });
    await t.look();
    await t.look();
    await t.look();
    expect([t.keeping(), t.applied, t.reported.length]).toEqual(['kept', [read], 1]);
    await t.look();
    expect([t.shown(), t.applied.length]).toEqual([newer, 2]);
  });
  it('a change here does not wait for such a look', async () => {
    const t = await enter({ reads: [asRead, 'never'], keeps: [takes] });
    await t.look();
    await t.change({ hideOdds: true });
    expect([t.aborted(), t.sent]).toEqual([1, [{ ...read, hideOdds: true }]]);
  });
  it('another member’s settings are read anew, and nothing of the one before is left', async () => {
    const other = { ...defaultSettings, rev: 9 };
    const t = await enter({ reads: [asRead, succeeded(other)], keeps: ['never'] });
    await t.change({ hideOdds: true });
    await t.member('u2');
    expect([t.shown(), t.aborted()]).toEqual([other, 1]);
    await t.member(null);
    expect([t.shown(), t.keeping()]).toEqual([null, 'reading']);
  });
});

describe('keeping', () => {
  it('sends a change at once, whole, and shows it meanwhile', async () => {
    const t = await enter({ keeps: ['never'] });
    await t.change({ hideOdds: true });
    expect([t.keeping(), t.sent, t.shown()]).toEqual([
      'saving',
      [{ ...read, hideOdds: true }],
      { ...read, hideOdds: true },
    ]);
  });
  it('what changes meanwhile is sent after it, on top of it', async () => {
    let answer: (kept: KeepAnswer) => void = () => {};
    const clock = new SimulatedClock();
    const sent: Settings[] = [];
    const actor = createActor(
      wireSettings({
        settings: async () => ({
          read: async () => asRead,
          keep: (settings) => {
            sent.push(settings);
            return new Promise((resolve) => (answer = resolve));
          },
        }),
        apply: () => {},
        log: { warn: () => {}, report: () => {} },
      }),
      { clock },
    ).start();
    actor.send({ type: 'settings.member', userId: 'u1' });
    await settle();
    actor.send({ type: 'settings.change', change: { hideOdds: true, theme: 'dark' } });
    await settle();
    actor.send({ type: 'settings.change', change: { hideOdds: false } });
    answer(succeeded({ kind: 'kept', settings: { ...read, hideOdds: true, theme: 'dark', rev: 5 } }));
    await settle();
    expect(sent).toEqual([
      { ...read, hideOdds: true, theme: 'dark' },
      { ...read, hideOdds: false, theme: 'dark', rev: 5 },
    ]);
  });
  it('a change of another device is taken in, shown, and this one put on top of it', async () => {
    const newer = { ...read, rev: 7, dataSaver: true };
    const t = await enter({ keeps: [staleWith(newer), takes] });
    await t.change({ hideOdds: true });
    expect(t.sent).toEqual([
      { ...read, hideOdds: true },
      { ...newer, hideOdds: true },
    ]);
    expect(t.applied.at(-1)).toEqual({ ...newer, hideOdds: true });
    expect([t.keeping(), t.shown()?.rev]).toEqual(['kept', 8]);
  });
  it('AU-9: a switch beside the one that another device has changed leaves that one as it is', async () => {
    const { notify, privacy } = read;
    const newer = {
      ...read,
      ...{ rev: 7, notify: { ...notify, booking: { app: true, mail: true } } },
      privacy: { ...privacy, friendRequests: 'nobody' },
    } as const;
    const t = await enter({ keeps: [staleWith(newer), takes] });
    await t.change({ notify: { 'social.mail': true }, privacy: { shownToInviter: true } });
    expect(t.sent.at(-1)).toEqual({
      ...newer,
      notify: { ...newer.notify, social: { app: true, mail: true } },
      privacy: { friendRequests: 'nobody', shownToInviter: true },
    });
  });
  it('over and over too late, it waits a while with the newest at hand', async () => {
    const newer = (rev: number) => staleWith({ ...read, rev });
    const t = await enter({ keeps: [newer(5), newer(6), newer(7), newer(8), takes] });
    await t.change({ hideOdds: true });
    expect([t.sent.map(({ rev }) => rev), t.keeping()]).toEqual([[4, 5, 6, 7], 'waiting']);
    await t.pass(16_000);
    expect([t.sent.at(-1)?.rev, t.keeping()]).toEqual([8, 'kept']);
  });
  it.each([unreachable, serverFault(500), 'throws'] as const)('after %j it tries again by itself', async (answer) => {
    const t = await enter({ keeps: [answer, answer, takes] });
    await t.change({ hideOdds: true });
    expect([t.keeping(), t.shown()?.hideOdds]).toEqual(['waiting', true]);
    await t.pass(2000);
    await t.pass(3999);
    expect([t.keeping(), t.sent.length]).toEqual(['waiting', 2]);
    await t.pass(1);
    expect([t.keeping(), t.failure()]).toEqual(['kept', null]);
  });
  it('sends all that was changed while it waited, once it is asked to', async () => {
    const t = await enter({ keeps: [unreachable, takes] });
    await t.change({ hideOdds: true });
    await t.change({ dataSaver: true });
    expect([t.sent.length, t.keeping()]).toEqual([1, 'waiting']);
    await t.retry();
    expect([t.sent.at(-1), t.keeping()]).toEqual([{ ...read, hideOdds: true, dataSaver: true }, 'kept']);
  });
  it('what the origin refuses is taken back, said, and forgotten with the next that is kept', async () => {
    const t = await enter({ keeps: [refusedWith(422), takes] });
    await t.change({ theme: 'dark' });
    expect([t.keeping(), t.shown(), t.applied.at(-1)]).toEqual(['refused', read, read]);
    await t.change({ hideOdds: true });
    expect([t.keeping(), t.shown()]).toEqual(['kept', { ...read, hideOdds: true, rev: 5 }]);
  });
  it('the same settings are the same object', async () => {
    const t = await enter({ keeps: [unreachable] });
    await t.change({ hideOdds: true });
    expect(t.shown()).toBe(t.shown());
  });
});
