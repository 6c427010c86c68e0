import { memo } from 'react';
import type { LeagueDay } from '#domain/football/answers.ts';
import { pinnedFirst } from '#domain/football/dayView.ts';
import { leaguePath } from '#domain/football/footballPaths.ts';
import { LeagueHead } from '../features/matches/LeagueHead.tsx';
import * as league from '../features/matches/LeagueSection.css.ts';
import { useKeptSet } from '../hooks/useKeptSet.ts';
import { FixtureRow } from './FixtureRow.tsx';

interface FixtureListProps {
  readonly leagues: readonly LeagueDay[];
  readonly booked: ReadonlySet<string>;
}

interface SectionProps {
  readonly day: LeagueDay;
  readonly booked: ReadonlySet<string>;
  readonly pinned: boolean;
  readonly folded: boolean;
  readonly onPin: (leagueId: string) => void;
  readonly onFold: (leagueId: string) => void;
}

const Section = memo(({ day: { league: of, fixtures }, booked, ...head }: SectionProps) => (
  <section className={league.section} aria-label={of.leagueName}>
    <LeagueHead
      {...{ ...head, leagueId: of.leagueId, leagueName: of.leagueName }}
      round={fixtures[0]!.round}
      count={fixtures.length}
      heading="h2"
      to={leaguePath(of)}
    />
    {!head.folded && (
      <ul className={league.rows}>
        {fixtures.map((fixture) => (
          <FixtureRow key={fixture.fixtureId} fixture={fixture} booked={booked.has(fixture.fixtureId)} />
        ))}
      </ul>
    )}
  </section>
));

/** The matches of a day by competition; what is pinned and collapsed in the schedule is so here, too. */
export const FixtureList = ({ leagues, booked }: FixtureListProps) => {
  const [pinned, pin] = useKeptSet('leagues.pinned');
  const [folded, fold] = useKeptSet('leagues.folded');
  return pinnedFirst(leagues, pinned).map((day) => (
    <Section
      key={day.league.leagueId}
      {...{ day, booked }}
      pinned={pinned.has(day.league.leagueId)}
      folded={folded.has(day.league.leagueId)}
      onPin={pin}
      onFold={fold}
    />
  ));
};
