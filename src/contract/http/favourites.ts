import * as Schema from 'effect/Schema';
import { FAVOURITES, favouriteTypes, type FavouritePage, type Suggested } from '#domain/football/favourites.ts';
import { CalendarAddress } from './calendar.ts';
import { call, fileCall } from './call.ts';
import { Id, IdsText, numberBetween } from './fields.ts';
import { FixtureWire } from './footballShapes.ts';
import { CardWire, TargetWire } from './social.ts';

const FavouritePageWire = Schema.Struct({
  list: Schema.Array(
    Schema.Struct({
      target: TargetWire,
      card: Schema.NullOr(CardWire),
      next: Schema.optionalKey(FixtureWire),
    }),
  ),
  ...{ pageNum: Schema.Int, pageSize: Schema.Int, total: Schema.Int },
});
FavouritePageWire satisfies Schema.Codec<FavouritePage, unknown>;

const SuggestedWire = Schema.Array(Schema.Struct({ card: CardWire, followers: Schema.Int }));
SuggestedWire satisfies Schema.Codec<readonly Suggested[], unknown>;

const type = Schema.Literals(favouriteTypes);
/** What a guest's device keeps. */
const ids = Schema.optionalKey(IdsText);
const member = { needs: 'member', on401: 'allTokens' } as const;

/** The teams, competitions and players that somebody follows. */
export const favourites = {
  list: call({
    method: 'GET',
    path: '/live/api/user/favorite/list',
    about:
      'What of football a member follows, in the member’s order, each with its match that runs or its next one. A guest names what the device keeps: `ids=a,b`, at most 30.',
    input: Schema.Struct({
      type,
      ids,
      pageNum: Schema.optionalKey(numberBetween(1, 100)),
    }),
    data: FavouritePageWire,
    needs: 'guest',
    on401: 'allTokens',
  }),
  sort: call({
    method: 'POST',
    path: '/live/api/user/favorite/sort',
    about: 'Puts what a member follows in order; what is not named comes first.',
    input: Schema.Struct({ type, ids: Schema.Array(Id).check(Schema.isMaxLength(FAVOURITES.most)) }),
    data: Schema.Null,
    ...member,
  }),
  suggested: call({
    method: 'GET',
    path: '/live/api/user/favorite/suggested',
    about:
      'What of a kind most members follow, most first, without what is followed already; a guest names what the device keeps. Empty where nobody follows any. Not in the specification.',
    input: Schema.Struct({ type, ids }),
    data: SuggestedWire,
    needs: 'guest',
    on401: 'allTokens',
  }),
  calendar: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/favorite/calendar-url',
    about:
      'The private address of a calendar feed with the matches of all teams that the member follows; it stays the same until it is renewed. Not in the specification.',
    input: Schema.Struct({}),
    data: CalendarAddress,
  }),
  renewCalendar: call({
    ...member,
    method: 'POST',
    path: '/live/api/user/favorite/calendar-renew',
    about: 'Creates a new address of that calendar and invalidates the previous one. Not in the specification.',
    input: Schema.Struct({}),
    data: CalendarAddress,
  }),
  calendarFeed: fileCall({
    method: 'GET',
    path: '/live/api/calendar/teams/:token.ics',
    about:
      "The matches of the teams that the token's member follows as iCalendar, from two weeks ago to ten weeks ahead; 404 for an invalid token. Not in the specification.",
    input: Schema.Struct({ token: Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,128}$/u)) }),
    needs: 'nothing',
    on401: 'allTokens',
    file: ['text/calendar; charset=utf-8'],
    data: Schema.Unknown,
  }),
};
