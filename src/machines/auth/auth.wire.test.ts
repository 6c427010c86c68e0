import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  asGuest,
  asMember,
  rateLimited,
  scriptedAccounts,
  settle,
  unreachable,
} from '../../../tests/fakes/accounts.ts';
import { LIMITED, readyMember, startAuth } from '../../../tests/fakes/authWorld.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { authMachine } from './auth.machine.ts';
import { awaitsMember, selectGuestFailures } from './auth.selectors.ts';
import { refreshThrough, renewThrough, tokenSettled, wireAuth } from './auth.wire.ts';

wellFormed('auth', authMachine);

/** Records whether and how a promise has settled. */
const watched = (promise: Promise<unknown>) => {
  const ends: unknown[] = [];
  void promise.then((value) => ends.push(value));
  return ends;
};

it.each([
  ['a guest', 'none', { guestLogin: [asGuest] }, false],
  ['a member whose info is on its way', 'member', {}, true],
  ['a member who is known', 'member', { info: [asMember] }, false],
  ['a member whose info could not be had', 'member', { info: [unreachable] }, false],
] as const)('AUTH-2: a page waits to learn who the member is: %s', async (_, held, script, waits) => {
  expect(awaitsMember((await startAuth(held, script)).state())).toBe(waits);
});

it('A-5: a token has settled once it is held, or once the log-in as a guest has failed', async () => {
  const accounts = scriptedAccounts({ guestLogin: [asGuest] });
  const start = (ports: typeof accounts.port) => {
    const tokens = { held: () => 'none' as const, clearGuest: () => {}, clearAll: () => {}, watch: () => () => {} };
    const log = { warn: () => {}, report: () => {} };
    return createActor(wireAuth({ accounts: ports, tokens, log }), { input: { held: 'none' } }).start();
  };
  const ends = watched(tokenSettled(start(accounts.port)));
  await settle();
  expect(ends).toHaveLength(1);
  const failing = watched(tokenSettled(start(scriptedAccounts({ guestLogin: [unreachable] }).port)));
  await settle();
  expect(failing).toHaveLength(1);
  const waiting = watched(tokenSettled(start({ ...accounts.port, guestLogin: () => new Promise(() => {}) })));
  await settle();
  expect(waiting).toHaveLength(0);
});

it('AUTH-2: a member who is read again stays known meanwhile', async () => {
  const t = await readyMember({ refresh: [asMember] });
  await t.send({ type: 'auth.expired' });
  expect([t.value(), awaitsMember(t.state())]).toEqual(['{"member":"reading"}', false]);
});

it('AUTH-3, CALL-2: a log-out whose call throws is reported, and is a log-out', async () => {
  const { port } = scriptedAccounts({ info: [asMember] });
  const reports: unknown[] = [];
  const actor = createActor(
    wireAuth({
      accounts: { ...port, logout: () => Promise.reject(new Error('offline')) },
      tokens: { held: () => 'member', clearGuest: () => {}, clearAll: () => {}, watch: () => () => {} },
      log: { warn: () => {}, report: (message, error) => reports.push([message, error]) },
    }),
    { input: { held: 'member' } },
  ).start();
  await settle();
  actor.send({ type: 'auth.logout' });
  await settle();
  expect(reports).toEqual([['Logging out threw', new Error('offline')]]);
  expect(actor.getSnapshot().value).toBe('loggingOut');
  actor.stop();
});

it('AUTH-7: a 429 of the refresh is warned of, counted and waits as long as the origin asks', async () => {
  const t = await readyMember({ refresh: [rateLimited(8)], info: [asMember] });
  await t.send({ type: 'auth.expired' });
  expect([t.log, selectGuestFailures(t.state())]).toEqual([[LIMITED], 1]);
  await t.pass(7999);
  expect(t.calls).toEqual(['info', 'refresh']);
  await t.pass(1);
  expect(t.calls).toEqual(['info', 'refresh', 'info']);
});

it('AU-3: calls that were answered 401 go on when the one refresh is over', async () => {
  const t = await readyMember({ refresh: [] });
  const ends = [watched(refreshThrough(t.actor)()), watched(refreshThrough(t.actor)())];
  await settle();
  expect([ends, t.count('refresh')]).toEqual([[[], []], 1]);
  await t.send({ type: 'auth.tokensChanged', held: 'none' });
  expect(ends).toEqual([[undefined], [undefined]]);
});

it('CHAT-3: a token for the socket waits until the guest log-in has ended', async () => {
  const t = await startAuth('none', {});
  t.keep('guest');
  const ends = watched(renewThrough(t.actor, t.tokens)());
  await settle();
  expect(ends).toEqual([]);
  t.actor.stop();
  await settle();
  expect(ends).toEqual([false]);
});

it('CHAT-3: a token for the socket waits until a log-out has ended', async () => {
  const t = await readyMember();
  await t.send({ type: 'auth.logout' });
  t.keep('none');
  const ends = watched(renewThrough(t.actor, t.tokens)());
  await settle();
  expect(ends).toEqual([]);
  t.keep('guest');
  await t.pass(200);
  expect(ends).toEqual([true]);
});

it('CHAT-3: what is held after a guest log-in that failed is no token for the socket', async () => {
  const t = await startAuth('none', { guestLogin: [asGuest, unreachable] });
  t.keep('guest');
  expect(await renewThrough(t.actor, t.tokens)()).toBe(false);
});
