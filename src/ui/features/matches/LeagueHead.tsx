import type { ReactNode } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import * as styles from './LeagueSection.css.ts';

export interface LeagueHeadProps {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly round: string;
  readonly count: ReactNode;
  readonly heading: 'h2' | 'h3';
  /** The path of the league's page, if it has one. */
  readonly to?: string;
  readonly pinned: boolean;
  readonly folded: boolean;
  readonly onPin: (leagueId: string) => void;
  readonly onFold: (leagueId: string) => void;
}

/** A league's sticky heading in a list of a day: pinned to the top, and collapsed. */
export const LeagueHead = ({
  leagueId,
  leagueName: league,
  round,
  count,
  heading: Heading,
  to,
  pinned,
  folded,
  onPin,
  onFold,
}: LeagueHeadProps) => {
  const t = useWords('schedule');
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.star}
        aria-pressed={pinned}
        aria-label={t(pinned ? 'unpin' : 'pin', { league })}
        onClick={() => onPin(leagueId)}
      >
        <Icon name="star" size={14} filled={pinned} />
      </button>
      <Heading className={styles.league}>{to === undefined ? league : <Link to={to}>{league}</Link>}</Heading>
      {round && <span className={styles.round}>{round}</span>}
      <span className={styles.count}>{count}</span>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!folded}
        aria-label={t(folded ? 'expand' : 'collapse', { league })}
        onClick={() => onFold(leagueId)}
      >
        <Icon name={folded ? 'chevron-down' : 'chevron-up'} size={16} />
      </button>
    </div>
  );
};
