import type { TeamStat } from '#domain/football/answers.ts';
import { teamRates, type TeamRate, type TeamRateGroup } from '#domain/football/teamSeason.ts';
import { teamHistory, teamStats } from '#machines/football/teams.resources.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { chipLook } from '../../kit/Chip.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { Link } from '../../kit/Link.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { GoalQuarters } from './GoalQuarters.tsx';
import { Heading } from './Heading.tsx';
import * as styles from './TeamStats.css.ts';
import { column } from './TeamScreen.css.ts';

/** What a team does per match, season by season; the season is in the address. */
export const TeamStats = ({ id, path }: { readonly id: string; readonly path: string }) => {
  const t = useWords('teams');
  const wanted = useQuery('mua');
  const history = useResource(teamHistory, { id }).value;
  const { value, failure, busy, retry } = useResource(teamStats, { id, ...(wanted !== null && { season: wanted }) });
  const seasons = [...new Set(history?.seasons.map(({ season }) => season))];
  const shown = wanted ?? value?.[0]?.season;
  return (
    <div className={column}>
      {seasons.length > 1 && (
        <nav className={styles.seasons} aria-label={t('stats.seasons')}>
          {seasons.map((season) => (
            <Link
              key={season}
              to={`${path}?muc=thong-ke&mua=${encodeURIComponent(season)}`}
              replace
              {...chipLook(season === shown)}
              aria-current={season === shown ? 'page' : undefined}
            >
              {season}
            </Link>
          ))}
        </nav>
      )}
      {failure && !value && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !value && <SkeletonRows rows={10} height={40} />}
      {value?.length === 0 && <Empty>{t('stats.none')}</Empty>}
      {value?.map((stat) => (
        <Season key={`${stat.leagueId} ${stat.season}`} stat={stat} />
      ))}
    </div>
  );
};

const shares: ReadonlySet<TeamRate> = new Set<TeamRate>(['scoringShare', 'cleanSheetShare', 'winShare']);
const rateText = (key: TeamRate, value: number): string =>
  shares.has(key) ? `${Math.round(100 * value)}%` : value.toFixed(2);

const Season = ({ stat: { leagueName, season, stat } }: { readonly stat: TeamStat }) => {
  const t = useWords('teams');
  if (stat.played === 0) return null;
  const groups = Object.entries(teamRates) as unknown as readonly (readonly [TeamRateGroup, readonly TeamRate[]])[];
  return (
    <section>
      <Heading note={`${season}, ${t.tn('stats.played', stat.played)}`}>{leagueName}</Heading>
      <div className={styles.groups}>
        {groups.map(([group, keys]) => (
          <dl key={group} className={styles.group} aria-label={t(`stats.groups.${group}`)}>
            {keys.map((key) => {
              const value = stat.rates[key];
              return (
                value !== null && (
                  <div key={key} className={styles.rate}>
                    <dt>{t(`stats.rates.${key}`)}</dt>
                    <dd>{rateText(key, value)}</dd>
                  </div>
                )
              );
            })}
          </dl>
        ))}
      </div>
      {stat.quarters && <GoalQuarters quarters={stat.quarters} />}
    </section>
  );
};
