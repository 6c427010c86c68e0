import { createActor, waitFor } from 'xstate';
import { httpSchedule } from '#adapters/http/schedule.ts';
import { httpPortal } from '#adapters/http/portal.ts';
import type { Send } from '#adapters/http/send.ts';
import { splitLocale, type Locale } from '#domain/locale/locale.ts';
import { colourInput, wireColourMode, type ColourPorts } from '#machines/colourMode/colourMode.wire.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import { totalLive } from '#machines/schedule/schedule.resources.ts';
import { wireLocale } from '#machines/locale/locale.wire.ts';
import { navigationInput, wireNavigation } from '#machines/navigation/navigation.wire.ts';
import { menu } from '#machines/portal/portal.resources.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Seed } from '#machines/resource/resource.machine.ts';
import { selectValue, type Loader } from '#machines/resource/resource.selectors.ts';
import { createResources } from '#machines/resource/resources.ts';
import type { LazyPorts, LoadPort } from '#ports/lazyPorts.ts';
import type { App } from '#ui/app/AppContext.ts';
import { createLazy } from '#ui/app/lazy.ts';
import { createLayerStack } from '#ui/app/layerStack.ts';
import { createMenus, ownMenus } from '#ui/app/menus.ts';
import { asIs, createSpoiler, type Spoiler } from '#ui/app/spoiler.ts';
import { createStage } from '#ui/app/stage.ts';
import { createZone } from '#ui/app/zone.ts';
import { loadLocaleFile } from '#ui/i18n/localeFiles.ts';
import { createWordStore } from '#ui/i18n/wordStore.ts';
import { loadPaintedParts } from '#ui/kit/lazyPart.tsx';
import { groupsOf, loadAddress } from '#ui/routes/preload.ts';
import { prefetchFirst } from './prefetchFirst.ts';

/** What an anonymous visitor hides, by cookies. */
export interface Hides {
  readonly results: boolean;
  readonly odds: boolean;
}

/** The circumstances of a painted page: an anonymous visit. */
export interface PaintNeeds {
  /** Path with language prefix, and query. */
  readonly url: string;
  /** IANA zone of the page's days and times. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The host of the request. */
  readonly domain: string;
  readonly send: Send;
  /** B2, TI-9: what is left out of the page, and of its data. */
  readonly hides: Hides;
  /** Reports problems that do not prevent the painting. */
  readonly report: (message: string, detail?: unknown) => void;
}

const never = (): Promise<never> => new Promise(() => {});

/** Answers come without what is hidden, so that all of them may be shown. */
const hidden = ({ results, odds }: Hides): Spoiler => {
  const spoiler = createSpoiler(results ? 'all' : null, odds ? '1' : null);
  spoiler.become({ open: asIs });
  return spoiler;
};
/** Words do not depend on the page, so they are loaded once per process. */
const words = createWordStore(loadLocaleFile);
/** Those of painted parts whose code browsers load later, with these. */
const LATER_WORDS = ['comments', 'feed'];

/** Ports for public data only; private data is loaded by browsers. */
const publicPorts = ({ send, zone, domain }: PaintNeeds): LoadPort => {
  const ports: { readonly [Name in keyof LazyPorts]?: () => Promise<LazyPorts[Name]> } = {
    site: async () =>
      (await import('#adapters/http/site.ts')).httpSite(send, { zone: () => zone, domain: () => domain }),
    commentators: async () => (await import('#adapters/http/commentators.ts')).httpCommentators(send),
    comments: async () => (await import('#adapters/http/comments.ts')).httpComments(send),
    social: async () => (await import('#adapters/http/social.ts')).httpSocial(send),
    football: async () => (await import('#adapters/http/football.ts')).httpFootball(send),
    comics: async () => (await import('#adapters/http/comics.ts')).httpComics(send),
    news: async () => (await import('#adapters/http/news.ts')).httpNews(send),
    highlights: async () => (await import('#adapters/http/highlights.ts')).httpHighlights(send),
    games: async () => (await import('#adapters/http/games.ts')).httpGames(send),
    promotions: async () => (await import('#adapters/http/promotions.ts')).httpPromotions(send),
    films: async () => (await import('#adapters/http/films.ts')).httpFilms(send),
    tv: async () => (await import('#adapters/http/tv.ts')).httpTv(send),
    music: async () => (await import('#adapters/http/music.ts')).httpMusic(send),
    tips: async () => (await import('#adapters/http/tips.ts')).httpTips(send),
    help: async () => (await import('#adapters/http/help.ts')).httpHelp(send),
  };
  return (name) => ports[name]?.() ?? Promise.reject(new Error(`no page is painted with the port ${name}`));
};

/** Collects every resource that the page refers to, started or not. */
const createGathered = () => {
  const gathered = new Map<string, Loader>();
  return {
    made: (key: string, data: Loader, forAll: boolean): void => {
      if (forAll) gathered.set(key, data);
    },
    size: () => gathered.size,
    /** Resolves once all of them have an answer, including those that are added meanwhile. */
    settled: async () => {
      for (let asked = -1; asked !== gathered.size;) {
        asked = gathered.size;
        const waits = [...gathered.values()].map((data) => {
          data.start();
          return waitFor(data, (state) => !state.hasTag('busy'));
        });
        await Promise.all(waits);
      }
    },
    answers: (): readonly (readonly [string, Seed])[] =>
      [...gathered].flatMap(([key, data]) => {
        const { value, receivedAt } = data.getSnapshot().context;
        return value === null || receivedAt === null ? [] : [[key, { value, at: receivedAt }] as const];
      }),
  };
};

/** The application without a window: created for one page, and stopped after it is rendered. */
export const createPaintedApp = async (needs: PaintNeeds) => {
  const { url, zone, now, send, report, hides } = needs;
  const { locale: language } = splitLocale(url.split('?')[0]!);
  const log = { warn: report, report };
  const clock = { now: () => now, id: () => '' };
  const visibility = { isVisible: () => true, watch: () => () => {} };
  const storage = { read: () => null, write: () => {} };
  // The application ends with its page, so no timer may fire.
  const timers = { setTimeout: () => 0, clearTimeout: () => {} };

  const locale = createActor(
    wireLocale({
      locale: { cookie: () => null, keep: () => {}, browser: () => [], load: words.load },
      ...{ log, groups: () => groupsOf(null), open: () => {} },
    }),
    { input: { locale: language } },
  );
  const colours: ColourPorts = {
    colour: {
      ...{ preference: () => 'system' as const, keep: () => {}, system: () => 'dark' as const },
      ...{ watchSystem: () => () => {}, show: () => {} },
    },
    log,
  };
  const colour = createActor(wireColourMode(colours), { input: colourInput(colours) });
  const gathered = createGathered();
  const ports: Ports = { schedule: httpSchedule(send), portal: httpPortal(send), loadPort: publicPorts(needs) };
  const resources = createResources(ports, { clock, visibility, log, timers, made: gathered.made });
  const loadPage = loadAddress(words, (failed: Locale) => report(`no words in ${failed}`));
  const navigationPorts = {
    history: {
      ...{
        here: () => url,
        state: () => null,
        push: () => {},
        replace: () => {},
        cameByPress: () => false,
        hardLoad: () => {},
      },
      watch: () => () => {},
    },
    routes: findRoute,
    readRoutes: async () => findRoute,
    reloads: { permit: async () => 'tooSoon' as const },
    middlewares: { member: () => ({ kind: 'pass' }) as const },
    load: (wish: Parameters<typeof loadPage>[0]) => {
      // TI-9: what is not shown is not loaded either, or the page's data would tell it.
      if (!(hides.odds && wish.found.route.ofOdds)) prefetchFirst(resources, wish, { now, zone });
      return loadPage({ ...wish, painted: true });
    },
    ...{ arrived: () => {}, partMissing: () => {}, offerReload: () => {} },
  };
  const navigation = createActor(wireNavigation(navigationPorts), {
    input: navigationInput(navigationPorts, { running: () => null }, []),
  });
  for (const actor of [colour, locale]) actor.start();
  // The resource of the shell, on every page.
  resources.prefetch(totalLive, { liveModeId: null });
  const own = resources.ref(menu, { locale: language });
  const menuOf = selectValue(own);
  navigation.start();
  await waitFor(navigation, (snapshot) => !snapshot.hasTag('busy'));
  await Promise.all([loadPaintedParts({ later: true }), words.load(language, LATER_WORDS)]);
  await gathered.settled();

  const app: App = {
    painted: { at: now, zone, menus: ownMenus(menuOf(own.getSnapshot())), ...(hides.results && { spoiler: 'all' }) },
    spoiler: hidden(hides),
    session: createLazy(never),
    holdsMember: () => false,
    notify: () => {},
    socket: createLazy(never),
    live: createLazy(never),
    preload: async () => {},
    layers: createLayerStack({
      ...{ state: () => null, push: () => {}, go: () => {}, address: () => url, listen: () => () => {} },
    }),
    menus: createMenus(storage),
    stage: createStage(),
    zone: createZone(
      () => zone,
      () => {},
    ),
    ...{ colour, navigation, locale, resources, words, clock, storage, log, loadPort: ports.loadPort },
  };
  return {
    app,
    gathered,
    stop: () => {
      resources.stop();
      for (const actor of [colour, locale, navigation]) actor.stop();
    },
  };
};
