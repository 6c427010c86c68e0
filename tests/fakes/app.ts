import { createActor } from 'xstate';
import { createLazy, present, type Lazy } from '#ui/app/lazy.ts';
import type { Music } from '#ui/app/music.ts';
import type { Tv } from '#ui/app/tv.ts';
import type { Vod } from '#ui/app/vod.ts';
import { createMenus, type Menus } from '#ui/app/menus.ts';
import { createLayerStack, type LayerHistory } from '#ui/app/layerStack.ts';
import type { App } from '#ui/app/AppContext.ts';
import { createMembership } from '#ui/app/membership.ts';
import type { Session, SettingsRef } from '#ui/app/session.ts';
import { createStage } from '#ui/app/stage.ts';
import { createZone } from '#ui/app/zone.ts';
import { loadLocaleFile } from '#ui/i18n/localeFiles.ts';
import { createWordStore, type LoadTable } from '#ui/i18n/wordStore.ts';
import type { Intent } from '#domain/auth/intent.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import { wireAuth } from '#machines/auth/auth.wire.ts';
import { chatSocketMachine } from '#machines/chat/chatSocket.machine.ts';
import { colourModeMachine } from '#machines/colourMode/colourMode.machine.ts';
import { wireLocale } from '#machines/locale/locale.wire.ts';
import { notFollowed, type FixtureFeed } from '#machines/football/fixtureFeeds.ts';
import { mediaFocusMachine } from '#machines/mediaFocus/mediaFocus.machine.ts';
import { createPictured } from '#machines/timeline/pictured.ts';
import { timelineMachine } from '#machines/timeline/timeline.machine.ts';
import { navigationInput, wireNavigation } from '#machines/navigation/navigation.wire.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { notifyThrough } from '#machines/notices/notices.selectors.ts';
import { settingsMachine } from '#machines/settings/settings.machine.ts';
import { playerMachine } from '#machines/player/player.machine.ts';
import { createActs } from '#machines/resource/act.ts';
import type { Ports } from '#machines/resource/ports.ts';
import { createResources } from '#machines/resource/resources.ts';
import type { AccountsPort } from '#ports/accounts.ts';
import { succeeded } from '#ports/failure.ts';
import type { HistoryPort, ReloadsPort } from '#ports/navigation.ts';
import type { StoragePort } from '#ports/storage.ts';
import { fakeHistory } from './history.ts';
import { asGuest, asMember } from './accounts.ts';
import { noPast } from './lookBack.ts';
import { silentPorts } from './ports.ts';
import { fakeSpoiler } from './spoiler.ts';
import { fakeStorage } from './storage.ts';

const unfollowed: FixtureFeed = { getSnapshot: () => notFollowed, subscribe: () => () => {} };
const quiet = { warn: () => {}, report: () => {} };

/** A history without navigation: entries of one address, one listener. */
export const fakeLayerHistory = () => {
  let entries: unknown[] = [null];
  let at = 0;
  let address = '/';
  let popped: () => 'pass' | 'swallow' = () => 'pass';
  const heard: ('pass' | 'swallow')[] = [];
  const go = (steps: number) => {
    at = Math.min(Math.max(at + steps, 0), entries.length - 1);
    heard.push(popped());
  };
  const history: LayerHistory = {
    state: () => entries[at],
    push: (state) => {
      entries = [...entries.slice(0, at + 1), state];
      at += 1;
    },
    go,
    address: () => address,
    listen: (listener) => {
      popped = listener;
      return () => {};
    },
  };
  return {
    history,
    heard,
    go,
    depth: () => at,
    /** As after a navigation: another address on top of the entries. */
    visit: (to: string) => {
      address = to;
      history.push(null);
    },
    at: (to: string) => {
      address = to;
    },
  };
};

export interface FakeAppOptions {
  readonly path?: string;
  readonly locale?: Locale;
  readonly history?: HistoryPort;
  readonly layerHistory?: LayerHistory;
  readonly accounts?: Partial<AccountsPort>;
  readonly held?: 'none' | 'guest' | 'member';
  readonly ports?: Ports;
  readonly menus?: Menus;
  readonly loadTable?: LoadTable;
  readonly load?: Parameters<typeof wireNavigation>[0]['load'];
  readonly now?: () => number;
  /** The member's settings; those of no member if absent. */
  readonly settings?: SettingsRef;
  /** The session, if it is loaded later. */
  readonly session?: Lazy<Session>;
  /** The outcome of a reload because of missing code; "too soon" if absent. */
  readonly reloads?: ReloadsPort;
  /** Whether there is a network; there is by default. */
  readonly online?: boolean;
  /** The film player; it never loads if absent. */
  readonly vod?: Vod;
  /** Match updates over the socket; nobody follows a match if absent. */
  readonly fixtureFeed?: FixtureFeed;
  /** The TV player; it never loads if absent. */
  readonly tv?: Tv;
  readonly music?: Music;
  /** What the viewer hides; nothing if absent. */
  readonly hides?: ReturnType<typeof fakeSpoiler>;
  /** The browser's storage; empty if absent. */
  readonly storage?: StoragePort;
}

/** The application over fakes, with access to its session: every chart is the real one, and nothing uses a network. */
export const fakeApp = (options: FakeAppOptions = {}) => {
  const ports = options.ports ?? silentPorts();
  const clock = { now: options.now ?? (() => Date.parse('2026-11-21T11:52:00Z')), id: () => 'abcdefgh12345678abcd' };
  const history = options.history ?? fakeHistory(options.path ?? '/').port;
  const words = createWordStore(options.loadTable ?? loadLocaleFile);
  const locale = createActor(
    wireLocale({
      locale: { cookie: () => null, keep: () => {}, browser: () => [], load: words.load },
      log: quiet,
      groups: () => ['shell'],
      open: () => {},
    }),
    { input: { locale: options.locale ?? 'vi' } },
  ).start();
  const middlewares = { member: () => ({ kind: 'pass' }) as const };
  const navigation = createActor(
    wireNavigation({
      history,
      routes: findRoute,
      readRoutes: async () => findRoute,
      reloads: options.reloads ?? { permit: () => Promise.resolve('tooSoon') },
      middlewares,
      load: options.load ?? (() => Promise.resolve()),
      arrived: () => {},
      offerReload: () => {},
      partMissing: () => {},
    }),
    { input: navigationInput({ history, middlewares, routes: findRoute }, { running: () => null }, []) },
  ).start();
  const accounts: AccountsPort = {
    guestLogin: () => Promise.resolve(asGuest),
    guestInfo: () => Promise.resolve(asGuest),
    info: () => Promise.resolve(asMember),
    login: () => Promise.resolve(asMember),
    register: () => Promise.resolve(asMember),
    refresh: () => Promise.resolve(asMember),
    logout: () => Promise.resolve(succeeded(null)),
    checkUsername: () => Promise.resolve(succeeded({ ok: true })),
    ...options.accounts,
  };
  const held = options.held ?? 'none';
  const tokens = { held: () => held, clearGuest: () => {}, clearAll: () => {}, watch: () => () => {} };
  const auth = createActor(wireAuth({ accounts, tokens, log: quiet }), { input: { held } }).start();
  const layers = createLayerStack(options.layerHistory ?? fakeLayerHistory().history);
  let zone: string | null = 'Asia/Bangkok';
  const resources = createResources(ports, {
    clock,
    visibility: { isVisible: () => true, watch: () => () => {} },
    log: quiet,
  });
  const membership = createMembership(auth, layers);
  const { spoiler, shield } = options.hides ?? fakeSpoiler();
  const session: Session = {
    auth,
    shield: present(shield),
    notices: createActor(noticesMachine).start(),
    membership,
    acts: present(
      createActs<Ports, Intent>({
        ...{ ports, resources, enter: membership.require, newId: clock.id },
        isOnline: () => options.online ?? true,
        tellTabs: () => {},
      }),
    ),
    settings: present(options.settings ?? createActor(settingsMachine).start()),
    accounts,
  };
  const chatSocket = createActor(chatSocketMachine);
  const hold = () => () => {};
  const timeline = createActor(timelineMachine, { input: { mode: 'withPicture' } }).start();
  const app: App = {
    session: options.session ?? present(session),
    holdsMember: () => held === 'member',
    notify: notifyThrough(session.notices),
    colour: createActor(colourModeMachine, { input: { preference: 'dark', system: 'dark' } }),
    navigation,
    locale,
    socket: present({ chatSocket, hold, fixtureFeedFor: () => options.fixtureFeed ?? unfollowed }),
    live: present({
      ...{ chatSocket, hold },
      mediaFocus: createActor(mediaFocusMachine).start(),
      timeline,
      pictured: createPictured({ timeline, port: noPast, now: clock.now, signal: new AbortController().signal }),
      player: createActor(playerMachine, { input: { volume: null, mutedByViewer: false, quality: 'auto' } }),
      video: document.createElement('video'),
      savesData: () => false,
      prepareVideo: () => {},
      crowd: { rise: () => {}, hush: () => {} },
      music: options.music ? present(options.music) : createLazy<Music>(() => new Promise(() => {})),
      tv: options.tv ? present(options.tv) : createLazy<Tv>(() => new Promise(() => {})),
      vod: options.vod ? present(options.vod) : createLazy<Vod>(() => new Promise(() => {})),
      chatRoomFor: () => {
        throw new Error('this fake has no chat');
      },
    }),
    resources,
    preload: async () => {},
    menus: options.menus ?? createMenus(fakeStorage()),
    words,
    layers,
    zone: createZone(
      () => zone,
      (chosen) => {
        zone = chosen;
      },
    ),
    clock,
    storage: options.storage ?? fakeStorage(),
    log: quiet,
    loadPort: ports.loadPort,
    stage: createStage(),
    spoiler,
    painted: null,
  };
  return { ...app, ...session };
};
