import { describe, expect, it } from 'vitest';
import {
  asGuest,
  guest,
  rateLimited,
  refusedWith,
  serverFault,
  unauthorized,
  unreachable,
} from '../../../tests/fakes/accounts.ts';
import { startAuth, readyGuest, UNAUTHORIZED, LIMITED, FAULT } from '../../../tests/fakes/authWorld.ts';
import { isLoggedIn, holdsToken, selectGuestFailures, selectViewer } from './auth.selectors.ts';

describe('a guest', () => {
  it('AUTH-1: without a token logs in as a guest', async () => {
    const t = await startAuth('none', { guestLogin: [asGuest] });
    expect(t.calls).toEqual(['guestLogin']);
    expect(t.value()).toBe('{"guest":"ready"}');
    expect(selectViewer(t.state())).toBe(guest);
    expect(isLoggedIn(t.state())).toBe(false);
    expect(t.state().context.held).toBe('guest');
    expect(holdsToken(t.state())).toBe(true);
    expect(holdsToken((await startAuth('none', {})).state())).toBe(false);
  });
  it('AUTH-1: with a guest token reads who the guest is', async () => {
    const t = await startAuth('guest', { guestInfo: [asGuest] });
    expect(t.calls).toEqual(['guestInfo']);
    expect(t.value()).toBe('{"guest":"ready"}');
    expect(selectViewer(t.state())).toBe(guest);
  });
  it('AUTH-1: tries the guest log-in again after 5 s where it fails', async () => {
    const t = await startAuth('none', { guestLogin: [unreachable, 'throws', asGuest] });
    expect(t.value()).toBe('{"guest":"tokenless"}');
    await t.pass(4999);
    expect(t.count('guestLogin')).toBe(1);
    await t.pass(1);
    expect(t.count('guestLogin')).toBe(2);
    expect(selectGuestFailures(t.state())).toBe(2);
    expect(t.log).toEqual([FAULT]);
    await t.pass(5000);
    expect(t.value()).toBe('{"guest":"ready"}');
    expect(selectGuestFailures(t.state())).toBe(0);
  });
  it('AUTH-4: a 401 at the guest log-in clears the guest token, warns and counts', async () => {
    const t = await startAuth('none', { guestLogin: [unauthorized('guestToken')] });
    expect(t.calls).toEqual(['guestLogin', 'clearGuest']);
    expect(t.log).toEqual([UNAUTHORIZED]);
    expect(selectGuestFailures(t.state())).toBe(1);
    expect(t.value()).toBe('{"guest":"tokenless"}');
  });
  it('AUTH-4: a 401 at the guest info clears the guest token, warns, counts and becomes a guest anew', async () => {
    const t = await startAuth('guest', { guestInfo: [unauthorized('guestToken')] });
    expect(t.calls).toEqual(['guestInfo', 'clearGuest', 'guestLogin']);
    expect(t.log).toEqual([UNAUTHORIZED]);
    expect(selectGuestFailures(t.state())).toBe(1);
    expect(t.state().context.held).toBe('none');
  });
  it('AUTH-4: a 401 elsewhere clears what the endpoint says', async () => {
    const one = await readyGuest();
    await one.send({ type: 'auth.refused', clears: 'guestToken' });
    expect(one.calls).toEqual(['guestLogin', 'clearGuest', 'guestLogin']);
    const all = await startAuth('guest', { guestInfo: [asGuest] });
    await all.send({ type: 'auth.refused', clears: 'allTokens' });
    expect(all.calls).toEqual(['guestInfo', 'clearAll', 'guestLogin']);
    expect(all.log).toEqual([UNAUTHORIZED]);
    expect(selectGuestFailures(all.state())).toBe(1);
    expect(selectViewer(all.state())).toBe(null);
  });
  it('AUTH-4: what was refused with the old token does not touch the log-in for the next', async () => {
    const t = await startAuth('none', {});
    await t.send({ type: 'auth.refused', clears: 'allTokens' });
    await t.send({ type: 'auth.serverFault' });
    expect(t.calls).toEqual(['guestLogin']);
    expect(selectGuestFailures(t.state())).toBe(0);
  });
  it('AUTH-4: without a token a 401 does not hurry the guest log-in', async () => {
    const t = await startAuth('none', { guestLogin: [unreachable] });
    await t.send({ type: 'auth.refused', clears: 'guestToken' });
    await t.send({ type: 'auth.serverFault' });
    expect(t.calls).toEqual(['guestLogin']);
  });
  it('AUTH-5: a 500 at the guest info clears the tokens and reports', async () => {
    const t = await startAuth('guest', { guestInfo: [serverFault(500)] });
    expect(t.calls).toEqual(['guestInfo', 'clearAll', 'guestLogin']);
    expect(t.log).toEqual([FAULT]);
    expect(selectGuestFailures(t.state())).toBe(1);
  });
  it('AUTH-5: a 500 that was told clears the tokens and reports', async () => {
    const t = await readyGuest();
    await t.send({ type: 'auth.serverFault' });
    expect(t.calls).toEqual(['guestLogin', 'clearAll', 'guestLogin']);
    expect(t.log).toEqual([FAULT]);
  });
  it('S-8, AUTH-5: a 503 is no 500: the tokens stay', async () => {
    const t = await startAuth('guest', { guestInfo: [serverFault(503), asGuest] });
    expect(t.value()).toBe('{"guest":"paused"}');
    await t.pass(1000);
    expect(t.value()).toBe('{"guest":"ready"}');
    expect(t.calls).toEqual(['guestInfo', 'guestInfo']);
  });
  it('AUTH-6: stops reading guest info after three failures, and goes on with the rest', async () => {
    const t = await startAuth('guest', { guestInfo: [unreachable, 'throws', refusedWith(404)], guestLogin: [asGuest] });
    await t.pass(999);
    expect(t.count('guestInfo')).toBe(1);
    await t.pass(1);
    expect(t.count('guestInfo')).toBe(2);
    expect(t.value()).toBe('{"guest":"paused"}');
    await t.pass(1000);
    expect(t.value()).toBe('{"guest":"unread"}');
    await t.pass(3_600_000);
    expect(t.count('guestInfo')).toBe(3);
    expect(selectGuestFailures(t.state())).toBe(3);
    expect(t.calls).not.toContain('clearAll');
    await t.send({ type: 'auth.refused', clears: 'guestToken' });
    expect(t.value()).toBe('{"guest":"ready"}');
    expect(selectGuestFailures(t.state())).toBe(0);
  });
  it('AUTH-6: failures of any kind are one counter, and a success sets it to 0', async () => {
    const t = await startAuth('guest', { guestInfo: [unreachable, asGuest] });
    await t.send({ type: 'auth.rateLimited' });
    expect(selectGuestFailures(t.state())).toBe(2);
    await t.pass(1000);
    expect(selectGuestFailures(t.state())).toBe(0);
    expect(t.value()).toBe('{"guest":"ready"}');
  });
  it('AUTH-6, AUTH-7: a third 429 while waiting ends the reading at once', async () => {
    const t = await startAuth('guest', { guestInfo: [rateLimited(1)] });
    await t.send({ type: 'auth.rateLimited' });
    expect(t.value()).toBe('{"guest":"paused"}');
    await t.send({ type: 'auth.rateLimited' });
    expect(t.value()).toBe('{"guest":"unread"}');
    expect(t.log).toEqual([LIMITED, LIMITED, LIMITED]);
    await t.send({ type: 'auth.rateLimited' });
    expect(selectGuestFailures(t.state())).toBe(3);
  });
  it('AUTH-7: a 429 is warned of and waits as long as the origin asks', async () => {
    const info = await startAuth('guest', { guestInfo: [rateLimited(7), asGuest] });
    expect(info.log).toEqual([LIMITED]);
    await info.pass(6999);
    expect(info.count('guestInfo')).toBe(1);
    await info.pass(1);
    expect(info.count('guestInfo')).toBe(2);
    const entry = await startAuth('none', { guestLogin: [rateLimited(9), unreachable, asGuest] });
    expect(selectGuestFailures(entry.state())).toBe(1);
    expect(entry.log).toEqual([LIMITED]);
    await entry.pass(8999);
    expect(entry.count('guestLogin')).toBe(1);
    await entry.pass(1);
    expect(entry.count('guestLogin')).toBe(2);
    await entry.pass(5000);
    expect(entry.count('guestLogin')).toBe(3);
  });
});
