import type { SnapshotFrom } from 'xstate';
import { splitLocale } from '#domain/locale/locale.ts';
import { routeOf } from '#domain/navigation/place.ts';
import type { PageError } from '#domain/navigation/navigation.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import type { RouteId } from '#domain/routing/routes.ts';
import type { navigationMachine } from './navigation.machine.ts';

type Snapshot = SnapshotFrom<typeof navigationMachine>;

/** As in the address bar, with its language prefix. */
export const selectPath = (snapshot: Snapshot): string => snapshot.context.path;
/** Without the language prefix. */
export const selectLocalPath = (snapshot: Snapshot): string => splitLocale(snapshot.context.path).path;
/** Without "?", as it was written: decoded once by URLSearchParams. */
export const selectSearch = (snapshot: Snapshot): string => snapshot.context.search;
/** Without "#". */
export const selectHash = (snapshot: Snapshot): string => snapshot.context.hash;
/** What the entry of the history keeps: open layers, a place to scroll to. */
export const selectEntryState = (snapshot: Snapshot): unknown => snapshot.context.state;
export const selectFound = (snapshot: Snapshot): FoundRoute | null => snapshot.context.found;
export const selectRouteId = (snapshot: Snapshot): RouteId | null => snapshot.context.found?.route.id ?? null;
/** The area of the navigation that the page shown belongs to, or null. */
export const selectMenuPlace = (snapshot: Snapshot) => snapshot.context.found?.route.menu ?? null;
/** How the page shown stands in the window; before the first one is ready, as its address says that it will. */
export const selectLayout = ({ context: { found, error, path } }: Snapshot): FoundRoute['route']['layout'] =>
  (found ?? (error ? null : routeOf(path)))?.route.layout ?? 'default';
export const selectPageError = (snapshot: Snapshot): PageError | null => snapshot.context.error;
/** A page is being prepared behind the one shown. */
export const isNavigating = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** The id of a build that waits, or null. */
export const selectNewBuild = (snapshot: Snapshot): string | null => snapshot.context.newBuild;
