import type { FirstCall, FirstInput, FirstName } from '#contract/pages/first.ts';
import { firstCalls } from '#contract/pages/firstCalls.ts';
import { whenAt } from '#contract/pages/when.ts';
import { splitLocale } from '#domain/locale/locale.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import {
  fixtureCounts,
  fixtureDay,
  leagueDetail,
  leagueFixtures,
  leagueTable,
} from '#machines/football/football.resources.ts';
import { announced, pastRooms } from '#machines/schedule/lists.resources.ts';
import { dayCounts, featured, room, scheduleDay } from '#machines/schedule/schedule.resources.ts';
import { cards } from '#machines/social/cards.resources.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Resource, Resources } from '#machines/resource/resources.ts';

/** The resources that the contract's first calls name. */
const kept: { readonly [Name in FirstName]: Resource<Ports, FirstInput<Name>, unknown> } = {
  featured,
  scheduleDay,
  dayCounts,
  room,
  cards,
  announced,
  pastRooms,
  fixtureDay,
  fixtureCounts,
  leagueDetail,
  leagueTable,
  leagueFixtures,
};

/** The viewer's time and place: `now` is epoch milliseconds, `zone` an IANA zone. */
interface Here {
  readonly now: number;
  readonly zone: string;
}

/** Prefetches what the page at an address shows first, while its code is loading. */
export const prefetchFirst = (
  resources: Pick<Resources<Ports>, 'prefetch'>,
  { to, found }: { readonly to: string; readonly found: FoundRoute },
  { now, zone }: Here,
): void => {
  const want = <Name extends FirstName>({ resource, input }: FirstCall<Name>) =>
    resources.prefetch<FirstInput<Name>, unknown>(kept[resource], input);
  const { locale } = splitLocale(to);
  for (const first of firstCalls(found, { locale, when: whenAt(to, now, zone) })) want(first);
};
