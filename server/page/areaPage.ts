import type { Locale } from '#domain/locale/locale.ts';
import type { Places } from '#domain/routing/pageTitle.ts';
import type { ParamsOf, RouteId, WithParams } from '#domain/routing/routes.ts';
import type { CallContext, Handlers } from '../http/handlers.ts';
import type { Clock } from '../shared/clock.ts';
import type { OwnPaths } from '../shared/pageList.ts';
import type { PageWordsOf } from './pageWords.ts';
import type { PlainPart } from './plain.ts';
import type { AreaShare } from './share/shared.ts';

/** What areas use to find their pages: the origin's own handlers, called as an anonymous visitor. */
export interface PageSource {
  readonly handlers: Handlers;
  readonly nobody: (locale: Locale) => CallContext;
  readonly clock: Clock;
}

/** What JSON-LD is generated from; `url` and `site` are absolute. */
export interface PageNamed {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly site: string;
}

/** What plain parts are written with: words in the page's language, and the visitor's zone. */
export interface PlainContext {
  readonly word: (group: Parameters<PageWordsOf['word']>[0], key: string, places?: Places) => string;
  readonly zone: string;
}

/** A picture in several sizes, as its image on the page has them. */
export interface SizedPicture {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** An existing page, with what only its area knows about it. */
export interface FoundPage {
  readonly status?: undefined;
  /** The canonical path; the requested path if absent. */
  readonly canonicalPath?: string;
  /** The requested path is one that it had before: whoever asks for it is sent to its own. */
  readonly moved?: true;
  /** Values for the placeholders in its title and description. */
  readonly places?: Places;
  /** The largest picture of its first paint, or null. */
  readonly picture?: string | SizedPicture | null;
  /** The content of its share picture; the page's title if absent. */
  readonly share?: AreaShare;
  /** The Open Graph type; a website if absent. */
  readonly type?: 'video.other' | 'profile' | 'article';
  /** Its path in each language that it is in, without prefix; the same path in all languages if absent. */
  readonly alternates?: OwnPaths;
  /** Paths of its feeds (RSS, JSON Feed), without language prefix. */
  readonly feeds?: readonly string[];
  /** Excluded from search engines, though its route is not. */
  readonly indexed?: false;
  readonly jsonLd?: (page: PageNamed) => object;
  /**
   * What a browser draws only once the page is alive, as tables for readers without scripts. Asked for pages that are
   * painted, and never for who hides results.
   */
  readonly plain?: (context: PlainContext) => Promise<readonly PlainPart[]>;
}
/** The page does not exist; 410 if it once did. */
export interface NoPage {
  readonly status: 404 | 410;
}

/** An area's description of one of its pages. */
export interface AreaPage<Id extends RouteId> {
  readonly find: (params: ParamsOf<Id>, locale: Locale) => Promise<FoundPage | NoPage>;
  /** Paths for the sitemap, without language prefix; a list shared by several routes is requested once. */
  readonly sitemap?: () => Promise<readonly string[]>;
}
/** The pages of an area. */
export type PagesOf<Id extends RouteId> = { readonly [One in Id]: AreaPage<One> };
/**
 * The pages of all areas: a route with parameters but without a page does not compile; one without parameters always
 * exists.
 */
export type Pages = PagesOf<WithParams> & Partial<PagesOf<RouteId>>;
