import { useEffect, useState } from 'react';
import { tableTypes, type TableType } from '#domain/football/standings/standings.ts';
import type { LeagueDetail, StandingList } from '#domain/football/answers.ts';
import { leaguePath } from '#domain/football/footballPaths.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { leagueDetail, leagueRounds } from '#machines/football/football.resources.ts';
import type { SeasonQuery } from '#ports/football.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../app/screen.ts';
import { DemoNote } from '../features/matches/DemoNote.tsx';
import { FollowStar } from '../features/social/FollowStar.tsx';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { chipLook } from '../kit/Chip.tsx';
import { Crest } from '../kit/Crest.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton, SkeletonRows } from '../kit/Skeleton.tsx';
import { Switch } from '../kit/Switch.tsx';
import { LeagueBracket } from './bracket/LeagueBracket.tsx';
import { LeagueAside } from './LeagueAside.tsx';
import { RankChart } from './ranks/RankChart.tsx';
import { RoundPager } from './RoundPager.tsx';
import { StandingTable } from './StandingTable.tsx';
import { tableNote } from './StandingTable.css.ts';
import { TableNote } from './TableNote.tsx';
import { useLeagueTable } from './useLeagueTable.ts';
import * as styles from './LeagueScreen.css.ts';

/** Season, table and round as a query; what is left out is the current one, or all matches. */
const queryOf = (season: string | null, type: TableType): string => {
  const query = new URLSearchParams({ ...(season !== null && { mua: season }), ...(type !== 'all' && { bang: type }) });
  return query.size === 0 ? '' : `?${query}`;
};

const typeOf = (wanted: string | null): TableType => tableTypes.find((one) => one === wanted) ?? 'all';

/** TP-2: a competition with its table, rounds and scorers; season and table are in the address. */
export default function LeagueScreen({ params: { id, league: slug } }: Pick<ScreenProps<'footballLeague'>, 'params'>) {
  const go = useNavigate();
  const wanted = useQuery('mua');
  const of = { id, ...(wanted !== null && { season: wanted }) };
  const { value: league, failure, busy, retry } = useResource(leagueDetail, of);
  const missing = !league && isMissing(failure);
  useNotFound(missing);
  const path = league && leaguePath(league);
  const isElsewhere = path !== null && path !== hrefOf('footballLeague', { league: slug, id });
  // TP-9: a wrong name with a right id.
  useEffect(() => {
    if (isElsewhere) go(path + window.location.search, { replace: true });
  }, [isElsewhere, path, go]);
  if (failure && !league) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!league)
    return (
      <div className={styles.page}>
        <Skeleton height={68} />
        <SkeletonRows rows={14} height={44} />
      </div>
    );
  return <League {...{ league, of }} season={wanted} />;
}

interface LeagueProps {
  readonly league: LeagueDetail;
  readonly of: SeasonQuery;
  /** As the address names it; null for the current one. */
  readonly season: string | null;
}

const goalsEach = ({ groups }: StandingList): string | null => {
  const rows = groups.flatMap((group) => group.rows);
  const played = rows.reduce((sum, row) => sum + row.played, 0) / 2;
  return played === 0 ? null : (rows.reduce((sum, row) => sum + row.gf, 0) / played).toFixed(1);
};

/** Up to the one after the current season; those later still are nothing to choose from yet. */
const seasonsShown = ({ seasons, currentSeason }: LeagueDetail) =>
  seasons.slice(Math.max(0, seasons.findIndex(({ season }) => season === currentSeason) - 1));

const Head = ({ league, table }: { readonly league: LeagueDetail; readonly table: StandingList | null }) => {
  const t = useWords('football');
  const teams = table?.groups.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0;
  const goals = table && goalsEach(table);
  return (
    <header className={styles.head}>
      <Crest side={{ name: league.leagueName, logo: league.logo }} size={60} />
      <div>
        <h1 className={styles.title}>{league.leagueName}</h1>
        <p className={styles.meta}>
          {teams > 0 && <span>{t.tn('league.meta.teams', teams)}</span>}
          {goals !== null && <span>{t('league.meta.goals', { goals })}</span>}
        </p>
      </div>
      <FollowStar of={{ type: 'league', id: league.leagueId, name: league.leagueName }} />
    </header>
  );
};

const League = ({ league, of, season }: LeagueProps) => {
  const t = useWords('football');
  const type = typeOf(useQuery('bang'));
  const { value: table, failure, busy, retry, countAll } = useLeagueTable(type === 'all' ? of : { ...of, type });
  const [live, setLive] = useState(true);
  const knockOut = useResource(leagueRounds, of).value?.filter((round) => round.knockout) ?? [];
  const bracket = knockOut.length > 1 && <LeagueBracket key={league.season.season} of={of} />;
  const isKnockOut = knockOut.some(({ played }) => played > 0);
  const path = leaguePath(league);
  const hasTable = league.type !== 'cup' && (table === null || table.groups.some(({ rows }) => rows.length > 0));
  return (
    <div className={styles.page}>
      <Head {...{ league, table }} />
      {league.seasons.length > 1 && (
        <nav className={styles.seasons} aria-label={t('league.seasons')}>
          {seasonsShown(league).map(({ season: name }) => (
            <Link
              key={name}
              to={path + queryOf(name === league.currentSeason ? null : name, type)}
              replace
              {...chipLook(name === league.season.season)}
              aria-current={name === league.season.season ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      {isKnockOut && bracket}
      <div className={styles.columns}>
        <section className={styles.main}>
          {hasTable ? (
            <>
              <div className={styles.bar}>
                <nav className={styles.types} aria-label={t('league.tables')}>
                  {tableTypes.map((one) => (
                    <Link
                      key={one}
                      to={path + queryOf(season, one)}
                      replace
                      {...chipLook(one === type)}
                      aria-current={one === type ? 'page' : undefined}
                    >
                      {t(`league.table.${one}`)}
                    </Link>
                  ))}
                </nav>
                {type === 'all' && (table?.liveMatches ?? 0) > 0 && (
                  <Switch on={live} onChange={setLive}>
                    {t('league.live')}
                  </Switch>
                )}
              </div>
              {failure && !table && <Failed failure={failure} onRetry={retry} busy={busy} />}
              {!failure && !table && <SkeletonRows rows={14} height={44} />}
              <TableNote {...{ table, countAll }} />
              {table?.groups.map((group) => (
                <StandingTable
                  key={group.name ?? ''}
                  {...{ group, table }}
                  live={live && type === 'all'}
                  name={league.leagueName}
                />
              ))}
            </>
          ) : (
            <>
              <RoundPager key={league.season.season} {...{ league, of }} />
              <p className={tableNote}>{t('league.noTable')}</p>
            </>
          )}
          {table?.groups.length === 1 && <RankChart key={league.season.season} of={of} />}
        </section>
        <LeagueAside
          key={league.season.season}
          {...{ league, of, hasTable }}
          withheld={table === null && failure === null && hasTable ? null : (table?.withheld ?? 0) > 0}
        />
      </div>
      {!isKnockOut && bracket}
      {league.seasons.length > 0 && league.logo.startsWith('/crests/') && <DemoNote />}
    </div>
  );
};
