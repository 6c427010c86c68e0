import type { CareerRow, SeasonStat } from '#domain/football/answers.ts';
import { useWords } from '../../hooks/useWords.ts';
import { chipLook } from '../../kit/Chip.tsx';
import { Link } from '../../kit/Link.tsx';
import * as styles from './SeasonNav.css.ts';

type OfSeason = Pick<SeasonStat, 'leagueId' | 'season'>;

/** A season in an address; null for the latest. */
export const seasonQuery = (of: OfSeason | null): string =>
  of ? `?${new URLSearchParams({ mua: of.season, giai: of.leagueId })}` : '';

interface SeasonNavProps {
  readonly path: string;
  readonly rows: readonly CareerRow[];
  readonly chosen: OfSeason;
}

/** The seasons of a player as links; the latest is the bare page. */
export const SeasonNav = ({ path, rows, chosen }: SeasonNavProps) => {
  const t = useWords('players');
  if (rows.length < 2) return null;
  return (
    <nav className={styles.seasons} aria-label={t('seasons')}>
      {rows.map((row, i) => {
        const on = row.season === chosen.season && row.leagueId === chosen.leagueId;
        return (
          <Link
            key={`${row.leagueId} ${row.season}`}
            to={path + seasonQuery(i === 0 ? null : row)}
            replace
            {...chipLook(on)}
            aria-current={on ? 'page' : undefined}
          >
            {t('season', { league: row.leagueName, season: row.season })}
          </Link>
        );
      })}
    </nav>
  );
};
