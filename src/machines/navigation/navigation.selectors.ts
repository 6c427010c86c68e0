import type { SnapshotFrom } from 'xstate';
import { splitLocale } from '#domain/locale/locale.ts';
import { routeIn } from '#domain/navigation/place.ts';
import type { PageError } from '#domain/navigation/navigation.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import type { RouteId } from '#domain/routing/routes.ts';
import type { navigationMachine } from './navigation.machine.ts';

type Snapshot = SnapshotFrom<typeof navigationMachine>;

/** As in the address bar, with its language prefix. */
export const selectPath = (snapshot: Snapshot): string => snapshot.context.path;
/** Without the language prefix. */
export const selectLocalPath = (snapshot: Snapshot): string => splitLocale(snapshot.context.path).path;
/** Without "?" and not decoded: URLSearchParams decodes it. */
export const selectSearch = (snapshot: Snapshot): string => snapshot.context.search;
/** Without "#". */
export const selectHash = (snapshot: Snapshot): string => snapshot.context.hash;
/** The state of the history entry: open dialogs and scroll position. */
export const selectEntryState = (snapshot: Snapshot): unknown => snapshot.context.state;
/** V-3: the first page of a document that no press on the portal has opened. */
export const isColdVisit = (snapshot: Snapshot): boolean => !snapshot.context.moved;
export const selectFound = (snapshot: Snapshot): FoundRoute | null => snapshot.context.found;
export const selectRouteId = (snapshot: Snapshot): RouteId | null => snapshot.context.found?.route.id ?? null;
/** The item of the navigation that the current page belongs to, or null. */
export const selectMenuPlace = (snapshot: Snapshot) => snapshot.context.found?.route.menu ?? null;
/** The layout of the current page; before the first page, the layout of the route that its address is known to match. */
export const selectLayout = ({ context: { found, error, path, routes } }: Snapshot): FoundRoute['route']['layout'] =>
  (found ?? (error ? null : routeIn(routes, path)))?.route.layout ?? 'default';
export const selectPageError = (snapshot: Snapshot): PageError | null => snapshot.context.error;
/** Whether a page is being prepared behind the current one. */
export const isNavigating = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** The id of a build that is waiting, or null. */
export const selectNewBuild = (snapshot: Snapshot): string | null => snapshot.context.newBuild;
