import type { Locale } from '#domain/locale/locale.ts';
import type { Places } from '#domain/routing/pageTitle.ts';
import type { ParamsOf, RouteId, WithParams } from '#domain/routing/routes.ts';
import type { CallContext, Handlers } from '../http/handlers.ts';
import type { Clock } from '../shared/clock.ts';
import type { AreaShare } from './share/shared.ts';

/** What areas find their pages by: the origin's own calls, asked as nobody in particular. */
export interface PageSource {
  readonly handlers: Handlers;
  readonly nobody: (locale: Locale) => CallContext;
  readonly clock: Clock;
}

/** What JSON-LD is written with; `url` and `site` are absolute. */
export interface PageNamed {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly site: string;
}

/** A page that exists, with what only its area knows of it. */
export interface FoundPage {
  readonly status?: undefined;
  /** Where it is at home; the path as it was asked for where absent. */
  readonly canonicalPath?: string;
  /** What fills the places of its title and description. */
  readonly places?: Places;
  /** The largest picture of its first paint, or null. */
  readonly picture?: string | null;
  /** What stands on its picture for those who share it; its name where absent. */
  readonly share?: AreaShare;
  /** Of Open Graph; a website where absent. */
  readonly type?: 'video.other' | 'profile';
  /** It is not for search engines, though others of its route are. */
  readonly indexed?: false;
  readonly jsonLd?: (page: PageNamed) => object;
}
/** No page is there; 410 where one was. */
export interface NoPage {
  readonly status: 404 | 410;
}

/** What an area says of one of its pages. */
export interface AreaPage<Id extends RouteId> {
  readonly find: (params: ParamsOf<Id>, locale: Locale) => Promise<FoundPage | NoPage>;
  /** Paths for the sitemap, without language prefix; routes that share one value are asked once. */
  readonly sitemap?: () => Promise<readonly string[]>;
}
/** The pages of an area. */
export type PagesOf<Id extends RouteId> = { readonly [One in Id]: AreaPage<One> };
/** Those of all areas: a route with parameters and without a page does not compile; one without parameters is there. */
export type Pages = PagesOf<WithParams> & Partial<PagesOf<RouteId>>;
