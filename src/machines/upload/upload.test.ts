import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { pictureUpload } from '#domain/uploads/picture.ts';
import { failed, succeeded, type Failure, type Outcome } from '#ports/failure.ts';
import type { FileProgress } from '#ports/profile.ts';
import { settle } from '../../../tests/fakes/accounts.ts';
import { selectShare, selectUploadFailure, selectUploadProblem, selectUploadStep } from './upload.selectors.ts';
import { wireUpload } from './upload.wire.ts';

const png = new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], { type: 'text/plain' });

/** The wired chart, over a fake origin that gives these answers in order. */
const start = (...answers: readonly (Outcome<string> | 'throws')[]) => {
  const told: unknown[] = [];
  const sent: Blob[] = [];
  const left = [...answers];
  let progress: (told: FileProgress) => void = () => {};
  let stopped: AbortSignal | null = null;
  let answer: (outcome: Outcome<string>) => void = () => {};
  const actor = createActor(
    wireUpload<string>({
      kind: pictureUpload,
      send: (file, tell, signal) => {
        sent.push(file);
        progress = tell;
        stopped = signal;
        const next = left.shift();
        if (next === 'throws') return Promise.reject(new Error('no code'));
        return next ? Promise.resolve(next) : new Promise((resolve) => (answer = resolve));
      },
      taken: (value) => told.push(value),
      busy: (on) => told.push(on ? 'busy' : 'idle'),
    }),
  ).start();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await settle();
    await settle();
  };
  return {
    told,
    sent,
    send,
    choose: (file: Blob = png) => send({ type: 'upload.choose', file }),
    hashed: (share: number) => progress({ step: 'hashing', share }),
    progress: (share: number) => progress({ step: 'sending', share }),
    answer: async (outcome: Outcome<string>) => {
      answer(outcome);
      await settle();
    },
    aborted: () => stopped?.aborted,
    step: () => selectUploadStep(actor.getSnapshot()),
    share: () => selectShare(actor.getSnapshot()),
    problem: () => selectUploadProblem(actor.getSnapshot()),
    failure: () => selectUploadFailure(actor.getSnapshot()),
  };
};
const refused = (code: number, fields?: Record<string, string>): Outcome<never> =>
  failed({ kind: 'refused', code, ...(fields && { fields }) });

describe('sending a file', () => {
  it('NAV-3: a new build waits while it is on its way, and no longer', async () => {
    const t = start();
    expect([t.step(), t.share(), t.problem(), t.failure()]).toEqual(['choosing', 0, null, null]);
    await t.choose();
    expect([t.step(), t.told]).toEqual(['hashing', ['busy']]);
    await t.answer(succeeded('/pictures/a.webp'));
    expect([t.step(), t.told]).toEqual(['done', ['busy', '/pictures/a.webp', 'idle']]);
  });

  it('says how much has left', async () => {
    const t = start();
    await t.choose();
    expect([t.step(), t.share()]).toEqual(['hashing', 0]);
    t.hashed(0.5);
    expect([t.step(), t.share()]).toEqual(['hashing', 0.5]);
    t.progress(0.4);
    expect([t.step(), t.share()]).toEqual(['sending', 0.4]);
    await t.answer(succeeded('taken'));
    expect(t.share()).toBe(0);
  });

  it('item 32: goes out under what its bytes say, whatever it calls itself', async () => {
    const t = start();
    await t.choose();
    expect(t.sent.map(({ type, size }) => [type, size])).toEqual([['image/png', 8]]);
  });

  it.each([
    ['nothing in it', new Blob([]), 'empty'],
    ['more than 2 MiB', new Blob([png, new Uint8Array(2_097_152)]), 'tooLarge'],
    ['another type inside', new Blob(['<svg/>'], { type: 'image/png' }), 'type'],
  ])('item 32: a file with %s never leaves', async (_, file, problem) => {
    const t = start();
    await t.choose(file);
    expect([t.step(), t.problem(), t.sent, t.told]).toEqual(['refused', problem, [], ['busy', 'idle']]);
  });

  it('item 32: of a file of gigabytes nothing but its head is read', async () => {
    const t = start();
    const read: unknown[] = [];
    const slice = (...range: readonly unknown[]) => {
      read.push(range);
      return png;
    };
    await t.choose({ size: 9e9, type: '', slice, arrayBuffer: () => new Promise(() => {}) } as unknown as Blob);
    expect([t.step(), t.problem(), read]).toEqual(['refused', 'tooLarge', [[0, pictureUpload.headBytes]]]);
  });

  it('a file that can no longer be read never leaves', async () => {
    const t = start();
    const gone = { size: 9, type: '', slice: () => gone, arrayBuffer: () => Promise.reject(new Error('moved')) };
    await t.choose(gone as unknown as Blob);
    expect([t.step(), t.problem()]).toEqual(['refused', 'unreadable']);
  });

  it.each([
    [413, undefined, 'tooLarge'],
    [415, undefined, 'type'],
    [422, { body: 'pixels' }, 'pixels'],
    [422, { body: 'empty' }, 'empty'],
    [422, { body: 'unreadable' }, 'unreadable'],
    [422, { body: 'denied' }, 'unreadable'],
    [422, undefined, 'unreadable'],
    [403, undefined, 'denied'],
    [409, { body: 'pixels' }, 'denied'],
  ])('what the origin refuses with %i %j is "%s", and another file may follow', async (code, fields, problem) => {
    const t = start(refused(code, fields), succeeded('taken'));
    await t.choose();
    expect([t.step(), t.problem(), t.failure()]).toEqual(['refused', problem, null]);
    await t.send({ type: 'upload.retry' });
    expect(t.step()).toBe('refused');
    await t.choose();
    expect([t.step(), t.problem()]).toEqual(['done', null]);
  });

  it.each<[string, Outcome<never> | 'throws', Failure]>([
    ['no network', failed({ kind: 'unreachable' }), { kind: 'unreachable' }],
    ['a 500', failed({ kind: 'serverFault', code: 500 }), { kind: 'serverFault', code: 500 }],
    ['a 429', failed({ kind: 'rateLimited', retryAfterS: 9 }), { kind: 'rateLimited', retryAfterS: 9 }],
    [
      'a session that ended',
      failed({ kind: 'unauthorized', clears: 'allTokens' }),
      { kind: 'unauthorized', clears: 'allTokens' },
    ],
    ['code that cannot be had', 'throws', { kind: 'unreachable' }],
  ])('after %s the same file can be sent again', async (why, outcome, failure) => {
    const t = start(outcome, succeeded('taken'));
    await t.choose();
    const step = failure.kind === 'unreachable' ? 'lost' : 'failed';
    expect([why, t.step(), t.failure(), t.problem()]).toEqual([why, step, failure, null]);
    await t.send({ type: 'upload.retry' });
    expect([t.step(), t.failure(), t.sent.length]).toEqual(['done', null, 2]);
    expect(t.told).toEqual(['busy', 'idle', 'busy', 'taken', 'idle']);
  });

  it.each(['upload.retry', 'upload.online'] as const)(
    'after a lost connection %s goes on, and shows no less than has arrived',
    async (type) => {
      const t = start();
      await t.choose();
      t.progress(0.9);
      await t.answer(failed({ kind: 'unreachable' }));
      expect([t.step(), t.share()]).toEqual(['lost', 0.9]);
      await t.send({ type });
      expect([t.step(), t.share(), t.failure(), t.sent[0] === t.sent[1]]).toEqual(['resuming', 0.9, null, true]);
      t.hashed(0.1);
      expect([t.step(), t.share()]).toEqual(['resuming', 0.9]);
      t.progress(0.8);
      expect([t.step(), t.share()]).toEqual(['sending', 0.8]);
    },
  );

  it('what the origin could not do is tried again by a press only', async () => {
    const t = start(failed({ kind: 'serverFault', code: 500 }));
    await t.choose();
    await t.send({ type: 'upload.online' });
    expect(t.step()).toBe('failed');
    await t.send({ type: 'upload.retry' });
    expect(t.step()).toBe('resuming');
  });

  it.each<[string, Outcome<string>]>([
    ['one that arrived', succeeded('first')],
    ['one that did not', failed({ kind: 'unreachable' })],
  ])('after %s another file can be chosen, and begins at nothing', async (_, outcome) => {
    const t = start();
    await t.choose();
    t.progress(0.9);
    await t.answer(outcome);
    await t.choose(new Blob([png, 'x']));
    expect([t.step(), t.share(), t.failure(), t.sent.map(({ size }) => size)]).toEqual(['hashing', 0, null, [8, 9]]);
    await t.answer(succeeded('second'));
    expect([t.step(), t.told.at(-2)]).toEqual(['done', 'second']);
  });

  it('cancelled, it is stopped, and what comes afterwards counts no more', async () => {
    const t = start();
    await t.choose();
    t.progress(0.4);
    await t.send({ type: 'upload.cancel' });
    expect([t.step(), t.share(), t.aborted(), t.told]).toEqual(['cancelled', 0, true, ['busy', 'idle']]);
    await t.answer(succeeded('too late'));
    expect([t.step(), t.told]).toEqual(['cancelled', ['busy', 'idle']]);
    await t.choose();
    expect(t.step()).toBe('hashing');
  });

  it('a failure can be left too, and then there is nothing to try again', async () => {
    const t = start(failed({ kind: 'unreachable' }));
    await t.choose();
    await t.send({ type: 'upload.cancel' });
    expect([t.step(), t.failure()]).toEqual(['cancelled', null]);
    await t.send({ type: 'upload.retry' });
    expect([t.step(), t.sent.length]).toEqual(['cancelled', 1]);
  });

  it('while one is on its way no other is taken', async () => {
    const t = start();
    await t.choose();
    await t.choose(new Blob(['x']));
    expect([t.step(), t.sent.length]).toEqual(['hashing', 1]);
  });
});
