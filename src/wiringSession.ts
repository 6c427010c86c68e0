import { createActor, type SnapshotFrom } from 'xstate';
import { actedTabs } from '#adapters/browser/actedTabs.ts';
import { dropReferral, fillPlace, referralOf } from '#adapters/browser/arrival.ts';
import { browserBuilds, watchBuilds } from '#adapters/browser/builds.ts';
import type { Cookies } from '#adapters/browser/cookies.ts';
import { browserLock } from '#adapters/browser/lock.ts';
import { geoUrlOf, outsideLocate } from '#adapters/browser/outsidePlace.ts';
import { watchOnline } from '#adapters/browser/visibility.ts';
import { browserTabChannel } from '#adapters/browser/tabChannel.ts';
import { cookieTokens, type TokenStore } from '#adapters/browser/tokens.ts';
import { unsentVoiceEnd } from '#adapters/browser/unsentVoiceEnd.ts';
import { httpAccounts } from '#adapters/http/accounts.ts';
import type { Send } from '#adapters/http/send.ts';
import { draftsOf, LAST_MEMBER } from '#domain/auth/memberDrafts.ts';
import { isLoggedIn, selectViewer } from '#machines/auth/auth.selectors.ts';
import { refreshThrough, tokenSettled, wireAuth } from '#machines/auth/auth.wire.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { notifyThrough } from '#machines/notices/notices.selectors.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Resources } from '#machines/resource/resources.ts';
import type { LoadPort } from '#ports/lazyPorts.ts';
import type { SitePort } from '#ports/portal.ts';
import type { ClockPort, LogPort, StoragePort } from '#ports/storage.ts';
import type { VisibilityPort } from '#ports/visibility.ts';
import type { App } from '#ui/app/AppContext.ts';
import { createLazy } from '#ui/app/lazy.ts';
import type { LayerStack } from '#ui/app/layerStack.ts';
import { createMembership } from '#ui/app/membership.ts';
import type { Notify } from '#ui/app/notify.ts';
import type { Session } from '#ui/app/session.ts';
import type { Spoiler } from '#ui/app/spoiler.ts';
import { whenChanged } from '#ui/app/whenChanged.ts';
import type { Zone } from '#ui/app/zone.ts';
import { wireLazyPorts } from './wiringPorts.ts';
import type { Entered } from './wiringEntered.ts';

/** What the first page has already wired. */
export interface SessionNeeds {
  readonly window: Window & typeof globalThis;
  readonly cookies: Cookies;
  readonly send: Send;
  readonly ports: Ports;
  readonly resources: Resources<Ports>;
  readonly layers: LayerStack;
  readonly storage: StoragePort;
  readonly clock: ClockPort;
  readonly log: LogPort;
  readonly visibility: VisibilityPort;
  readonly newBuild: (id: string) => void;
  readonly colour: App['colour'];
  readonly locale: App['locale'];
  readonly zone: Zone;
  readonly spoiler: Spoiler;
  readonly stage: App['stage'];
  readonly live: App['live'];
}

/** The session as the rest of the wiring sees it. */
export interface WiredSession extends Session {
  readonly tokens: TokenStore;
  readonly notify: Notify;
  /** Resolves when the refresh of an expired token has finished. */
  readonly refresh: () => Promise<void>;
  /** CALL-1: resolves once a token is held, or could not be obtained. */
  readonly tokenSettled: () => Promise<void>;
  readonly loadPort: LoadPort;
}

/** Wires the session, the notices and the background tasks, once the first page is shown. */
export const wireSession = (needs: SessionNeeds): WiredSession => {
  const { window, cookies, send, resources, storage, clock, log, visibility } = needs;
  const pause = (delayMs: number) => new Promise<void>((resolve) => window.setTimeout(resolve, delayMs));

  const unsent = unsentVoiceEnd({ storage, databases: () => window.indexedDB });
  unsent.dropOld(Date.now());
  const tokens = cookieTokens(cookies, browserTabChannel(window));
  const referral = () => referralOf(cookies);
  const accounts = httpAccounts(send, {
    tokens,
    lock: browserLock(window.navigator.locks, { storage, now: Date.now, id: clock.id, pause }),
    referral,
    forgetDrafts: () => {
      for (const key of draftsOf(storage.read(LAST_MEMBER))) storage.write(key, null);
      unsent.drop();
    },
  });
  const notices = createActor(noticesMachine).start();
  const auth = createActor(wireAuth({ accounts, tokens, log }), { input: { held: tokens.held() } });
  const membership = createMembership(auth, needs.layers);
  auth.start();

  tokens.watch((held) => auth.send({ type: 'auth.tokensChanged', held }));
  const member = (snapshot: SnapshotFrom<typeof auth>) =>
    isLoggedIn(snapshot) ? (selectViewer(snapshot)?.userId ?? null) : null;
  const wasMember = tokens.held() === 'member';
  const shield = createLazy(async () =>
    (await import('./wiringSpoiler.ts')).wireSpoiler({
      ...{ cookies, resources, storage, clock, auth, document: window.document },
      ...{ stage: needs.stage, live: needs.live, spoiler: needs.spoiler },
    }),
  );
  const settings = createLazy(async () =>
    (await import('#machines/settings/memberSettings.ts')).startMemberSettings({
      ...{ auth, colour: needs.colour, locale: needs.locale, zone: needs.zone, storage, log, wasMember },
      spoiler: { ...needs.spoiler, shield },
      ...{ visibility, now: clock.now },
      settings: () => loadPort('settings'),
      pathname: () => window.location.pathname,
      watchOnline: (online) => watchOnline(window, online),
    }),
  );
  let before: string | null = null;
  auth.subscribe(
    whenChanged(null, member, () => {
      resources.dropPrivate({ wasNobody: before === null });
      const userId = member(auth.getSnapshot());
      before = userId;
      if (userId !== null) {
        dropReferral(cookies);
        storage.write(LAST_MEMBER, userId);
      }
      void settings.load().catch(() => undefined);
    }),
  );
  const builds = browserBuilds({
    fetch: (url, init) => window.fetch(url, init),
    now: Date.now,
    page: window.document,
  });
  watchBuilds({ builds, visibility, log, tell: needs.newBuild });
  const enter: Entered['enter'] = (session) => {
    tokens.keepSession(session);
    tokens.announce();
    auth.send({ type: 'auth.tokensChanged', held: 'member' });
  };
  const loadPort = wireLazyPorts(
    window,
    send,
    { enter, referral, tokens },
    {
      zone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
      domain: () => cookies.read('DomainCookie') ?? window.location.hostname,
    },
    storage,
  );
  const tabs = actedTabs(window);
  tabs.watch((names) => {
    for (const name of names) resources.invalidate({ name });
  });
  const acts = createLazy(async () =>
    (await import('./wiringActs.ts')).wireActs({
      ...{ window, ports: needs.ports, resources, clock, membership, tellTabs: tabs.tell },
    }),
  );
  const geoUrl = geoUrlOf(window.document);
  const ownLocate: SitePort['locate'] = async (signal) => (await loadPort('site')).locate(signal);
  const locate =
    geoUrl === null ? ownLocate : outsideLocate({ fetch: (input, init) => window.fetch(input, init), url: geoUrl });
  void fillPlace(cookies, locate, clock.now, new AbortController().signal);
  return {
    ...{ auth, notices, membership, accounts, tokens, settings, shield, acts, loadPort },
    notify: notifyThrough(notices),
    refresh: refreshThrough(auth),
    tokenSettled: () => tokenSettled(auth),
  };
};
