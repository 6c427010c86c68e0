import type { TeamHistory as History } from '#domain/football/answers.ts';
import { leaguePath, playerPath } from '#domain/football/footballPaths.ts';
import { spaced } from '#domain/shared/count.ts';
import { teamHistory } from '#machines/football/teams.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Failed } from '../../kit/Failed.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { Heading } from './Heading.tsx';
import { RecordTable } from './RecordTable.tsx';
import * as styles from './TeamHistory.css.ts';
import { column, quiet, strong } from './TeamScreen.css.ts';

/** All that is known of a team: since when, what it did and won, who scored most, season by season. */
export const TeamHistory = ({ id }: { readonly id: string }) => {
  const { value, failure, busy, retry } = useResource(teamHistory, { id });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={12} height={40} />;
  return <Told history={value} />;
};

const Told = ({ history: { total, since, seasons, scorers } }: { readonly history: History }) => {
  const t = useWords('teams');
  const won = seasons.filter((season) => season.won);
  return (
    <div className={column}>
      <section>
        <Heading note={since === null ? undefined : t('history.since', { year: new Date(since).getUTCFullYear() })}>
          {t('history.total')}
        </Heading>
        <dl className={styles.figures}>
          {(['played', 'win', 'draw', 'loss', 'gf', 'ga'] as const).map((key) => (
            <div key={key}>
              <dt>{t(`history.col.${key}`)}</dt>
              <dd>{spaced(total[key])}</dd>
            </div>
          ))}
        </dl>
      </section>
      {won.length > 0 && (
        <section>
          <Heading>{t('history.won')}</Heading>
          <ul className={styles.list}>
            {won.map((season) => (
              <li key={`${season.leagueId} ${season.season}`} className={styles.line}>
                <Icon name="trophy" />
                <Link to={leaguePath(season)} className={strong}>
                  {season.leagueName}
                </Link>
                <span className={quiet}>{season.season}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {scorers.length > 0 && (
        <section>
          <Heading>{t('history.scorers')}</Heading>
          <ol className={styles.list}>
            {scorers.map(({ player, goals }, i) => (
              <li key={player.playerId} className={styles.line}>
                <span className={quiet}>{i + 1}</span>
                <Link to={playerPath(player)} className={strong}>
                  {player.name}
                </Link>
                <span className={strong}>{t.tn('leaders.goals', goals)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <Heading>{t('history.seasons')}</Heading>
        <RecordTable
          caption={t('history.seasons')}
          rows={seasons.map((season) => ({
            ...season,
            key: `${season.leagueId} ${season.season}`,
            note: season.season,
          }))}
        />
      </section>
    </div>
  );
};
