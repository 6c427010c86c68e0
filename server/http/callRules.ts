import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import type { Area } from '../shared/area.ts';
import type { Limit } from '../shared/limiter.ts';

/** The areas' rules for their calls, in addition to the contract. */
export interface CallRules {
  readonly limits: ReadonlyMap<AnyCall, Limit>;
  /** Cache duration, in milliseconds. */
  readonly hot: ReadonlyMap<AnyCall, number>;
}

type Said<A> = Readonly<Record<string, Readonly<Record<string, A>>>>;

// An area's rules are typed by call (Area); when iterated, group and name are known to exist in the table.
const table: Said<AnyCall> = api;
const byCall = <A>(all: readonly (Said<A> | undefined)[]): ReadonlyMap<AnyCall, A> =>
  new Map(
    all.flatMap((said = {}) =>
      Object.entries(said).flatMap(([group, rules]) =>
        Object.entries(rules).map(([name, rule]): [AnyCall, A] => [table[group]![name]!, rule]),
      ),
    ),
  );

export const callRulesOf = (areas: readonly Area[]): CallRules => ({
  limits: byCall(areas.map(({ limits }) => limits)),
  hot: byCall(areas.map(({ hot }) => hot)),
});
