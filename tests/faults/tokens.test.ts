import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { httpAccounts } from '#adapters/http/accounts.ts';
import { httpBookings } from '#adapters/http/bookings.ts';
import { browserCookies } from '#adapters/browser/cookies.ts';
import { webLock } from '#adapters/browser/lock.ts';
import { cookieTokens } from '#adapters/browser/tokens.ts';
import { isLoggedIn, selectViewer } from '#machines/auth/auth.selectors.ts';
import { refreshThrough, wireAuth, type AuthRef } from '#machines/auth/auth.wire.ts';
import { guest, member, settle } from '../fakes/accounts.ts';
import { fakeChannels, fakeJar } from '../fakes/browser.ts';
import { fakeWire, ok, refusal, type Asked } from '../fakes/http.ts';

/** An origin that knows one session, whose access tokens it can end. */
const createOrigin = () => {
  const counts: Record<string, number> = {};
  let generation = 1;
  let busy = false;
  const answer = ({ url, headers, body }: Asked): Response => {
    const call = url.split('/').at(-1)!;
    counts[call] = (counts[call] ?? 0) + 1;
    const isCurrent = headers['Authorization'] === `Bearer T${generation}`;
    if (call === 'guest-login') return ok({ guestToken: 'G1', guest });
    if (call === 'guest-info') return ok(guest);
    if (call === 'logout') return ok(null);
    if (call === 'refresh-token') {
      if (busy) return refusal(503);
      if ((body as { refreshToken: string }).refreshToken !== `R${generation}`) return refusal(401);
      generation += 1;
      return ok({ token: `T${generation}`, refreshToken: `R${generation}`, user: member });
    }
    if (!isCurrent) return refusal(401);
    return ok(call === 'info' ? member : []);
  };
  return { answer, counts, setBusy: (next: boolean) => void (busy = next) };
};

const createBrowser = (origin: ReturnType<typeof createOrigin>) => {
  const jar = fakeJar();
  const newChannel = fakeChannels();
  let last: Promise<unknown> = Promise.resolve();
  const request = <A>(_: string, run: () => Promise<A>): Promise<A> => {
    const next = last.then(run, run);
    last = next.catch(() => null);
    return next;
  };
  return async () => {
    const clock = new SimulatedClock();
    const tokens = cookieTokens(browserCookies(jar, false), newChannel());
    const { send, told } = fakeWire(origin.answer, {
      bearer: tokens.bearer,
      onExpired: () => refreshThrough(auth)(),
      onRefused: (clears) => auth.send({ type: 'auth.refused', clears }),
    });
    const accounts = httpAccounts(send, {
      tokens,
      lock: webLock({ request }),
      referral: () => null,
      forgetDrafts: () => {},
    });
    const log = { warn: () => {}, report: () => {} };
    const auth: AuthRef = createActor(wireAuth({ accounts, tokens, log }), { clock, input: { held: tokens.held() } });
    tokens.watch((held) => auth.send({ type: 'auth.tokensChanged', held }));
    auth.start();
    await settle();
    const bookings = httpBookings(send);
    return {
      auth,
      tokens,
      clock,
      told,
      /** `count` simultaneous calls that need a member. */
      storm: (count: number) =>
        Promise.all(Array.from({ length: count }, () => bookings.list(new AbortController().signal))),
    };
  };
};
const loggedInTabs = async (count: number) => {
  const origin = createOrigin();
  const openTab = createBrowser(origin);
  const first = await openTab();
  first.tokens.keepSession({ token: 'ended', refreshToken: 'R1' });
  const tabs = [];
  for (let i = 0; i < count; i += 1) tabs.push(await openTab());
  return { origin, tabs };
};

describe('AU-3: a storm of 401', () => {
  it('of 20 calls in one tab is one refresh and no log-out', async () => {
    const { origin, tabs } = await loggedInTabs(1);
    const [tab] = tabs;
    expect(origin.counts['refresh-token']).toBe(1);
    tab!.tokens.keepSession({ token: 'ended again', refreshToken: 'R2' });
    const outcomes = await tab!.storm(20);
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    expect(origin.counts['refresh-token']).toBe(2);
    expect(isLoggedIn(tab!.auth.getSnapshot())).toBe(true);
    expect(tab!.auth.getSnapshot().context.guestFailures).toBe(0);
  });
  it('of 20 calls in each of two tabs is one refresh and no log-out', async () => {
    const { origin, tabs } = await loggedInTabs(2);
    const before = origin.counts['refresh-token']!;
    tabs[0]!.tokens.keepSession({ token: 'ended again', refreshToken: `R${before + 1}` });
    const outcomes = (await Promise.all(tabs.map((tab) => tab.storm(20)))).flat();
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(40);
    expect(origin.counts['refresh-token']).toBe(before + 1);
    for (const { auth } of tabs) expect(selectViewer(auth.getSnapshot())).toEqual(member);
  });
  it('AU-4: is no log-out while the origin cannot refresh, and is over when it can', async () => {
    const { origin, tabs } = await loggedInTabs(1);
    const [tab] = tabs;
    tab!.tokens.keepSession({ token: 'ended again', refreshToken: 'R2' });
    origin.setBusy(true);
    const outcomes = await tab!.storm(20);
    expect(outcomes.some((outcome) => outcome.ok)).toBe(false);
    expect(isLoggedIn(tab!.auth.getSnapshot())).toBe(true);
    expect(tab!.tokens.held()).toBe('member');
    origin.setBusy(false);
    tab!.clock.increment(5000);
    await settle();
    expect((await tab!.storm(1))[0]!.ok).toBe(true);
  });
  it('AUTH-4: of a session that was revoked ends it in both tabs', async () => {
    const { tabs } = await loggedInTabs(2);
    tabs[0]!.tokens.keepSession({ token: 'revoked', refreshToken: 'revoked' });
    await tabs[0]!.storm(5);
    await settle();
    for (const { auth, tokens } of tabs) {
      expect(isLoggedIn(auth.getSnapshot())).toBe(false);
      expect(tokens.held()).toBe('guest');
    }
  });
});

it('AU-5: a log-out in one tab is one in the other, and both become guests', async () => {
  const { tabs } = await loggedInTabs(2);
  const [here, there] = tabs;
  here!.auth.send({ type: 'auth.logout' });
  expect(isLoggedIn(there!.auth.getSnapshot())).toBe(false);
  await settle();
  here!.clock.increment(200);
  await settle();
  for (const { auth } of tabs) {
    expect(auth.getSnapshot().value).toEqual({ guest: 'ready' });
    expect(selectViewer(auth.getSnapshot())).toEqual(guest);
  }
});
