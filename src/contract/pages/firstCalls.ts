import type { FoundRoute } from '#domain/routing/findRoute.ts';
import { pageOf, type Page } from '#domain/routing/page.ts';
import type { AskingId } from '#domain/routing/routes.ts';
import { addressOf } from '../address.ts';
import type { AnyCall } from '../http/call.ts';
import type { Ask } from './ask.ts';
import { asks } from './asks.ts';
import type { FirstCall, FirstInput, FirstName, FirstOf, Visit } from './first.ts';
import { comicsFirst } from './comics.first.ts';
import { filmsFirst } from './films.first.ts';
import { musicFirst } from './music.first.ts';
import { tvFirst } from './tv.first.ts';
import { footballFirst } from './football.first.ts';
import { gamesFirst } from './games.first.ts';
import { highlightsFirst } from './highlights.first.ts';
import { homeFirst } from './home.first.ts';
import { newsFirst } from './news.first.ts';
import { peopleFirst } from './people.first.ts';
import { promotionsFirst } from './promotions.first.ts';
import { roomFirst } from './room.first.ts';
import { scheduleFirst } from './schedule.first.ts';
import { tipsFirst } from './tips.first.ts';

/**
 * By page. A route whose row has no `asks: 'nothing'` does not compile until its area declares its first calls here.
 */
const firstOf: FirstOf<AskingId> = {
  ...homeFirst,
  ...scheduleFirst,
  ...roomFirst,
  ...peopleFirst,
  ...footballFirst,
  ...tipsFirst,
  ...filmsFirst,
  ...comicsFirst,
  ...tvFirst,
  ...musicFirst,
  ...gamesFirst,
  ...newsFirst,
  ...highlightsFirst,
  ...promotionsFirst,
};

const isAsking = (page: Page): page is Page<AskingId> => page.id in firstOf;

const callsOf = <Id extends AskingId>({ id, params }: Page<Id>, visit: Visit): readonly FirstCall[] =>
  firstOf[id](params, visit);

/**
 * The first calls of a page, in the order of its screen: the single source for the preloads in its head, for the
 * browser's prefetch, and for painting it on the origin.
 */
export const firstCalls = (found: FoundRoute, visit: Visit): readonly FirstCall[] => {
  const page = pageOf(found);
  return isAsking(page) ? callsOf(page, visit) : [];
};

const table: { readonly [Name in FirstName]: Ask<FirstInput<Name>, AnyCall> } = asks;

/** The call of the contract behind a first call, with that call's input. */
export const askOf = <Name extends FirstName>({ resource, input }: FirstCall<Name>) => {
  const { call, inputOf } = table[resource];
  return { call, input: inputOf(input) };
};

/** The addresses of a page's first calls, for preloads. */
export const firstAddresses = (found: FoundRoute, visit: Visit): readonly string[] =>
  firstCalls(found, visit)
    .map((first) => askOf(first))
    .map(({ call, input }) => addressOf(call, input, visit.locale))
    .filter((address) => address !== null);
