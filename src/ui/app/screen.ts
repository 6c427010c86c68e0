import type { ComponentType } from 'react';
import type { Params } from '#domain/routing/routeSpec.ts';
import type { ParamsOf, RouteId } from '#domain/routing/routes.ts';

/** What a screen is given: which of its routes was opened, and the parameters that the route's path names. */
export interface ScreenProps<Id extends RouteId> {
  readonly routeId: Id;
  readonly params: ParamsOf<Id>;
}
export type Screen<Id extends RouteId> = ComponentType<ScreenProps<Id>>;
/** A screen as the router draws it: with the match of a route that its area's table names it for, and nothing else. */
export type AnyScreen = ComponentType<{ readonly routeId: RouteId; readonly params: Params }>;

/** An area's screens by its routes, each in a file of its own that loads on the way to it: `() => import('./XScreen.tsx')`. */
export type ScreensOf<Id extends RouteId> = {
  readonly [One in Id]: () => Promise<{ readonly default: Screen<One> }>;
};
