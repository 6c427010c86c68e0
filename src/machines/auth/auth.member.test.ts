import { describe, expect, it } from 'vitest';
import {
  asGuest,
  asMember,
  member,
  rateLimited,
  refusedWith,
  serverFault,
  unauthorized,
  unreachable,
} from '../../../tests/fakes/accounts.ts';
import { startAuth, readyGuest, readyMember, UNAUTHORIZED, LIMITED, FAULT } from '../../../tests/fakes/authWorld.ts';
import { isLoggedIn, isRefreshing, selectGuestFailures, selectViewer } from './auth.selectors.ts';
import { refreshThrough, renewThrough } from './auth.wire.ts';

describe('a member', () => {
  it('AUTH-2: with a token has the info read', async () => {
    const t = await readyMember();
    expect(t.calls).toEqual(['info']);
    expect(t.value()).toBe('{"member":"ready"}');
    expect(selectViewer(t.state())).toBe(member);
  });
  it('AUTH-3: log-out ends the session, clears all tokens and becomes a guest after 200 ms', async () => {
    const t = await readyMember();
    await t.send({ type: 'auth.logout' });
    expect(t.calls).toEqual(['info', 'logout', 'clearAll']);
    expect(t.value()).toBe('"loggingOut"');
    expect(t.state().context).toMatchObject({ held: 'none', viewer: null });
    await t.send({ type: 'auth.tokensChanged', held: 'guest' });
    await t.pass(199);
    expect(t.value()).toBe('"loggingOut"');
    await t.pass(1);
    expect(t.calls).toEqual(['info', 'logout', 'clearAll', 'guestLogin']);
    expect(t.value()).toBe('{"guest":"ready"}');
  });
  it('AUTH-4: a 401 clears all tokens, warns, counts and becomes a guest', async () => {
    const t = await readyMember({ guestLogin: [] });
    await t.send({ type: 'auth.refused', clears: 'allTokens' });
    expect(t.calls).toEqual(['info', 'clearAll', 'guestLogin']);
    expect(t.log).toEqual([UNAUTHORIZED]);
    expect(t.state().context).toMatchObject({ guestFailures: 1, held: 'none', viewer: null });
    expect(t.value()).toBe('{"guest":"becomingGuest"}');
  });
  it('AUTH-4: a 401 of a guest call clears the guest token only', async () => {
    const t = await readyMember();
    await t.send({ type: 'auth.refused', clears: 'guestToken' });
    expect(t.calls).toEqual(['info', 'clearGuest']);
    expect(t.log).toEqual([UNAUTHORIZED]);
    expect(t.state().context).toMatchObject({ guestFailures: 1, held: 'member', viewer: member });
    expect(t.value()).toBe('{"member":"ready"}');
  });
  it('AUTH-4: an expired token is refreshed once before a 401 counts', async () => {
    const t = await startAuth('member', { info: [unauthorized(), asMember], refresh: [asMember] });
    expect(t.calls).toEqual(['info', 'refresh', 'info']);
    expect(t.value()).toBe('{"member":"ready"}');
    expect(t.log).toEqual([]);
    const again = await startAuth('member', { info: [unauthorized(), unauthorized()], refresh: [asMember] });
    expect(again.calls).toEqual(['info', 'refresh', 'info', 'clearAll', 'guestLogin']);
    expect(again.log).toEqual([UNAUTHORIZED]);
    expect(selectGuestFailures(again.state())).toBe(1);
  });
  it('AUTH-4: may be refreshed again once the info was read', async () => {
    const t = await readyMember({ info: [asMember, unauthorized()], refresh: [asMember] });
    await t.send({ type: 'auth.expired' });
    expect(t.calls).toEqual(['info', 'refresh', 'info']);
    expect(t.state().context.refreshed).toBe(false);
    await t.send({ type: 'auth.tokensChanged', held: 'member' });
    expect(t.calls.slice(3)).toEqual(['info', 'refresh']);
  });
  it('AU-3: many expired calls are one refresh', async () => {
    const t = await readyMember();
    const waiting = Array.from({ length: 20 }, () => refreshThrough(t.actor)());
    await t.send({ type: 'auth.refused', clears: 'allTokens' });
    expect(t.calls).toEqual(['info', 'refresh']);
    expect(isRefreshing(t.state())).toBe(true);
    expect(isLoggedIn(t.state())).toBe(true);
    t.actor.send({ type: 'auth.tokensChanged', held: 'none' });
    expect(await Promise.all(waiting)).toHaveLength(20);
    expect(isRefreshing(t.state())).toBe(false);
  });
  it.each([
    ['429', rateLimited(2)],
    ['503', serverFault(503)],
    ['500', serverFault(500)],
    ['no network', unreachable],
    ['an answer that cannot be read', { ok: false, failure: { kind: 'malformed', detail: '' } } as const],
    ['a throw', 'throws' as const],
  ])('AU-4: a refresh that fails by %s is no log-out, and is tried again', async (_, outcome) => {
    const t = await readyMember({ info: [unauthorized(), asMember], refresh: [outcome, asMember] });
    await t.send({ type: 'auth.expired' });
    expect(t.value()).toBe('{"member":"unread"}');
    expect(selectViewer(t.state())).toBe(member);
    expect(t.calls).toEqual(['info', 'refresh']);
    await t.pass(4999);
    expect(t.calls).toHaveLength(2);
    await t.pass(1);
    expect(t.calls).toEqual(['info', 'refresh', 'info', 'refresh', 'info']);
    expect(t.value()).toBe('{"member":"ready"}');
  });
  it.each([['401', unauthorized()] as const, ['422', refusedWith(422)] as const])(
    'AUTH-4: a refresh that is refused with %s clears all and becomes a guest',
    async (_, outcome) => {
      const t = await readyMember({ refresh: [outcome], guestLogin: [] });
      await t.send({ type: 'auth.expired' });
      expect(t.calls).toEqual(['info', 'refresh', 'clearAll', 'guestLogin']);
      expect(t.log).toEqual([UNAUTHORIZED]);
      expect(selectGuestFailures(t.state())).toBe(1);
    },
  );
  it('AUTH-5: a 500 on the info call clears the tokens and reports', async () => {
    const t = await startAuth('member', { info: [serverFault(500)] });
    expect(t.calls).toEqual(['info', 'clearAll', 'guestLogin']);
    expect(t.log).toEqual([FAULT]);
    const told = await readyMember();
    await told.send({ type: 'auth.serverFault' });
    expect(told.calls).toEqual(['info', 'clearAll', 'guestLogin']);
    expect(told.log).toEqual([FAULT]);
  });
  it('AUTH-7: a 429 on the info call is warned of and counted; the token stays and the info is read later', async () => {
    const t = await startAuth('member', { info: [rateLimited(8), serverFault(503), 'throws', asMember] });
    expect(t.log).toEqual([LIMITED]);
    expect(selectGuestFailures(t.state())).toBe(1);
    expect(t.value()).toBe('{"member":"unread"}');
    await t.pass(7999);
    expect(t.count('info')).toBe(1);
    await t.pass(1);
    await t.pass(5000);
    expect(t.log).toEqual([LIMITED, FAULT]);
    await t.pass(5000);
    expect(t.value()).toBe('{"member":"ready"}');
    expect(selectGuestFailures(t.state())).toBe(0);
  });
  it('AUTH-7: a 429 of another call is warned of and counted', async () => {
    const t = await readyMember();
    await t.send({ type: 'auth.rateLimited' });
    expect(t.log).toEqual([LIMITED]);
    expect(selectGuestFailures(t.state())).toBe(1);
    expect(t.value()).toBe('{"member":"ready"}');
  });
  it('shows a changed profile', async () => {
    const t = await readyMember();
    const user = { ...member, nickname: 'Lan Anh' };
    await t.send({ type: 'auth.profileChanged', user });
    expect(selectViewer(t.state())).toBe(user);
  });
});

describe('a token for the chat socket', () => {
  it('CHAT-3: is refreshed for a member', async () => {
    const t = await readyMember({ refresh: [asMember] });
    expect(await renewThrough(t.actor, t.tokens)()).toBe(true);
    expect(t.calls).toEqual(['info', 'refresh', 'info']);
  });
  it('CHAT-3: is not there when the refresh fails for now', async () => {
    const t = await readyMember({ refresh: [unreachable] });
    expect(await renewThrough(t.actor, t.tokens)()).toBe(false);
  });
  it('CHAT-3: is a new one for a guest', async () => {
    const t = await readyGuest();
    t.keep('guest');
    expect(await renewThrough(t.actor, t.tokens)()).toBe(true);
    expect(t.calls).toEqual(['guestLogin', 'clearGuest', 'guestLogin']);
    const none = await startAuth('none', { guestLogin: [asGuest, unreachable] });
    expect(await renewThrough(none.actor, none.tokens)()).toBe(false);
    const lost = await readyGuest();
    lost.keep('none');
    expect(await renewThrough(lost.actor, lost.tokens)()).toBe(false);
  });
  it('CHAT-3: waits out a log-out', async () => {
    const t = await readyMember();
    await t.send({ type: 'auth.logout' });
    const renewed = renewThrough(t.actor, t.tokens)();
    await t.pass(200);
    t.keep('guest');
    expect(await renewed).toBe(true);
  });
  it('CHAT-3: is none once auth has stopped', async () => {
    const t = await readyMember();
    const renewed = renewThrough(t.actor, t.tokens)();
    t.actor.stop();
    expect(await renewed).toBe(false);
  });
});
