import type { Locale } from '#domain/locale/locale.ts';
import type { ParamsOf, RouteId } from '#domain/routing/routes.ts';
import type { Day } from '#domain/shared/zone.ts';
import type { Asks } from './asks.ts';

/** When and where the viewer is: `today` in the zone, and the `day` that the address asks for, else today. */
export interface When {
  readonly zone: string;
  readonly today: Day;
  readonly day: Day;
}

/** What is known of a visit beside its route. */
export interface Visit {
  readonly locale: Locale;
  /** Null while the zone is not known: then no day can be asked for. */
  readonly when: When | null;
}

/** The names of the resources that pages ask for first. */
export type FirstName = keyof Asks;
export type FirstInput<Name extends FirstName> = Parameters<Asks[Name]['inputOf']>[0];

/** One of the answers that a page shows first: the resource that keeps it, by name, and that resource's input. */
export type FirstCall<Name extends FirstName = FirstName> = {
  readonly [One in Name]: { readonly resource: One; readonly input: FirstInput<One> };
}[Name];

/** What each page of an area asks first, by the parameters of its address. */
export type FirstOf<Id extends RouteId> = {
  readonly [One in Id]: (params: ParamsOf<One>, visit: Visit) => readonly FirstCall[];
};
