import type { CareerRow } from '#domain/football/answers.ts';
import { teamPath } from '#domain/football/footballPaths.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Link } from '../../kit/Link.tsx';
import { Crest } from '../../kit/Crest.tsx';
import * as styles from './Career.css.ts';

/** TP-3: seasons by competition and team, latest first; matches only where the source counts them. */
export const Career = ({ rows }: { readonly rows: readonly CareerRow[] }) => {
  const t = useWords('players');
  return (
    <ul>
      {rows.map(({ leagueId, leagueName, season, totals }) => {
        const goals = totals.values['goals'] ?? 0;
        return (
          <li key={`${leagueId} ${season}`} className={styles.row}>
            <span className={styles.season}>{season}</span>
            <Crest side={totals.team} size={20} />
            <span className={styles.who}>
              <Link className={styles.cut} to={teamPath(totals.team)}>
                {totals.team.name}
              </Link>
              <small className={styles.cut}>{leagueName}</small>
            </span>
            <span className={styles.sum}>
              {[...(totals.apps > 0 ? [t.tn('apps', totals.apps)] : []), t.tn('goals', goals)].join(', ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
