import type { PageError } from '#domain/navigation/navigation.ts';
import type { RouteRule } from '#domain/navigation/redirects.ts';
import type { Place } from '#domain/navigation/place.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import type { RouteBook } from '#domain/routing/routeBook.ts';
import type { Goal } from '#ports/navigation.ts';

/** NAV-3: what delays the switch to a new build. */
export type BusyReason = 'media' | 'draft' | 'upload';

export type NavigationEvent =
  | ({ readonly type: 'navigation.go' } & Goal)
  /** The id of the build that the origin serves now. */
  | { readonly type: 'navigation.build'; readonly id: string }
  | { readonly type: 'navigation.busy'; readonly reason: BusyReason; readonly on: boolean }
  /** The viewer accepts the new build. */
  | { readonly type: 'navigation.reload' }
  /** Code of the page at this path could not be loaded; `part`: of a part that the page can do without. */
  | { readonly type: 'navigation.chunkFailed'; readonly path: string; readonly part: boolean }
  /** NAV-2: the data of the page could not be loaded at all. */
  | { readonly type: 'navigation.loadFailed'; readonly status: number };

/** The result of a page's middlewares and code loading. */
export type Prepared =
  | { readonly kind: 'ready' }
  | { readonly kind: 'redirected'; readonly to: string }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'chunkFailed' };

export interface NavigationInput {
  /** Path, query and hash of the first page. */
  readonly to: string;
  readonly state?: unknown;
  /** The document was opened by a press on a page of the portal; in the context also true after the first navigation. */
  readonly moved?: boolean;
  /** NAV-6: the names of the registered middlewares. */
  readonly middlewares: readonly string[];
  /** NAV-4. */
  readonly rules: readonly RouteRule[];
  /** The id of the running build; null if unknown. */
  readonly running: string | null;
  /** The routes that are known at the start. */
  readonly routes: RouteBook;
}
export interface NavigationContext extends Place, Omit<NavigationInput, 'to'> {
  readonly state: unknown;
  readonly moved: boolean;
  /** The route of the current page; null before the first page, and on an error page. */
  readonly found: FoundRoute | null;
  readonly error: PageError | null;
  readonly goal: Goal | null;
  readonly redirects: number;
  readonly newBuild: string | null;
  /** Whether the new build was offered to the viewer. */
  readonly offered: boolean;
  readonly busy: readonly BusyReason[];
}
