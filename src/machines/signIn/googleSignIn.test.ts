import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { UNREMEMBERED, type GoogleAttempt, type GoogleReturn } from '#domain/auth/google.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { rateLimited, refusedWith, serverFault, settle, unreachable } from '../../../tests/fakes/accounts.ts';
import {
  isGoogleBusy,
  selectGooglePurpose,
  selectGoogleTrouble,
  selectRetryAfterS,
  selectReturnTo,
  type GoogleTrouble,
} from './googleSignIn.selectors.ts';
import { wireGoogleSignIn } from './googleSignIn.wire.ts';

const attempt: GoogleAttempt = {
  purpose: 'signIn',
  returnTo: '/en/chatroom?x=1',
  intent: { kind: 'message', what: 'Sút đi!', groupId: '30' },
};
const answered: GoogleReturn = { kind: 'answered', code: 'the code', state: 'the state', iss: null };
const URL_THERE = 'https://accounts.example/auth?state=s';

interface World {
  readonly returned?: GoogleReturn | null;
  readonly kept?: GoogleAttempt | null;
  readonly begin?: readonly (Outcome<string> | 'throws')[];
  readonly finish?: Outcome<string> | 'throws' | 'never';
  readonly google?: 'throws';
}
const enter = async (world: World = {}) => {
  const {
    returned = null,
    kept = attempt,
    begin = [succeeded(URL_THERE)],
    finish = succeeded('/en/chatroom?x=1'),
  } = world;
  const did: unknown[] = [];
  const answers = [...begin];
  const answer = async (outcome: Outcome<string> | 'throws' | 'never' | undefined): Promise<Outcome<string>> => {
    if (outcome === 'throws') throw new Error('on purpose');
    return outcome === 'never' || outcome === undefined ? new Promise(() => {}) : outcome;
  };
  const clock = new SimulatedClock();
  const actor = createActor(
    wireGoogleSignIn({
      proof: () => 'the proof',
      google: async () => {
        if (world.google) throw new Error('no code');
        return {
          begin: (wanted, proof) => {
            did.push(['begin', wanted, proof]);
            return answer(answers.shift());
          },
          finish: (purpose, { code, state, iss }) => {
            did.push(['finish', purpose, code, state, iss]);
            return answer(finish);
          },
          recall: () => {
            did.push(['recall']);
            return kept;
          },
          leave: (left, url) => void did.push(['leave', left, url]),
          linkedAt: async () => succeeded(null),
          unlink: async () => succeeded(null),
        };
      },
      finished: (ended) => void did.push(['finished', ended]),
      log: { warn: () => {}, report: (message) => void did.push(['report', message]) },
    }),
    { clock, input: { returned } },
  ).start();
  await settle();
  return {
    did,
    trouble: () => selectGoogleTrouble(actor.getSnapshot()),
    busy: () => isGoogleBusy(actor.getSnapshot()),
    waitS: () => selectRetryAfterS(actor.getSnapshot()),
    origin: () => selectReturnTo(actor.getSnapshot()),
    purpose: () => selectGooglePurpose(actor.getSnapshot()),
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await settle();
    },
    pass: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
  };
};
const start = { type: 'google.start', attempt } as const;
const retry = { type: 'google.retry' } as const;

describe('leaving for Google', () => {
  it('asks where to go, remembers what was wanted, and leaves', async () => {
    const t = await enter();
    expect([t.busy(), t.trouble(), t.did]).toEqual([false, null, []]);
    await t.send(start);
    expect(t.did).toEqual([
      ['begin', attempt, 'the proof'],
      ['leave', attempt, URL_THERE],
    ]);
    expect(t.busy()).toBe(true);
  });
  it('is busy from the press on', async () => {
    const t = await enter({ begin: [] });
    await t.send(start);
    expect([t.busy(), t.did.length]).toEqual([true, 1]);
  });
  it('takes no second press while it leaves', async () => {
    const t = await enter();
    await t.send(start);
    await t.send(start);
    expect(t.did).toHaveLength(2);
  });
  it('a page that Back shows again as it was can be left again', async () => {
    const t = await enter({ begin: [succeeded(URL_THERE), succeeded(URL_THERE)] });
    await t.send(start);
    await t.send({ type: 'google.shown' });
    expect(t.busy()).toBe(false);
    await t.send(start);
    expect(t.did).toHaveLength(4);
  });
  it('a press at the button after it failed begins anew', async () => {
    const t = await enter({ begin: [unreachable, succeeded(URL_THERE)] });
    await t.send(start);
    expect(t.trouble()).toBe('unreachable');
    await t.send(start);
    expect(t.did.at(-1)).toEqual(['leave', attempt, URL_THERE]);
  });
  it('what is wanted then counts, and no longer what was wanted before', async () => {
    const other: GoogleAttempt = { purpose: 'link', returnTo: '/settings', intent: null };
    const t = await enter({ begin: [unreachable, succeeded(URL_THERE)] });
    await t.send(start);
    await t.send({ type: 'google.start', attempt: other });
    expect(t.did.slice(1)).toEqual([
      ['begin', other, 'the proof'],
      ['leave', other, URL_THERE],
    ]);
  });
  it.each([{ begin: ['throws'] }, { google: 'throws' }] as const)(
    'code that cannot be had (%j) is told, and nobody leaves',
    async (world) => {
      const t = await enter(world);
      await t.send(start);
      expect([t.trouble(), t.busy()]).toEqual(['unreachable', false]);
      expect(t.did.at(-1)).toEqual(['report', 'Signing in with Google threw']);
    },
  );
});

describe('coming back from Google', () => {
  it('item 17: hands the answer over once, and goes back to where the viewer came from with what they wanted', async () => {
    const t = await enter({ returned: answered });
    expect(t.did).toEqual([['recall'], ['finish', 'signIn', 'the code', 'the state', null], ['finished', attempt]]);
    expect([t.busy(), t.trouble()]).toEqual([false, null]);
    await t.send(retry);
    await t.send(start);
    expect(t.did).toHaveLength(3);
  });
  it('the origin knows best where the viewer came from', async () => {
    const t = await enter({ returned: answered, kept: null, finish: succeeded('/menu') });
    expect(t.did.at(-1)).toEqual(['finished', { ...UNREMEMBERED, returnTo: '/menu' }]);
  });
  it('a tab that remembers nothing knows no way back', async () => {
    const t = await enter({ returned: { kind: 'cancelled' }, kept: null });
    expect(t.origin()).toBeNull();
  });
  it('ends a link as a link', async () => {
    const t = await enter({ returned: { ...answered, iss: 'https://g' }, kept: { ...attempt, purpose: 'link' } });
    expect(t.did[1]).toEqual(['finish', 'link', 'the code', 'the state', 'https://g']);
    expect(t.purpose()).toBe('link');
  });
  it('is busy until the answer is judged', async () => {
    const t = await enter({ returned: answered, finish: 'never' });
    expect([t.busy(), t.trouble(), t.origin()]).toEqual([true, null, attempt.returnTo]);
  });

  it.each<readonly [GoogleReturn, GoogleTrouble]>([
    [{ kind: 'cancelled' }, 'cancelled'],
    [{ kind: 'refused' }, 'refused'],
    [{ kind: 'nothing' }, 'expired'],
  ])('%j is %s, and nothing is handed over', async (returned, trouble) => {
    const t = await enter({ returned });
    expect([t.trouble(), t.busy(), t.did]).toEqual([trouble, false, [['recall']]]);
    expect(t.origin()).toBe(attempt.returnTo);
  });

  it.each<readonly [Outcome<string>, GoogleTrouble]>([
    [refusedWith(410), 'expired'],
    [refusedWith(409), 'taken'],
    [refusedWith(403), 'refused'],
    [refusedWith(422), 'refused'],
    [failed({ kind: 'unauthorized', clears: 'allTokens' }), 'refused'],
    [failed({ kind: 'malformed', detail: '' }), 'refused'],
    [serverFault(501), 'unserved'],
    [serverFault(500), 'unreachable'],
    [serverFault(503), 'unreachable'],
    [unreachable, 'unreachable'],
    [rateLimited(30), 'limited'],
  ])('the answer %j is %s', async (finish, trouble) => {
    const t = await enter({ returned: answered, finish });
    expect([t.trouble(), t.busy()]).toEqual([trouble, false]);
  });
  it.each([{ finish: 'throws' }, { google: 'throws' }] as const)(
    'code that cannot be had (%j) is told',
    async (world) => {
      const t = await enter({ returned: answered, ...world });
      expect(t.trouble()).toBe('unreachable');
      expect(t.did.at(-1)).toEqual(['report', 'Signing in with Google threw']);
    },
  );

  it('is tried again as the same attempt, over a new way', async () => {
    const t = await enter({ returned: { kind: 'cancelled' } });
    await t.send(retry);
    expect(t.did.slice(1)).toEqual([
      ['begin', attempt, 'the proof'],
      ['leave', attempt, URL_THERE],
    ]);
  });
  it('AUTH-7: where there were too many it waits as long as it was asked to', async () => {
    const t = await enter({ returned: answered, finish: rateLimited(30) });
    expect(t.waitS()).toBe(30);
    await t.send(retry);
    await t.send(start);
    await t.pass(29_999);
    expect([t.trouble(), t.did.length]).toEqual(['limited', 2]);
    await t.pass(1);
    expect(t.trouble()).toBe('allowed');
    await t.send(retry);
    expect(t.did).toHaveLength(4);
  });
});
