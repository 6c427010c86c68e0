import type { FoundRoute } from './findRoute.ts';
import type { ParamsOf, RouteId } from './routes.ts';

/** A route with the parameters that its path names. */
export type Page<Id extends RouteId = RouteId> = {
  readonly [One in Id]: { readonly id: One; readonly params: ParamsOf<One> };
}[Id];

// Safe: matching read the parameters from the same path pattern as `ParamsOf`.
export const pageOf = ({ route, params }: FoundRoute): Page => ({ id: route.id, params }) as Page;
