import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { api } from '#contract/http/api.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import type { RouteSpec } from '#domain/routing/routeSpec.ts';
import { exampleOf, routes, type RouteId } from '#domain/routing/routes.ts';
import type { CallContext, Handlers } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import { isRefused } from '../shared/refusal.ts';

/** A rendered page: its HTML, and the data from which a browser hydrates it. */
export interface PaintedPage {
  readonly html: string;
  readonly island: unknown;
}
/** What a visitor hides, by cookies. */
export interface Hides {
  readonly results: boolean;
  readonly odds: boolean;
}
interface PaintRequest {
  readonly url: string;
  readonly zone: string;
  readonly now: number;
  readonly domain: string;
  readonly hides: Hides;
  readonly ask: (call: string, input: unknown) => Promise<unknown>;
  readonly report: (message: string, detail?: unknown) => void;
}
/** The renderer as the origin knows it: `paint` of src/paint.tsx, loaded by its path. */
export type Paint = (request: PaintRequest) => Promise<PaintedPage>;

/** Loads the built renderer; null if it was not built, as in tests of the origin alone. */
export const loadPaint = async (folder: string): Promise<Paint | null> => {
  const file = join(folder, 'paint.js');
  if (!existsSync(file)) return null;
  const { paint } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { readonly paint: Paint };
  return paint;
};

/**
 * Of a query, a painted page uses only the day. Pages filtered or sorted, comparisons, and sections, seasons and tables of a page are left to the browser: few visitors request the same one. Other parameters (a room's
 * tab, a link's token) are read after hydration.
 */
export const isAskedWhole = (url: string): boolean => !/[?&](blv|q|id1|id2|muc|mua|bang|hot|sort)=/.test(url);
/** Indexed pages are the same for everybody, so they are painted. */
const isForAll = ({ indexed, drawnBy }: RouteSpec): boolean => indexed && drawnBy !== 'browser';
export const isPainted = ({ route }: FoundRoute<RouteId>): boolean => isForAll(route);

/** Timeout in milliseconds, after which a page is sent without its content. */
const PATIENCE_MS = 1000;
/**
 * Maximum number of pages that are painted at once; further ones are sent without their content, which costs a
 * hundredth.
 */
const MOST_AT_ONCE = 4;
/**
 * Rate limit (token bucket): painting takes 8 to 20 ms of the only thread. The burst allows for many visitors at once;
 * sustained load, such as requests with ever new hosts or zones, gets a sixth of a core.
 */
const BURST = 40;
const PER_SECOND = 10;

export interface PaintingSource {
  readonly paint: Paint;
  readonly handlers: Handlers;
  /** The context of calls that the origin makes itself, for public data. */
  readonly nobody: (locale: Locale) => CallContext;
  readonly log: Log;
}
export interface Visit {
  /** Path with language prefix, and query. */
  readonly url: string;
  readonly locale: Locale;
  readonly zone: string;
  readonly domain: string;
  readonly hides: Hides;
}
export interface Painter {
  /** Null if the page cannot be painted now: then the browser renders it. */
  readonly paint: (visit: Visit) => Promise<PaintedPage | null>;
  readonly isBusy: () => boolean;
  /** Paints one page of each screen, so that its code and words are loaded before the first request. */
  readonly warmUp: (zone: string) => Promise<void>;
  /** Number of failures since the start. */
  readonly failures: () => number;
}

const HIDES_NOTHING: Hides = { results: false, odds: false };

/** So many at once, and so many a second after that. `now` in milliseconds. */
const createBudget = (now: () => number) => {
  let left = BURST;
  let at = now();
  const refill = (): number => {
    const before = at;
    at = now();
    left = Math.min(BURST, left + ((at - before) / 1000) * PER_SECOND);
    return left;
  };
  return { isSpent: () => refill() < 1, take: () => void (left -= 1) };
};

type AnyHandler = (input: unknown, context: CallContext) => Promise<unknown>;

/** Every handler by its call's method and path. */
const handlersByCall = (handlers: Handlers): ReadonlyMap<string, AnyHandler> =>
  new Map(
    Object.entries(api).flatMap(([area, calls]) =>
      Object.entries(calls).map(([name, { method, path }]) => {
        const ofArea = handlers[area as keyof Handlers] as unknown as Readonly<Record<string, AnyHandler>>;
        return [`${method} ${path}`, ofArea[name]!] as const;
      }),
    ),
  );

/**
 * Renders pages, a few at a time, each with a timeout; failures are counted and logged, and the page is sent without
 * content.
 */
export const createPainter = ({ paint, handlers, nobody, log }: PaintingSource): Painter => {
  const byCall = handlersByCall(handlers);
  const budget = createBudget(() => performance.now());
  let atWork = 0;
  let failures = 0;
  const isBusy = (): boolean => atWork >= MOST_AT_ONCE || budget.isSpent();

  const render = ({ url, locale, zone, domain, hides }: Visit): Promise<PaintedPage> => {
    const context = nobody(locale);
    const ask = async (call: string, input: unknown) => {
      const handler = byCall.get(call);
      if (!handler) throw new Error(`no handler for ${call}`);
      const answer = await handler(input, context);
      return isRefused(answer)
        ? { ok: false, failure: { kind: 'refused', code: answer.code } }
        : { ok: true, value: answer };
    };
    const report = (message: string) => log.warn('painting', { message });
    return paint({ ...{ url, zone, domain, hides, ask, report }, now: context.now });
  };

  const attempt = async (visit: Visit): Promise<PaintedPage | null> => {
    atWork += 1;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`not painted within ${PATIENCE_MS} ms`)), PATIENCE_MS);
    });
    try {
      return await Promise.race([render(visit), tooLate]);
    } catch (error) {
      failures += 1;
      const path = visit.url.split('?')[0]!;
      log.warn('page not painted', { path, failures, stack: error instanceof Error ? (error.stack ?? '') : '' });
      return null;
    } finally {
      clearTimeout(timer);
      atWork -= 1;
    }
  };

  return {
    isBusy,
    failures: () => failures,
    paint: async (visit) => {
      if (isBusy()) return null;
      budget.take();
      return attempt(visit);
    },
    warmUp: async (zone) => {
      for (const route of routes)
        // Who asks first for tips begins the demo's history of them, which takes a second.
        if (isForAll(route) && !('ofOdds' in route))
          await attempt({ url: exampleOf(route), locale: 'vi', zone, domain: 'localhost', hides: HIDES_NOTHING });
    },
  };
};
