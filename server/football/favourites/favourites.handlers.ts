import type { Api } from '#contract/http/api.ts';
import { FAVOURITES, inOrder, type Favourite, type FavouriteType } from '#domain/football/favourites.ts';
import { SUGGESTED } from '#domain/football/suggestions.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import type { AreaHandlers } from '../../http/handlers.ts';
import type { FixtureFilter, FootballSource } from '../../shared/footballSource.ts';
import type { View } from '../../shared/matchSource.ts';
import type { Viewer } from '../../http/identify.ts';
import type { Subjects } from '../../shared/subjects.ts';
import type { FavouritesStore } from './favourites.store.ts';

/** The longest time since kick-off after which a match can still be running. */
const LONGEST_MS = 4 * 3_600_000;
/** The most matches searched for one that is not over: a competition's matches of a whole evening. */
const LOOKED_THROUGH = 12;

/** A subject that many members follow, by id. */
export interface MuchFollowed {
  readonly id: string;
  readonly followers: number;
}
export interface FavouritesParts {
  readonly source: FootballSource;
  readonly subjects: Required<Pick<Subjects, FavouriteType>>;
  readonly store: FavouritesStore;
  /** The ids that a member follows of one type, the latest first. */
  readonly followed: (userId: string, type: FavouriteType) => Promise<readonly string[]>;
  /** The ids of one type that most members follow, the most followed first. */
  readonly mostFollowed: (type: FavouriteType, most: number) => Promise<readonly MuchFollowed[]>;
}

const isAhead = ({ status }: Fixture): boolean => status === 'live' || status === 'upcoming';

/** Followed teams, competitions and players, each with its next match. */
export const favouritesHandlers = ({
  source,
  subjects,
  store,
  followed,
  mostFollowed,
}: FavouritesParts): AreaHandlers<Pick<Api['favourites'], 'list' | 'sort' | 'suggested'>> => {
  const nextIn = async (filter: Partial<FixtureFilter>, view: View): Promise<Fixture | undefined> => {
    const near = await source.fixtures({ ...filter, from: view.now - LONGEST_MS, most: LOOKED_THROUGH }, view);
    return near.find(({ status }) => status === 'live') ?? near.find(isAhead);
  };
  const nextOf: Readonly<Record<FavouriteType, (id: string, view: View) => Promise<Fixture | undefined>>> = {
    team: (teamId, view) => nextIn({ teamId }, view),
    league: (leagueId, view) => nextIn({ leagueId }, view),
    player: async (playerId, view) => {
      const team = (await source.player(playerId, view))?.team;
      return team && nextIn({ teamId: team.id }, view);
    },
  };
  const entry = async (type: FavouriteType, id: string, view: View): Promise<Favourite> => {
    const [[card], next] = await Promise.all([subjects[type].cards([id], view), nextOf[type](id, view)]);
    return { target: { type, id }, card: card ?? null, ...(next && { next }) };
  };
  /** The ids of one type that the viewer follows: a member's from the store, in no order; a guest's from the request. */
  const ownOf = async (viewer: Viewer, type: FavouriteType, ids: string | undefined): Promise<readonly string[]> =>
    viewer.kind === 'member' ? followed(viewer.userId, type) : [...new Set(ids?.split(','))];
  return {
    list: async ({ type, ids, pageNum = 1 }, context) => {
      const { viewer } = context;
      const own = await ownOf(viewer, type, ids);
      const all = viewer.kind === 'member' ? inOrder(own, await store.order(viewer.userId, type)) : own;
      const { pageSize } = FAVOURITES;
      const shown = all.slice((pageNum - 1) * pageSize, pageNum * pageSize);
      const list = await Promise.all(shown.map((id) => entry(type, id, context)));
      return { list, pageNum, pageSize, total: all.length };
    },
    sort: async ({ type, ids }, { viewer }) => {
      await store.sort(viewer.userId, type, [...new Set(ids)]);
      return null;
    },
    suggested: async ({ type, ids }, context) => {
      const own = new Set(await ownOf(context.viewer, type, ids));
      const counted = (await mostFollowed(type, own.size + SUGGESTED.looked)).filter(({ id }) => !own.has(id));
      const cards = await subjects[type].cards(
        counted.map(({ id }) => id),
        context,
      );
      return counted
        .flatMap(({ followers }, i) => (cards[i] ? [{ card: cards[i], followers }] : []))
        .slice(0, SUGGESTED.most);
    },
  };
};
