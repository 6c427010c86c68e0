import { useState } from 'react';
import type { FavouriteType } from '#domain/football/favourites.ts';
import { leaguePath, playerPath, teamPath } from '#domain/football/footballPaths.ts';
import { lookedAt, suggested, SUGGESTED } from '#domain/football/suggestions.ts';
import { allLeagues } from '#machines/football/football.resources.ts';
import { leagueTeams, muchFollowed } from '#machines/football/suggestions.resources.ts';
import { teamSquad } from '#machines/football/teams.resources.ts';
import { useDeviceFavourites } from '../../features/social/useDeviceFavourites.ts';
import { FollowStar } from '../../features/social/FollowStar.tsx';
import { useKeptIds } from '../../hooks/useKeptIds.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { useFollowed } from '../../features/social/useFollowed.ts';
import * as styles from './FavouritesScreen.css.ts';

interface Suggestion {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly path: string;
  /** How many follow it; absent where nobody does. */
  readonly followers?: number;
}
interface SuggestedProps {
  readonly type: FavouriteType;
  /** Null while they are not known. */
  readonly all: readonly Suggestion[] | null;
}

const Suggested = ({ type, all }: SuggestedProps) => {
  const t = useWords('favourites');
  const social = useWords('social');
  if (!all || all.length === 0) return null;
  return (
    <section aria-labelledby={`suggested-${type}`}>
      <h2 className={styles.heading} id={`suggested-${type}`}>
        {t('suggested')}
      </h2>
      <ul className={styles.rows}>
        {all.map(({ id, name, logo, path, followers }) => (
          <li key={id} className={styles.suggestion}>
            <span className={styles.suggestionSign}>
              {type === 'player' ? <Icon name="user-check" size={24} /> : <Crest side={{ name, logo }} size={40} />}
            </span>
            <span>
              <Link to={path}>{name}</Link>
              {followers !== undefined && (
                <small className={styles.followers}>{social.tn('followers', followers)}</small>
              )}
            </span>
            <FollowStar of={{ type, id, name }} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The ids of what is followed of a kind; null while that is not known. */
const useIds = (type: FavouriteType): ReadonlySet<string> | null => {
  const { value } = useFollowed(type);
  return value && new Set(value.list.map(({ target }) => target.id));
};

/** The teams of a competition by their names, since their order in its table tells results (B2). */
const useTeams = (id: string): readonly Suggestion[] => {
  const locale = useLocale();
  const { value } = useResource(leagueTeams, { id });
  return (value ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
    .map((team) => ({ id: team.id, name: team.name, logo: team.logo, path: teamPath(team) }));
};

/** What most follow, and behind it what else somebody may look for; null while it is not known what most follow. */
const useWithMuch = (type: FavouriteType, others: readonly Suggestion[]): readonly Suggestion[] | null => {
  const kept = useDeviceFavourites();
  // Asked for once: what is followed from here on is left out below.
  const [ids] = useState(() => kept.filter((one) => one.type === type).map(({ id }) => id));
  const followed = useIds(type);
  const { value, failure } = useResource(muchFollowed, { type, ids });
  if (!followed || (!value && !failure)) return null;
  const much = (value ?? []).map(({ card, followers }) => ({
    ...{ id: card.target.id, name: card.title, logo: card.img?.url ?? '', path: card.path, followers },
  }));
  const known = new Set(much.map(({ id }) => id));
  return [...much, ...others.filter(({ id }) => !known.has(id))]
    .filter(({ id }) => !followed.has(id))
    .slice(0, SUGGESTED.most);
};

const TeamsOf = ({ leagues: [first, second] }: { readonly leagues: readonly [string, string] }) => {
  const followed = useIds('team');
  const lists = [useTeams(first), useTeams(second)];
  const all = useWithMuch('team', suggested(lists, followed ?? new Set()));
  return <Suggested type="team" all={all} />;
};

const Teams = () => {
  const followed = useIds('league');
  const known = useResource(allLeagues, null).value;
  const [pinned] = useKeptIds('leagues.pinned');
  if (!followed || !known) return null;
  const [first, second = first] = lookedAt(
    [...followed],
    pinned,
    known.map(({ leagueId }) => leagueId),
  );
  return first !== undefined && second !== undefined && <TeamsOf leagues={[first, second]} />;
};

const Leagues = () => {
  const followed = useIds('league');
  const known = useResource(allLeagues, null).value;
  const others = (known ?? []).map((league) => ({
    ...{ id: league.leagueId, name: league.leagueName, logo: league.logo, path: leaguePath(league) },
  }));
  const all = useWithMuch('league', suggested([others], followed ?? new Set()));
  return known && <Suggested type="league" all={all} />;
};

/** The players of a team as its squad names them; none where it has no squad. */
const useSquad = (id: string): readonly Suggestion[] =>
  (useResource(teamSquad, { id }).value ?? []).map(({ player }) => ({
    ...{ id: player.playerId, name: player.name, logo: '', path: playerPath(player) },
  }));

const MuchFollowedPlayers = () => <Suggested type="player" all={useWithMuch('player', [])} />;
const PlayersOf = ({ teams: [first, second] }: { readonly teams: readonly [string, string] }) => {
  const followed = useIds('player');
  const lists = [useSquad(first), useSquad(second)];
  const all = useWithMuch('player', suggested(lists, followed ?? new Set()));
  return <Suggested type="player" all={all} />;
};

/** Players of the first teams that are followed, behind those whom most follow. */
const Players = () => {
  const teams = useIds('team');
  if (!teams) return null;
  const [first, second = first] = teams;
  return first !== undefined && second !== undefined ? <PlayersOf teams={[first, second]} /> : <MuchFollowedPlayers />;
};

/**
 * TP-5: what somebody may want to follow: what most do, then teams of the competitions they look at, the best known
 * competitions, or players of their teams.
 */
export const Suggestions = ({ type }: { readonly type: FavouriteType }) => {
  if (type === 'team') return <Teams />;
  return type === 'league' ? <Leagues /> : <Players />;
};
