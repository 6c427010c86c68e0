import { leaguePath } from '#domain/football/footballPaths.ts';
import type { TeamInSeason } from '#domain/football/answers.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Failed } from '../../kit/Failed.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { StandingTable } from '../StandingTable.tsx';
import { TableNote } from '../TableNote.tsx';
import { useLeagueTable } from '../useLeagueTable.ts';
import { Heading } from './Heading.tsx';
import * as styles from './TeamScreen.css.ts';

interface TablesProps {
  readonly leagues: readonly TeamInSeason[];
  readonly teamId: string;
}

/** The tables in which a team stands, with its row marked. */
export const TeamTables = ({ leagues, teamId }: TablesProps) => (
  <div className={styles.column}>
    {leagues
      .filter(({ tableTs }) => tableTs !== undefined)
      .map((league) => (
        <Table key={`${league.leagueId} ${league.season}`} {...{ league, teamId }} />
      ))}
  </div>
);

const Table = ({ league, teamId }: { readonly league: TeamInSeason; readonly teamId: string }) => {
  const t = useWords('teams');
  const { leagueId: id, leagueName, season } = league;
  const { value: table, failure, busy, retry, countAll } = useLeagueTable({ id, season });
  const groups = table?.groups.filter(({ rows }) => rows.some(({ team }) => team.id === teamId));
  return (
    <section>
      <Heading note={season} to={`${leaguePath(league)}?mua=${encodeURIComponent(season)}`} all={t('place.league')}>
        {leagueName}
      </Heading>
      {failure && !table && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !table && <SkeletonRows rows={12} height={44} />}
      <TableNote {...{ table, countAll }} />
      {table &&
        groups?.map((group) => (
          <StandingTable key={group.name ?? ''} {...{ group, table }} live name={leagueName} marked={teamId} />
        ))}
    </section>
  );
};
