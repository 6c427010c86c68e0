import { describe, expect, it } from 'vitest';
import { guest } from '../../../tests/fakes/accounts.ts';
import { fakeChannels, fakeJar } from '../../../tests/fakes/browser.ts';
import { browserCookies } from './cookies.ts';
import { cookieTokens } from './tokens.ts';

const start = () => {
  const jar = fakeJar();
  const channel = fakeChannels();
  const tab = () => cookieTokens(browserCookies(jar, false), channel());
  return { jar, here: tab(), there: tab() };
};
const session = { token: 'T1', refreshToken: 'R1' };

describe('COOKIE-1: tokens', () => {
  it('AUTH-1: a guest token lives 604 800 s', () => {
    const { jar, here } = start();
    expect([here.held(), here.bearer(), here.refreshToken()]).toEqual(['none', null, null]);
    here.keepGuest('G1', guest);
    expect(jar.writes).toEqual([
      'guestToken=G1; Path=/; SameSite=Lax; Max-Age=604800',
      'guest=g1; Path=/; SameSite=Lax; Max-Age=604800',
    ]);
    expect([here.held(), here.bearer()]).toEqual(['guest', { kind: 'guest', value: 'G1' }]);
  });
  it('AUTH-2, item 10: a session has a token and a refresh token; the member takes the place of the guest', () => {
    const { jar, here } = start();
    here.keepGuest('G1', guest);
    here.keepSession(session);
    expect(jar.writes.slice(2)).toEqual([
      'token=T1; Path=/; SameSite=Lax; Max-Age=2592000',
      'refreshToken=R1; Path=/; SameSite=Lax; Max-Age=2592000',
      'guestToken=; Path=/; SameSite=Lax; Max-Age=0',
      'guest=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
    expect([here.held(), here.bearer()]).toEqual(['member', { kind: 'member', value: 'T1' }]);
    expect(here.refreshToken()).toBe('R1');
  });
  it('AUTH-3: all are cleared together, the guest’s also alone', () => {
    const { jar, here } = start();
    here.keepGuest('G1', guest);
    here.keepSession(session);
    here.clearGuest();
    expect(jar.cookie).toBe('token=T1; refreshToken=R1');
    here.keepGuest('G1', guest);
    here.clearAll();
    expect(jar.cookie).toBe('');
    expect(here.held()).toBe('none');
  });
  it('AU-5: other tabs hear of a log-in and a log-out, not of a refresh', () => {
    const { here, there } = start();
    const heard: string[] = [];
    const stop = there.watch((held) => heard.push(held));
    here.watch(() => heard.push('echo'));
    here.keepSession(session);
    expect(heard).toEqual([]);
    here.announce();
    here.keepSession({ token: 'T2', refreshToken: 'R2' });
    here.clearGuest();
    expect(heard).toEqual(['member']);
    here.clearAll();
    expect(heard).toEqual(['member', 'none']);
    stop();
    here.announce();
    expect(heard).toHaveLength(2);
  });
});
