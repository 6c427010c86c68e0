import { memo } from 'react';
import type { LeagueGroup } from '#domain/schedule/scheduleView.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { MatchRow } from './MatchRow.tsx';
import * as styles from './LeagueSection.css.ts';

interface LeagueProps {
  readonly group: LeagueGroup;
  readonly heading: 'h2' | 'h3';
  readonly booked: ReadonlySet<string>;
  readonly pinned: boolean;
  readonly folded: boolean;
  readonly onPin: (leagueId: string) => void;
  readonly onFold: (leagueId: string) => void;
}

/** A league's matches below a sticky heading; a collapsed league shows only the heading. */
export const LeagueSection = ({ hidden, ...league }: LeagueProps & { readonly hidden: boolean }) => (
  <section className={styles.section} aria-label={league.group.leagueName} hidden={hidden}>
    <League {...league} />
  </section>
);

/** Separate from its section, so that hiding the section does not render it again. */
const League = memo(({ group, heading: Heading, booked, pinned, folded, onPin, onFold }: LeagueProps) => {
  const t = useWords('schedule');
  const league = group.leagueName;
  return (
    <>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.star}
          aria-pressed={pinned}
          aria-label={t(pinned ? 'unpin' : 'pin', { league })}
          onClick={() => onPin(group.leagueId)}
        >
          <Icon name="star" size={14} filled={pinned} />
        </button>
        <Heading className={styles.league}>{league}</Heading>
        {group.round && <span className={styles.round}>{group.round}</span>}
        <span className={styles.count}>{group.matches.length}</span>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={t(folded ? 'expand' : 'collapse', { league })}
          onClick={() => onFold(group.leagueId)}
        >
          <Icon name={folded ? 'chevron-down' : 'chevron-up'} size={16} />
        </button>
      </div>
      {!folded && (
        <ul className={styles.rows}>
          {group.matches.map((match) => (
            <MatchRow key={match.fixtureId} match={match} booked={booked.has(match.fixtureId)} />
          ))}
        </ul>
      )}
    </>
  );
});
