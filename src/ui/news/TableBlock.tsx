import { leaguePath } from '#domain/football/footballPaths.ts';
import { tableWindow } from '#domain/news/tableWindow.ts';
import type { ArticleBlock } from '#domain/news/article.ts';
import { leagueTable } from '#machines/football/football.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Crest } from '../kit/Crest.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import * as styles from './article.css.ts';

type TableOf = Extract<ArticleBlock, { kind: 'table' }>;

/** So many rows of a table stand in an article. */
const ROWS = 6;

/** The table of a competition as it stands now, around the teams that the article is about. */
export const TableBlock = ({ of: { leagueId, leagueName, leagueSlug, season, teams } }: { readonly of: TableOf }) => {
  const t = useWords('news');
  const { value, failure, busy, retry } = useResource(leagueTable, { id: leagueId, season });
  const group = value?.groups.find(({ rows }) => rows.some(({ team }) => teams.includes(team.id))) ?? value?.groups[0];
  return (
    <div className={styles.tablePlace}>
      {failure && !value && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!value && !failure && <SkeletonRows rows={ROWS} height={44} />}
      {group && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t('table.team')}</th>
              <th scope="col">{t('table.played')}</th>
              <th scope="col">{t('table.points')}</th>
            </tr>
          </thead>
          <tbody>
            {tableWindow(group.rows, teams, ROWS).map(({ team, rank, played, points }) => (
              <tr key={team.id} data-marked={teams.includes(team.id) || undefined}>
                <td>{rank}</td>
                <th scope="row">
                  <span className={styles.teamName}>
                    <Crest side={team} size={20} />
                    {team.name}
                  </span>
                </th>
                <td>{played}</td>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Link className={styles.more} to={leaguePath({ leagueId, slug: leagueSlug })}>
        {t('table.whole', { league: leagueName })}
      </Link>
    </div>
  );
};
