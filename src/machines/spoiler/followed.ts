import type { Booking } from '#domain/match/match.ts';
import { KEPT_FAVOURITES, readKept } from '#domain/football/keptFavourites.ts';
import type { Target } from '#domain/social/social.ts';
import { SPOILER_TEAMS } from '#domain/settings/keeping.ts';
import { idsIn } from '#domain/shared/idList.ts';
import type { Followed } from '#domain/spoiler/mine.ts';
import type { StoragePort } from '#ports/storage.ts';
import { isLoggedIn } from '../auth/auth.selectors.ts';
import type { AuthRef } from '../auth/auth.wire.ts';
import { bookingList } from '../bookings/bookings.resources.ts';
import type { Ports } from '../resource/ports.ts';
import { selectValue } from '../resource/resource.selectors.ts';
import type { Resources } from '../resource/resources.ts';
import { followedAll } from '../social/social.resources.ts';

export interface FollowedNeeds {
  readonly resources: Resources<Ports>;
  readonly auth: AuthRef;
  readonly storage: Pick<StoragePort, 'read'>;
}
/** As much of a list as is loaded; null while none is. */
interface Lists {
  readonly bookings: readonly Booking[] | null;
  readonly follows: readonly Target[] | null;
}
/** The leagues that are pinned on this device. */
const PINNED = 'leagues.pinned';

const gathered = ({ bookings, follows }: Lists, storage: FollowedNeeds['storage']): Followed => {
  const kept = readKept(storage.read(KEPT_FAVOURITES));
  const marked = (type: string) => [
    ...(follows ?? []).flatMap((one) => (one.type === type ? one.id : [])),
    ...kept.flatMap((one) => (one.type === type ? one.id : [])),
  ];
  return {
    fixtures: new Set([...(bookings ?? []).map(({ fixtureId }) => fixtureId), ...marked('fixture')]),
    people: new Set(marked('user')),
    leagues: new Set([...idsIn(storage.read(PINNED)), ...marked('league')]),
    teams: new Set([...idsIn(storage.read(SPOILER_TEAMS)), ...marked('team')]),
    whole: bookings !== null && follows !== null,
  };
};

/** Holds the lists of a member, or of a guest, who has none; gives back how to let go. */
const watchLists = (resources: Resources<Ports>, member: boolean, tell: (lists: Lists) => void) => {
  const bookings = resources.ref(bookingList, { member });
  const follows = member ? resources.ref(followedAll, null) : null;
  const look = () =>
    tell({
      bookings: selectValue(bookings)(bookings.getSnapshot()),
      follows: follows ? selectValue(follows)(follows.getSnapshot()) : [],
    });
  const watching = [bookings.subscribe(look), follows?.subscribe(look)];
  const held = [resources.hold(bookingList, { member }), follows && resources.hold(followedAll, null)];
  look();
  return () => {
    for (const one of watching) one?.unsubscribe();
    for (const release of held) release?.();
  };
};

/** Tells what the viewer booked and follows, and each change of it; gives back how to stop. */
export const watchFollowed = (
  { resources, auth, storage }: FollowedNeeds,
  tell: (followed: Followed) => void,
): (() => void) => {
  let member: boolean | null = null;
  let letGo = () => {};
  const meet = () => {
    const now = isLoggedIn(auth.getSnapshot());
    if (now === member) return;
    member = now;
    letGo();
    letGo = watchLists(resources, now, (lists) => tell(gathered(lists, storage)));
  };
  const following = auth.subscribe(meet);
  meet();
  return () => {
    following.unsubscribe();
    letGo();
  };
};
