import { memo } from 'react';
import type { LeagueGroup } from '#domain/schedule/scheduleView.ts';
import { LeagueHead } from './LeagueHead.tsx';
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
const League = memo(({ group, booked, folded, ...rest }: LeagueProps) => (
  <>
    <LeagueHead
      {...{ ...rest, folded, leagueId: group.leagueId, leagueName: group.leagueName }}
      round={group.round ?? ''}
      count={group.matches.length}
    />
    {!folded && (
      <ul className={styles.rows}>
        {group.matches.map((match) => (
          <MatchRow key={match.fixtureId} match={match} booked={booked.has(match.fixtureId)} />
        ))}
      </ul>
    )}
  </>
));
