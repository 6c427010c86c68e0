import { createActor } from 'xstate';
import { bearerOf } from '#adapters/browser/bearer.ts';
import { httpSchedule } from '#adapters/http/schedule.ts';
import { httpPortal } from '#adapters/http/portal.ts';
import { makeSend } from '#adapters/http/send.ts';
import { browserClock } from '#adapters/browser/clock.ts';
import { browserColour } from '#adapters/browser/colour.ts';
import { browserCookies } from '#adapters/browser/cookies.ts';
import { replayFocus } from '#adapters/browser/early.ts';
import { firstRouteIn } from '#adapters/browser/firstRoute.ts';
import { browserHistory, originAnswers, tabReloads } from '#adapters/browser/history.ts';
import { browserLocale } from '#adapters/browser/locale.ts';
import { browserLog } from '#adapters/browser/log.ts';
import { currencyOf, keepDomain, keepReferral, keepZone } from '#adapters/browser/place.ts';
import { paintedHistory } from '#adapters/browser/paintedHistory.ts';
import { redirectsIn } from '#adapters/browser/redirects.ts';
import { runningBuild } from '#adapters/browser/runningBuild.ts';
import { browserStorage } from '#adapters/browser/storage.ts';
import { browserVisibility, watchOnline } from '#adapters/browser/visibility.ts';
import { ROOM_DISPLAY } from '#domain/colour/pageColour.ts';
import { chooseLocale, localePath, splitLocale } from '#domain/locale/locale.ts';
import { DATA_SAVER } from '#domain/settings/dataSaver.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import { bookOfFirst } from '#domain/routing/routeBook.ts';
import { colourInput, colourPages, wireColourMode } from '#machines/colourMode/colourMode.wire.ts';
import { selectLocale } from '#machines/locale/locale.selectors.ts';
import { logFailedWords, wireLocale } from '#machines/locale/locale.wire.ts';
import { selectFound } from '#machines/navigation/navigation.selectors.ts';
import { navigationInput, wireNavigation } from '#machines/navigation/navigation.wire.ts';
import { createPreloads } from '#machines/navigation/preloads.ts';
import { createResources } from '#machines/resource/resources.ts';
import type { LoadPort } from '#ports/lazyPorts.ts';
import type { App } from '#ui/app/AppContext.ts';
import { browserLayerHistory } from '#ui/app/browserLayerHistory.ts';
import { createHeldAtPainting } from '#ui/app/heldAtPainting.ts';
import { createLazy, type Lazy } from '#ui/app/lazy.ts';
import { createLayerStack } from '#ui/app/layerStack.ts';
import { createMenus } from '#ui/app/menus.ts';
import type { Notify } from '#ui/app/notify.ts';
import { requireMember } from '#ui/app/requireMember.ts';
import { createSessionSoon } from '#ui/app/sessionSoon.ts';
import { createSpoiler } from '#ui/app/spoiler.ts';
import { createStage } from '#ui/app/stage.ts';
import { createTokenSoon } from '#ui/app/tokenSoon.ts';
import { createZone } from '#ui/app/zone.ts';
import { media } from '#ui/theme/media.ts';
import { markFailedStyles } from '#ui/kit/styleSheets.ts';
import { loadLocaleFile } from '#ui/i18n/localeFiles.ts';
import { loadOwnWords } from '#ui/i18n/loadOwnWords.ts';
import { createWordStore, type WordStore } from '#ui/i18n/wordStore.ts';
import { createPreload, groupsOf, loadAddress, savesData as browserSavesData } from '#ui/routes/preload.ts';
import { readRoutes } from '#ui/routes/readRoutes.ts';
import { whenChanged } from '#ui/app/whenChanged.ts';
import type { Island } from './paint.tsx';
import type { WiredSession } from './wiringSession.ts';

/** Builds the adapters and machines that the first page needs and connects them: once, before React starts. The rest is loaded lazily. */
export const createApp = (window: Window & typeof globalThis, island: Island | null = null): App => {
  const { document, location, navigator } = window;
  const { search } = location;
  const secure = location.protocol === 'https:';

  const cookies = browserCookies(document, secure);
  const storage = browserStorage(() => window.localStorage);
  const clock = browserClock(Date.now, (into) => window.crypto.getRandomValues(into));
  const log = browserLog(console, window);
  const visibility = browserVisibility(document);
  const bearer = () => bearerOf(cookies);
  const holdsMember = () => bearer()?.kind === 'member';

  // Dialogs must handle history events before the navigation does.
  const layers = createLayerStack(browserLayerHistory(window));
  const history = paintedHistory(
    browserHistory({ window, tab: browserStorage(() => window.sessionStorage), id: clock.id }),
    island && island.to,
  );
  const ownWords = loadOwnWords(document, { storage, site: () => loadPort('site'), words: () => words });
  const words: WordStore = createWordStore(ownWords ?? loadLocaleFile);
  const zone = createZone(
    () => cookies.read('Timezone'),
    (chosen) => keepZone(cookies, chosen, clock.now()),
  );

  const stage = createStage();
  const spoiler = createSpoiler(cookies.read('spoiler'), cookies.read('hideOdds'));

  const session: Lazy<WiredSession> = createLazy(async () => {
    const { wireSession } = await import('./wiringSession.ts');
    return wireSession({
      ...{
        window,
        cookies,
        send,
        ports,
        resources,
        layers,
        storage,
        clock,
        log,
        visibility,
        colour,
        locale,
        zone,
        ...{ stage, live, spoiler },
      },
      newBuild: (id) => navigation.send({ type: 'navigation.build', id }),
    });
  });
  /**
   * If the session's code cannot be loaded, there is nobody to report to; the page itself reports the failed chunk
   * (NAV-5).
   */
  const withSession = (run: (there: WiredSession) => void) =>
    void session
      .load()
      .then(run, () => navigation.send({ type: 'navigation.chunkFailed', path: location.pathname, part: true }));
  const startSession = () => withSession(() => {});
  const sessionSoon = createSessionSoon({ window, holdsMember, start: startSession });
  const notify: Notify = (...notice) => withSession((there) => there.notify(...notice));
  const word = (key: string) => words.word(selectLocale(locale.getSnapshot()), 'shell', key);

  const prefersLight = window.matchMedia('(prefers-color-scheme: light)');
  const colours = { colour: browserColour({ storage, prefersLight, page: document }), log };
  const colour = createActor(wireColourMode(colours), { input: colourInput(colours) });
  const inTheater = () => storage.read(ROOM_DISPLAY) === 'theater' && window.matchMedia(media.wide).matches;
  const colourPage = colourPages(colour, inTheater);

  const localePort = browserLocale({ cookies, languages: () => navigator.languages, load: words.load });
  const locale = createActor(
    wireLocale({
      locale: localePort,
      log,
      groups: () => groupsOf(selectFound(navigation.getSnapshot())),
      open: (chosen) => {
        const { path } = splitLocale(location.pathname);
        const to = localePath(chosen, path) + location.search + location.hash;
        navigation.send({ type: 'navigation.go', to, replace: true, state: history.state(), pop: false });
      },
    }),
    {
      input: { locale: chooseLocale(splitLocale(history.path()).locale, localePort.cookie(), localePort.browser()) },
    },
  );

  const send = makeSend({
    fetch: (input, init) => window.fetch(input, init),
    bearer,
    tokenSoon: createTokenSoon(session, window, sessionSoon.wanted),
    currency: () => currencyOf(cookies),
    locale: () => selectLocale(locale.getSnapshot()),
    onExpired: async () => (await session.load()).refresh(),
    onRefused: (clears) => withSession(({ auth }) => auth.send({ type: 'auth.refused', clears })),
    onRateLimited: () => withSession(({ auth }) => auth.send({ type: 'auth.rateLimited' })),
    onAnswered: (serverTime) => {
      if (serverTime !== null) clock.heard(serverTime);
      for (const answered of answers) answered();
    },
    report: log.report,
  });
  const loadPort: LoadPort = async (name) => (await session.load()).loadPort(name);
  const portal = httpPortal(send);

  const answers = new Set<() => void>();
  const savesData = () => browserSavesData() || storage.read(DATA_SAVER) !== null;
  const socket = createLazy(async () => {
    const [{ wireSocket }, { auth, tokens }] = await Promise.all([import('./wiringSocket.ts'), session.load()]);
    return wireSocket({
      ...{ window, auth, tokens, send, loadPort, log, visibility },
      warn: (text: string) => notify('warning', text),
      watchAnswers: (answered) => answers.add(answered),
    });
  });
  const live = createLazy(async () => {
    const [{ wireLive }, wired] = await Promise.all([import('./wiringLive.ts'), socket.load()]);
    return wireLive({
      ...{ window, socket: wired, send, storage, clock, log, visibility, savesData, holdsMember },
      watching: (on) => navigation.send({ type: 'navigation.busy', reason: 'media', on }),
    });
  });

  /** A failed prefetch is harmless: the screen loads its data itself. */
  const prefetchFirst = (wish: { readonly to: string; readonly found: FoundRoute }) =>
    void import('./prefetchFirst.ts')
      .then((first) => first.prefetchFirst(resources, wish, { now: clock.now(), zone: zone.current() }))
      .catch(() => undefined);
  const loadPage = loadAddress(words, logFailedWords(log));
  // What a painted page shows first came along with it.
  let painted = island;
  const here = splitLocale(history.path()).path;
  const routes = bookOfFirst(firstRouteIn(document));
  const navigationPorts = {
    ...{ routes, readRoutes },
    // Going back over a dialog's history entry while a document is loading would cancel that load, so dialogs leave
    // first.
    history: { ...history, hardLoad: (url: string) => layers.leave(() => history.hardLoad(url)) },
    reloads: tabReloads({
      ...{ storage: window.sessionStorage, now: Date.now },
      answers: originAnswers((input, init) => window.fetch(input, init)),
    }),
    middlewares: {
      /** Opens the page for everybody; for a guest, the log-in dialog covers it once it is loaded. */
      member: () => ({ kind: 'pass' }) as const,
    },
    load: (wish: { readonly to: string; readonly found: FoundRoute }) => {
      // What is live of a painted page comes after hydration.
      if (painted) {
        painted = null;
        return loadPage({ ...wish, painted: true });
      }
      prefetchFirst(wish);
      return Promise.all([loadPage(wish), needsLive(wish.found) ? live.load() : null]);
    },
    arrived: ({ found }: { readonly found: FoundRoute | null }) => {
      if (found?.route.middleware?.includes('member') && !holdsMember()) {
        const kind = found.route.memberFor ?? 'page';
        queueMicrotask(() => void requireMember({ session }, { kind }).catch(() => undefined));
      }
      colourPage(found);
      locale.send({ type: 'locale.routed', locale: splitLocale(history.path()).locale });
    },
    partMissing: () => session.now()?.notify('warning', word('partMissing')),
    offerReload: () =>
      notify('info', word('newBuild'), {
        label: word('reload'),
        run: () => navigation.send({ type: 'navigation.reload' }),
      }),
  };
  const navigation = createActor(wireNavigation(navigationPorts), {
    input: navigationInput(navigationPorts, { running: () => runningBuild(document) }, redirectsIn(document)),
  });

  const ports = { schedule: httpSchedule(send), portal, loadPort };
  const atPainting = createHeldAtPainting();
  const resources = createResources(ports, {
    ...{ clock, visibility, log },
    seeds: new Map(island?.answers),
    // B2: what it came without may be shown here, where it is lit or not of one's own.
    seedsLack: island?.spoiler,
    isMember: holdsMember(),
    made: (_key, data) => atPainting.keep(data),
  });

  for (const actor of [colour, locale]) actor.start();
  colourPage(routes(here));
  navigation.start();

  markFailedStyles(window);

  // Events between the actors.
  history.watch((goal) => navigation.send({ type: 'navigation.go', ...goal }));
  watchOnline(window, () => resources.refreshAll());
  locale.subscribe(whenChanged(selectLocale(locale.getSnapshot()), selectLocale, () => resources.refreshAll()));

  watchOnline(window, startSession);
  // The code of dialogs is part of the session's chunk.
  layers.subscribe(startSession);
  keepReferral(cookies, search);
  keepDomain(cookies, location.hostname);
  // A painted page is shown already: the session is loaded after hydration.
  if (!island) sessionSoon.shown();
  const alive = () => {
    replayFocus(document);
    history.alive();
    sessionSoon.alive();
  };

  return {
    ...{ session, holdsMember, notify, colour, navigation, locale, socket, live },
    resources,
    ...{ stage, spoiler },
    preload: createPreload({
      preloads: createPreloads(),
      readRoutes,
      words,
      locale: () => selectLocale(locale.getSnapshot()),
      savesData,
      ahead: (wish) => {
        prefetchFirst(wish);
        if (needsLive(wish.found)) void import('./wiringLive.ts').catch(() => undefined);
      },
    }),
    menus: createMenus(storage),
    ...{ words, layers, zone, clock, storage, log, loadPort },
    painted: island && { ...island, alive, held: atPainting.held },
  };
};

/** Whether a page shows the player or a chat at once. */
const needsLive = ({ route }: FoundRoute): boolean => route.needs !== undefined;
