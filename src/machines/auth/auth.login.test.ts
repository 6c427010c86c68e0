import { describe, expect, it } from 'vitest';
import {
  asGuest,
  asMember,
  guest,
  member,
  rateLimited,
  refusedWith,
  settle,
  unauthorized,
} from '../../../tests/fakes/accounts.ts';
import {
  startAuth,
  credentials,
  login,
  readyGuest,
  readyMember,
  UNAUTHORIZED,
  LIMITED,
  FAULT,
} from '../../../tests/fakes/authWorld.ts';
import { registerThrough } from './auth.wire.ts';
import { isBusy, isLoggedIn, selectGuestFailures, selectLoginFailure, selectViewer } from './auth.selectors.ts';

describe('logging in', () => {
  it('AUTH-2: log-in makes a member, whose info is then read', async () => {
    const t = await startAuth('none', { guestLogin: [asGuest], login: [asMember], info: [asMember] });
    await t.send(login);
    expect(t.calls).toEqual(['guestLogin', `login ${JSON.stringify(credentials)}`, 'info']);
    expect(t.value()).toBe('{"member":"ready"}');
    expect(selectViewer(t.state())).toBe(member);
    expect(isLoggedIn(t.state())).toBe(true);
    expect(t.state().context.held).toBe('member');
  });
  it('AUTH-2: registration does the same', async () => {
    const registration = { ...credentials, nickname: 'Lan' };
    const t = await startAuth('none', { guestLogin: [asGuest], register: [asMember] });
    await t.send({ type: 'auth.register', registration });
    expect(t.calls).toEqual(['guestLogin', `register ${JSON.stringify(registration)}`, 'info']);
    expect(t.value()).toBe('{"member":"reading"}');
    expect(selectViewer(t.state())).toBe(member);
    expect(isLoggedIn(t.state())).toBe(true);
  });
  it('is busy meanwhile, and only then', async () => {
    const t = await readyGuest();
    expect(isBusy(t.state())).toBe(false);
    await t.send(login);
    expect(t.value()).toBe('"loggingIn"');
    expect(isBusy(t.state())).toBe(true);
    expect(selectViewer(t.state())).toBe(guest);
    const other = await readyGuest();
    await other.send({ type: 'auth.register', registration: credentials });
    expect(other.value()).toBe('"registering"');
    expect(isBusy(other.state())).toBe(true);
  });
  it('AUTH-4: wrong credentials (403) leave the guest as it was', async () => {
    const t = await startAuth('none', { guestLogin: [asGuest], login: [refusedWith(403)] });
    await t.send(login);
    expect(t.value()).toBe('{"guest":"ready"}');
    expect(selectViewer(t.state())).toBe(guest);
    expect(selectLoginFailure(t.state())).toEqual({ kind: 'refused', code: 403 });
    expect(selectGuestFailures(t.state())).toBe(0);
    expect(t.calls.slice(2)).toEqual([]);
    await t.send({ type: 'auth.dismissed' });
    expect(selectLoginFailure(t.state())).toBe(null);
  });
  it('forgets the last failure at the next try and after a success', async () => {
    const t = await startAuth('none', { guestLogin: [asGuest], login: [refusedWith(403), asMember] });
    await t.send(login);
    t.actor.send(login);
    expect(selectLoginFailure(t.state())).toBe(null);
    await settle();
    expect(isLoggedIn(t.state())).toBe(true);
    const other = await startAuth('none', { guestLogin: [asGuest], register: [refusedWith(409), asMember] });
    await other.send({ type: 'auth.register', registration: credentials });
    expect(selectLoginFailure(other.state())).toEqual({ kind: 'refused', code: 409 });
    other.actor.send({ type: 'auth.register', registration: credentials });
    expect(selectLoginFailure(other.state())).toBe(null);
  });
  it('AUTH-4: a 401 at the log-in clears all and becomes a guest anew', async () => {
    const t = await startAuth('none', { guestLogin: [asGuest], login: [unauthorized()] });
    await t.send(login);
    expect(t.calls.slice(2)).toEqual(['clearAll', 'guestLogin']);
    expect(t.log).toEqual([UNAUTHORIZED]);
    expect(selectGuestFailures(t.state())).toBe(1);
    expect(selectLoginFailure(t.state())).toEqual({ kind: 'unauthorized', clears: 'allTokens' });
  });
  it('AUTH-7: a 429 at the log-in is warned of, counted and said', async () => {
    const t = await startAuth('none', { guestLogin: [asGuest], login: [rateLimited(60)] });
    await t.send(login);
    expect(t.log).toEqual([LIMITED]);
    expect(selectGuestFailures(t.state())).toBe(1);
    expect(selectLoginFailure(t.state())).toEqual({ kind: 'rateLimited', retryAfterS: 60 });
    expect(t.value()).toBe('{"guest":"ready"}');
  });
  it('CALL-2: a log-in that throws is reported and fails', async () => {
    const t = await startAuth('none', { guestLogin: [asGuest], login: ['throws'], register: ['throws'] });
    await t.send(login);
    expect(selectLoginFailure(t.state())).toEqual({ kind: 'unreachable' });
    await t.send({ type: 'auth.register', registration: credentials });
    expect(t.log).toEqual([FAULT, FAULT]);
    expect(t.value()).toBe('{"guest":"ready"}');
  });
  it('goes on as a guest whose token was refused meanwhile', async () => {
    const t = await startAuth('none', { guestLogin: [asGuest] });
    await t.send(login);
    await t.send({ type: 'auth.refused', clears: 'guestToken' });
    expect(t.value()).toBe('"loggingIn"');
    expect(t.calls.at(-1)).toBe('clearGuest');
    expect(t.state().context).toMatchObject({ held: 'none', viewer: null, guestFailures: 1 });
    await t.send({ type: 'auth.refused', clears: 'allTokens' });
    expect(t.calls.at(-1)).toBe('clearAll');
    expect(selectGuestFailures(t.state())).toBe(2);
  });
  it('goes on with reading where the guest was not known yet', async () => {
    const t = await startAuth('guest', { login: [refusedWith(403)] });
    await t.send(login);
    expect(t.value()).toBe('{"guest":"reading"}');
    expect(t.count('guestInfo')).toBe(2);
  });
  it('goes on with the guest log-in that it interrupted', async () => {
    const t = await startAuth('none', { login: [refusedWith(403)] });
    await t.send(login);
    expect(t.calls.map((call) => call.split(' ')[0])).toEqual(['guestLogin', 'login', 'guestLogin']);
    expect(t.value()).toBe('{"guest":"becomingGuest"}');
  });
  it('AU-5: gives way to a log-in in another tab, not to a guest there', async () => {
    const t = await readyGuest();
    await t.send(login);
    await t.send({ type: 'auth.tokensChanged', held: 'none' });
    expect(t.value()).toBe('"loggingIn"');
    expect(t.state().context).toMatchObject({ held: 'none', viewer: null });
    await t.send({ type: 'auth.tokensChanged', held: 'member' });
    expect(t.value()).toBe('{"member":"reading"}');
  });
});

describe('a registration from elsewhere', () => {
  const registration = { ...credentials, email: 'lan@khandai.vn', emailTicket: 't1' };
  it('REG-1: goes through the session, which is a member’s after it', async () => {
    const t = await startAuth('none', { guestLogin: [asGuest], register: [asMember], info: [asMember] });
    expect(await registerThrough(t.actor)(registration)).toEqual({ ok: true, value: null });
    expect(t.calls[1]).toBe(`register ${JSON.stringify(registration)}`);
    expect(isLoggedIn(t.state())).toBe(true);
  });
  it('REG-1: says why there is none', async () => {
    const t = await startAuth('none', { guestLogin: [asGuest], register: [refusedWith(409), 'throws'] });
    expect(await registerThrough(t.actor)(registration)).toEqual(refusedWith(409));
    expect(await registerThrough(t.actor)(registration)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
  it('REG-1: is not taken on while somebody leaves', async () => {
    const t = await readyMember();
    await t.send({ type: 'auth.logout' });
    expect(await registerThrough(t.actor)(registration)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(t.count('register')).toBe(0);
  });
});

describe('other tabs', () => {
  it('AU-5: a log-out there is a log-out here', async () => {
    const t = await readyMember({ guestInfo: [asGuest] });
    await t.send({ type: 'auth.tokensChanged', held: 'none' });
    expect(t.calls).toEqual(['info', 'guestLogin']);
    expect(isLoggedIn(t.state())).toBe(false);
    const late = await readyMember({ guestInfo: [asGuest] });
    await late.send({ type: 'auth.tokensChanged', held: 'guest' });
    expect(late.calls).toEqual(['info', 'guestInfo']);
    expect(selectViewer(late.state())).toBe(guest);
  });
  it('AU-5: a log-in there is a log-in here', async () => {
    const t = await startAuth('none', { guestLogin: [asGuest], info: [asMember] });
    await t.send({ type: 'auth.tokensChanged', held: 'member' });
    expect(t.calls).toEqual(['guestLogin', 'info']);
    expect(selectViewer(t.state())).toBe(member);
  });
  it('a guest there changes nothing for a guest here', async () => {
    const t = await readyGuest();
    await t.send({ type: 'auth.tokensChanged', held: 'guest' });
    expect(t.calls).toEqual(['guestLogin']);
    expect(selectViewer(t.state())).toBe(guest);
  });
  it('a guest there saves the log-in here', async () => {
    const t = await startAuth('none', { guestInfo: [asGuest] });
    await t.send({ type: 'auth.tokensChanged', held: 'guest' });
    expect(t.calls).toEqual(['guestLogin', 'guestInfo']);
    expect(t.value()).toBe('{"guest":"ready"}');
  });
  it('AUTH-6: what failed three times is not read for another tab either', async () => {
    const t = await startAuth('none', {});
    for (let i = 0; i < 3; i += 1) await t.send({ type: 'auth.rateLimited' });
    await t.send({ type: 'auth.tokensChanged', held: 'guest' });
    expect(t.calls).toEqual(['guestLogin']);
    expect(t.value()).toBe('{"guest":"unread"}');
  });
});
