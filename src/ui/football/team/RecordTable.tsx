import type { TeamRecord } from '#domain/football/teamRecord.ts';
import { leaguePath } from '#domain/football/footballPaths.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Link } from '../../kit/Link.tsx';
import * as styles from './TeamHistory.css.ts';
import { quiet } from './TeamScreen.css.ts';

interface RecordRow {
  readonly key: string;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly slug: string;
  readonly note?: string;
  readonly rank?: number;
  readonly record: TeamRecord;
}

const figures = ['played', 'win', 'draw', 'loss', 'gf', 'ga'] as const;

/** Wins, draws, losses and goals by competition. */
export const RecordTable = ({ caption, rows }: { readonly caption: string; readonly rows: readonly RecordRow[] }) => {
  const t = useWords('teams');
  const ranked = rows.some(({ rank }) => rank !== undefined);
  return (
    // Wider than a phone: it is scrolled sideways, and by keys only if it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.wide} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('history.col.league')}</th>
            {ranked && <th scope="col">{t('history.col.rank')}</th>}
            {figures.map((key) => (
              <th key={key} scope="col">
                {t(`history.col.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <Link to={leaguePath(row)}>{row.leagueName}</Link>{' '}
                {row.note !== undefined && <span className={`${quiet} ${styles.season}`}>{row.note}</span>}
              </th>
              {ranked && <td>{row.rank ?? ''}</td>}
              {figures.map((key) => (
                <td key={key}>{row.record[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
