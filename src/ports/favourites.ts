import type { FavouritePage, FavouriteType, Suggested } from '#domain/football/favourites.ts';
import type { CalendarAddress } from './bookings.ts';
import type { Outcome } from './failure.ts';

export interface FavouritesPort {
  /** As many as can be put in order. `ids` is what a guest's device keeps; a member's own need none. */
  readonly list: (
    query: { readonly type: FavouriteType; readonly ids: readonly string[] },
    signal: AbortSignal,
  ) => Promise<Outcome<FavouritePage>>;
  readonly sort: (
    order: { readonly type: FavouriteType; readonly ids: readonly string[] },
    signal: AbortSignal,
  ) => Promise<Outcome<null>>;
  /** What most members follow, without what is followed already; `ids` as for `list`. */
  readonly suggested: (
    query: { readonly type: FavouriteType; readonly ids: readonly string[] },
    signal: AbortSignal,
  ) => Promise<Outcome<readonly Suggested[]>>;
  /** The address of the calendar of all followed teams. */
  readonly calendar: (signal: AbortSignal) => Promise<Outcome<CalendarAddress>>;
  /** Creates a new address and invalidates the previous one. */
  readonly renewCalendar: (signal: AbortSignal) => Promise<Outcome<CalendarAddress>>;
}
