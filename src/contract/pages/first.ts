import type { Locale } from '#domain/locale/locale.ts';
import type { ParamsOf, RouteId } from '#domain/routing/routes.ts';
import type { Day } from '#domain/shared/zone.ts';
import type { Asks } from './asks.ts';

/** The viewer's zone, the day it is there now, and the `day` that the address asks for (today by default). */
export interface When {
  readonly zone: string;
  readonly today: Day;
  readonly day: Day;
}

/** What the first calls of a page may depend on beside its route. */
export interface Visit {
  readonly locale: Locale;
  /** Null while the zone is unknown: then nothing that depends on a day can be loaded. */
  readonly when: When | null;
}

/** The names of the resources that pages load first. */
export type FirstName = keyof Asks;
export type FirstInput<Name extends FirstName> = Parameters<Asks[Name]['inputOf']>[0];

/** One of the first calls of a page: the resource that will hold the answer, and that resource's input. */
export type FirstCall<Name extends FirstName = FirstName> = {
  readonly [One in Name]: { readonly resource: One; readonly input: FirstInput<One> };
}[Name];

/** The first calls of the pages of an area, by the parameters of their addresses. */
export type FirstOf<Id extends RouteId> = {
  readonly [One in Id]: (params: ParamsOf<One>, visit: Visit) => readonly FirstCall[];
};
