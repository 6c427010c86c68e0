import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { CeremonyOutcome } from '#ports/passkeys.ts';
import { rateLimited, refusedWith, serverFault, settle, unreachable } from '../../../tests/fakes/accounts.ts';
import { isPasskeyBusy, selectPasskeyTrouble, selectPasskeyWaitS, type PasskeyTrouble } from './passkey.selectors.ts';
import { wirePasskey } from './passkey.wire.ts';

type Answer = CeremonyOutcome<null> | 'throws' | 'never';
const made: CeremonyOutcome<null> = { ok: true, value: null };
const cancelled: CeremonyOutcome<null> = { ok: false, failure: { kind: 'cancelled' } };
const keptAlready: CeremonyOutcome<null> = { ok: false, failure: { kind: 'keptAlready' } };

const enter = async ({
  ask = [],
  offer = null,
}: { ask?: readonly Answer[]; offer?: readonly Answer[] | null } = {}) => {
  const did: string[] = [];
  const left = { ask: [...ask], offer: [...(offer ?? [])] };
  let stopped: AbortSignal | null = null;
  const answer = (which: 'ask' | 'offer', signal: AbortSignal): Promise<CeremonyOutcome<null>> => {
    did.push(which);
    if (which === 'offer') stopped = signal;
    const next = left[which].shift() ?? 'never';
    if (next === 'throws') return Promise.reject(new Error('on purpose'));
    return next === 'never' ? new Promise(() => {}) : Promise.resolve(next);
  };
  const clock = new SimulatedClock();
  const actor = createActor(
    wirePasskey({
      ask: (name, signal) => {
        did.push(name);
        return answer('ask', signal);
      },
      offer: offer && ((signal) => answer('offer', signal)),
      done: () => void did.push('done'),
      log: { warn: () => {}, report: (message) => void did.push(message) },
    }),
    { clock, input: { offers: offer !== null } },
  ).start();
  await settle();
  return {
    did,
    offering: () => actor.getSnapshot().matches('offering'),
    offerStopped: () => stopped?.aborted,
    trouble: () => selectPasskeyTrouble(actor.getSnapshot()),
    waitS: () => selectPasskeyWaitS(actor.getSnapshot()),
    busy: () => isPasskeyBusy(actor.getSnapshot()),
    ask: async (name = 'Máy') => {
      actor.send({ type: 'passkey.ask', name });
      await settle();
    },
    dismiss: async () => {
      actor.send({ type: 'passkey.dismiss' });
      await settle();
    },
    pass: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
  };
};

describe('a passkey that is asked for', () => {
  it('is asked for once at a time, and its success is told', async () => {
    const t = await enter({ ask: ['never'] });
    await t.ask('Điện thoại');
    await t.ask('Khác');
    expect([t.did, t.busy()]).toEqual([['Điện thoại', 'ask'], true]);
    const u = await enter({ ask: [made, made] });
    await u.ask();
    await u.ask();
    expect([u.did, u.busy(), u.trouble()]).toEqual([['Máy', 'ask', 'done', 'Máy', 'ask', 'done'], false, null]);
  });

  it.each<readonly [CeremonyOutcome<null>, PasskeyTrouble]>([
    [cancelled, 'cancelled'],
    [keptAlready, 'keptAlready'],
    [refusedWith(409), 'full'],
    [refusedWith(410), 'late'],
    [refusedWith(403), 'refused'],
    [refusedWith(422), 'refused'],
    [unreachable, 'unreachable'],
    [serverFault(503), 'unreachable'],
    [rateLimited(20), 'limited'],
  ])('%j is %s, and can be asked for again', async (outcome, trouble) => {
    const t = await enter({ ask: [outcome, made] });
    await t.ask();
    expect([t.trouble(), t.busy()]).toEqual([trouble, false]);
    if (trouble === 'limited') await t.pass(20_000);
    await t.ask();
    expect(t.did.at(-1)).toBe('done');
  });
  it('a browser that throws is told, and said to be out of reach', async () => {
    const t = await enter({ ask: ['throws'] });
    await t.ask();
    expect([t.trouble(), t.did.at(-1)]).toEqual(['unreachable', 'Asking for a passkey threw']);
  });
  it('AUTH-7: where there were too many it waits', async () => {
    const t = await enter({ ask: [rateLimited(20), made] });
    await t.ask();
    expect(t.waitS()).toBe(20);
    await t.ask();
    await t.pass(19_999);
    expect([t.did.length, t.trouble()]).toEqual([2, 'limited']);
    await t.pass(1);
    expect(t.trouble()).toBeNull();
  });
  it('what went wrong can be put away', async () => {
    const t = await enter({ ask: [cancelled] });
    await t.ask();
    await t.dismiss();
    expect(t.trouble()).toBeNull();
  });
});

describe('a passkey that is offered where the username is typed', () => {
  it('waits without a word, and anew before the question ends', async () => {
    const t = await enter({ offer: ['never', 'never'] });
    expect([t.did, t.busy(), t.offering()]).toEqual([['offer'], false, true]);
    await t.pass(269_999);
    expect(t.did).toEqual(['offer']);
    await t.pass(1);
    expect([t.did, t.offerStopped()]).toEqual([['offer', 'offer'], false]);
  });
  it('opens the session when it is picked', async () => {
    expect((await enter({ offer: [made] })).did).toEqual(['offer', 'done']);
  });
  it('gives way to the button, and comes back when that was put away', async () => {
    const t = await enter({ offer: ['never', 'never'], ask: [cancelled] });
    await t.ask('');
    expect([t.offerStopped(), t.trouble()]).toEqual([true, 'cancelled']);
    await t.dismiss();
    expect(t.offering()).toBe(true);
  });
  it.each([cancelled, unreachable, serverFault(500), rateLimited(9), 'throws'] as const)(
    'says nothing of %j to somebody who asked for nothing',
    async (answer) => {
      const t = await enter({ offer: [answer] });
      expect([t.trouble(), t.offering(), t.busy()]).toEqual([null, false, false]);
    },
  );
  it('a browser that throws is reported all the same', async () => {
    expect((await enter({ offer: ['throws'] })).did).toEqual(['offer', 'Asking for a passkey threw']);
  });
  it.each<readonly [CeremonyOutcome<null>, PasskeyTrouble]>([
    [refusedWith(403), 'refused'],
    [refusedWith(410), 'late'],
  ])('one that was picked and then refused (%j) is said to be %s', async (outcome, trouble) => {
    expect((await enter({ offer: [outcome] })).trouble()).toBe(trouble);
  });
});
