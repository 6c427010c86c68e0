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

/** A page as the application renders it: its HTML, and the data with which a browser takes it over. */
export interface PaintedPage {
  readonly html: string;
  readonly island: unknown;
}
interface PaintRequest {
  readonly url: string;
  readonly zone: string;
  readonly now: number;
  readonly domain: string;
  readonly ask: (call: string, input: unknown) => Promise<unknown>;
  readonly report: (message: string, detail?: unknown) => void;
}
/** All that the origin knows of the application: `paint` of src/paint.tsx, loaded by its path. */
export type Paint = (request: PaintRequest) => Promise<PaintedPage>;

/** The built application for the origin; null where it was not built, as in tests of the origin alone. */
export const loadPaint = async (folder: string): Promise<Paint | null> => {
  const file = join(folder, 'paint.js');
  if (!existsSync(file)) return null;
  const { paint } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { readonly paint: Paint };
  return paint;
};

/**
 * The day is all that a painted page may take from its query. A commentator's part of the schedule and what somebody
 * searches for are left to the browser: few ask for the same. What else a query says (a room's tab, a link's token) is
 * read by the page once it is alive.
 */
export const isAskedWhole = (url: string): boolean => !/[?&](blv|q)=/.test(url);
/** What is listed is the same for everybody, and painted. */
const isForAll = ({ indexed, drawnBy }: RouteSpec): boolean => indexed && drawnBy !== 'browser';
export const isPainted = ({ route }: FoundRoute<RouteId>): boolean => isForAll(route);

/** After so long a page is sent without its content, in milliseconds. */
const PATIENCE_MS = 1000;
/** So many pages are painted at once; further ones are sent without their content, which costs a hundredth. */
const MOST_AT_ONCE = 4;
/**
 * Painting takes 8 to 20 ms of the thread that answers everybody. A burst is for many who come at once; what goes on and on,
 * as requests with ever new hosts or zones do, gets a sixth of a core.
 */
const BURST = 40;
const PER_SECOND = 10;

export interface PaintingSource {
  readonly paint: Paint;
  readonly handlers: Handlers;
  /** The origin asking itself, for what everybody may see. */
  readonly nobody: (locale: Locale) => CallContext;
  readonly log: Log;
}
export interface Visit {
  /** Path and query, with its language. */
  readonly url: string;
  readonly locale: Locale;
  readonly zone: string;
  readonly domain: string;
}
export interface Painter {
  /** Null where the page cannot be painted now: it is then sent as the browser draws it by itself. */
  readonly paint: (visit: Visit) => Promise<PaintedPage | null>;
  readonly isBusy: () => boolean;
  /** Paints one page of each screen, so that its code and words are there for the first who asks. */
  readonly warmUp: (zone: string) => Promise<void>;
  /** How many pages could not be painted since the start. */
  readonly failures: () => number;
}

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

/** Renders pages, a few at a time, each within a limit; what goes wrong is counted and logged, and costs only the paint. */
export const createPainter = ({ paint, handlers, nobody, log }: PaintingSource): Painter => {
  const byCall = handlersByCall(handlers);
  const budget = createBudget(() => performance.now());
  let atWork = 0;
  let failures = 0;
  const isBusy = (): boolean => atWork >= MOST_AT_ONCE || budget.isSpent();

  const render = ({ url, locale, zone, domain }: Visit): Promise<PaintedPage> => {
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
    return paint({ ...{ url, zone, domain, ask, report }, now: context.now });
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
        if (isForAll(route)) await attempt({ url: exampleOf(route), locale: 'vi', zone, domain: 'localhost' });
    },
  };
};
