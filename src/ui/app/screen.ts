import type { ComponentType } from 'react';
import type { Params } from '#domain/routing/routeSpec.ts';
import type { ParamsOf, RouteId } from '#domain/routing/routes.ts';

/** The props of a screen: the route that was opened, and the parameters in its path. */
export interface ScreenProps<Id extends RouteId> {
  readonly routeId: Id;
  readonly params: ParamsOf<Id>;
}
export type Screen<Id extends RouteId> = ComponentType<ScreenProps<Id>>;
/** A screen as the router renders it; the table of its area ensures that it gets only its own routes. */
export type AnyScreen = ComponentType<{ readonly routeId: RouteId; readonly params: Params }>;

/** The screens of an area by route, each in a lazily loaded file: `() => import('./XScreen.tsx')`. */
export type ScreensOf<Id extends RouteId> = {
  readonly [One in Id]: () => Promise<{ readonly default: Screen<One> }>;
};
