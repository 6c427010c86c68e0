import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_ZONE, isZone } from '#domain/shared/zone.ts';
import type { When } from '#contract/pages/first.ts';
import { whenAt } from '#contract/pages/when.ts';
import { localePath, splitLocale, type Locale } from '#domain/locale/locale.ts';
import { ruleFor, type RouteRule } from '#domain/navigation/redirects.ts';
import { paintedPolicy, spoilerPolicy } from '#domain/spoiler/policy.ts';
import type { Handlers, CallContext } from '../http/handlers.ts';
import { encode, sendEncoded, type Encoded } from '../http/encoded.ts';
import { siteUrl } from '../http/ownOrigin.ts';
import type { Clock } from '../shared/clock.ts';
import { readCookies } from '../shared/cookies.ts';
import { createSingleFlight, STAND_IN_MS } from '../shared/singleFlight.ts';
import type { Log } from '../log.ts';
import type { OriginParts } from '../parts.ts';
import { readBuild } from './build.ts';
import { languageRedirect } from './chooseLanguage.ts';
import type { Pages, PageSource, PlainContext } from './areaPage.ts';
import { describeNow, withoutOddsAbout, type PageAbout } from './describe.ts';
import { renderPage } from './head.ts';
import { timeless } from './content.ts';
import { createStalePages } from './stalePages.ts';
import { createPageWords, type PageWordsOf } from './pageWords.ts';
import {
  createPainter,
  isAskedWhole,
  isPainted,
  type Hides,
  type Paint,
  type PaintedPage,
  type Visit,
} from './painting.ts';
import { withPlain } from './plain.ts';
import { mountShare, type ShareSource } from './share/mountShare.ts';
import { mountSitemaps } from './mountSitemaps.ts';

export interface PagesSource {
  readonly dist: string;
  readonly publicUrl: string | null;
  readonly geoUrl: string | null;
  readonly clock: Clock;
  readonly handlers: Handlers;
  readonly portal: OriginParts['portal'];
  readonly pageLists: OriginParts['pageLists'];
  readonly openPages: (source: PageSource) => Pages;
  readonly share: Omit<ShareSource, 'describe'>;
  /** The renderer; null: pages are sent without content. */
  readonly paint: Paint | null;
  readonly log: Log;
}

/**
 * Navigating within the application keeps the document, so that all pages share its permissions: the microphone is
 * allowed to the portal itself, and to no frame.
 */
const PERMISSIONS = 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()';
const PAGE_TTL_MS = 2000;
const MAX_PAGES = 200;
/** Maximum age of a cached page while the painter is overloaded, in milliseconds. */
const OLDER_MS = 60_000;

interface Page {
  readonly status: number;
  readonly encoded: Encoded;
  /** Where it is now, with its language; null where it is here. */
  readonly movedTo: string | null;
}

/** Answers every address that is not a call or a file: the application, with the head for this address. */
export const mountPages = async (
  app: FastifyInstance,
  { dist, publicUrl, geoUrl, clock, handlers, portal, pageLists, openPages, share, paint, log }: PagesSource,
): Promise<void> => {
  const build = { ...readBuild(dist), geoUrl };
  const wordsNow = await pageWordsOf(portal);
  const pages = openPages({ handlers, clock, nobody: (locale) => nobody(locale, clock) });
  const once = createSingleFlight<Page>({
    ttlMs: PAGE_TTL_MS,
    maxEntries: MAX_PAGES,
    clock,
    keeps: () => true,
    standInMs: STAND_IN_MS,
  });
  const describe = describeNow(pages, wordsNow, clock);
  mountShare(app, { ...share, describe });
  mountSitemaps(app, { publicUrl, pages, lists: pageLists, clock });
  const painter = paint && createPainter({ paint, handlers, log, nobody: (locale) => nobody(locale, clock) });
  const stale = createStalePages<Page>({ maxEntries: MAX_PAGES, mostMs: OLDER_MS, clock });
  void painter?.warmUp(DEFAULT_ZONE);
  const pathOf = (request: FastifyRequest) => request.url.split('?')[0]!;

  /** B2: a page whose results are hidden has no plain parts, which would tell them. */
  const withParts = async (painted: PaintedPage | null, { locale, known }: PageAbout, { zone, hides }: Visit) => {
    if (!painted || !known.plain || hides.results) return painted;
    const words = await wordsNow();
    const word: PlainContext['word'] = (group, key, places) => words.word(group, key, locale, places);
    return { ...painted, html: withPlain(painted.html, await known.plain({ word, zone }), locale) };
  };

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const { locale, path: bare } = splitLocale(path);
    const { content, version, wordsVersion } = await portal.now();
    const rules = content.redirects ?? [];
    const rule = ruleFor(rules, bare);
    if (rule && leavesFrom(request)(rule)) return reply.header('cache-control', 'no-cache').redirect(rule.to, 302);
    if (path === '/') {
      reply.header('vary', 'Accept-Encoding, Cookie, Accept-Language');
      const elsewhere = languageRedirect(request.headers);
      const query = request.url.slice(path.length);
      if (elsewhere) return reply.header('cache-control', 'no-cache').redirect(`${elsewhere}${query}`, 302);
    } else reply.header('vary', 'Accept-Encoding, Cookie');
    const site = siteUrl(request.headers.host, publicUrl);
    const when = whenOf(request, clock());
    // A page that depends on more of its query than the day is rendered by the browser, from the bare page.
    const whole = isAskedWhole(request.url);
    const shown = when ?? whenAt(request.url, clock(), DEFAULT_ZONE);
    const hides = hidesOf(request);
    const key = JSON.stringify([path, site, when, shown, version, whole, hides]);
    const page = await once(key, async () => {
      const held = painter?.isBusy() ? stale.of(key) : null;
      if (held) return held;
      const known = await describe(bare, locale);
      const about = hides.odds ? withoutOddsAbout(known, await wordsNow()) : known;
      // The operator's own words are loaded by the browser; the renderer does not have them.
      const paints = whole && about.found && wordsVersion === null && isPainted(about.found);
      const visit = {
        url: path + (shown.day === shown.today ? '' : `?date=${shown.day}`),
        ...{ locale, zone: shown.zone, domain: new URL(site).hostname, hides },
      };
      const painted = await withParts((paints && (await painter?.paint(visit))) || null, about, visit);
      const asked = { site, when, wordsVersion, rules: rules.filter(leavesFrom(request)), painted };
      const text = renderPage(build, about, asked);
      const movedTo = known.known.moved && known.canonicalPath ? localePath(locale, known.canonicalPath) : null;
      const made = { status: about.status, encoded: await encode(text, timeless(text)), movedTo };
      if (painted) stale.keep(key, made);
      return made;
    });
    if (page.movedTo !== null)
      return reply.header('cache-control', 'no-cache').redirect(page.movedTo + request.url.slice(path.length), 301);
    reply
      .code(page.status)
      .header('cache-control', 'no-cache')
      .header('permissions-policy', PERMISSIONS)
      .type('text/html; charset=utf-8');
    return sendEncoded(request, reply, page.encoded);
  });
};

/** By the zone in the browser's cookie; null without one. */
const whenOf = (request: FastifyRequest, now: number): When | null => {
  const zone = readCookies(request.headers.cookie).get('Timezone')?.replaceAll(/%2f/gi, '/');
  if (zone === undefined || !isZone(zone)) return null;
  return whenAt(request.url, now, zone);
};

/** B2, TI-9: what is known only in the browser, whose matches are somebody's own, hides all until then. */
const hidesOf = (request: FastifyRequest): Hides => {
  const cookies = readCookies(request.headers.cookie);
  return {
    results: paintedPolicy(spoilerPolicy(cookies.get('spoiler'))) === 'all',
    odds: cookies.get('hideOdds') === '1',
  };
};

/** The context of calls that the origin makes itself, for public data. */
const nobody = (locale: Locale, clock: Clock): CallContext => ({
  locale,
  currency: 'VND',
  viewer: null,
  address: '',
  requestId: '',
  binding: null,
  device: null,
  setBinding: () => {},
  flow: null,
  setFlow: () => {},
  site: '',
  browser: false,
  now: clock(),
});

/** NAV-4: a rule must not redirect a host to itself, which would loop. */
const leavesFrom =
  ({ headers: { host } }: FastifyRequest) =>
  ({ to }: RouteRule): boolean =>
    new URL(to).host !== host;

/** The words of page heads, rebuilt when the operator's words change. */
const pageWordsOf = async (portal: PagesSource['portal']): Promise<() => Promise<PageWordsOf>> => {
  let files = await portal.words();
  let made = createPageWords(files);
  return async () => {
    const now = await portal.words();
    if (now !== files) [files, made] = [now, createPageWords(now)];
    return made;
  };
};
