import { createContext, memo, use, useMemo, type ReactNode } from 'react';
import type { LeagueDay } from '#domain/football/answers.ts';
import { filtersPassed, passes, pinnedFirst, type FixtureFilterName } from '#domain/football/dayView.ts';
import { leaguePath } from '#domain/football/footballPaths.ts';
import { LeagueHead } from '../features/matches/LeagueHead.tsx';
import * as league from '../features/matches/LeagueSection.css.ts';
import { useAfterFrame } from '../hooks/useAfterFrame.ts';
import { useKeptSet } from '../hooks/useKeptSet.ts';
import * as styles from './LeagueDays.css.ts';

/** Only numbers depend on the filter, so that a press on one renders nothing else, and they come after the rows. */
const FilterContext = createContext<FixtureFilterName>('all');
const Count = ({ fixtures }: Pick<LeagueDay, 'fixtures'>) => {
  const filter = use(FilterContext);
  return fixtures.filter((one) => passes(one, filter)).length;
};

interface HeadProps {
  readonly day: LeagueDay;
  readonly pinned: boolean;
  readonly folded: boolean;
  readonly onPin: (leagueId: string) => void;
  readonly onFold: (leagueId: string) => void;
}
const Head = memo(({ day: { league: of, fixtures }, ...head }: HeadProps) => (
  <LeagueHead
    {...{ ...head, leagueId: of.leagueId, leagueName: of.leagueName }}
    round={fixtures[0]!.round}
    count={<Count fixtures={fixtures} />}
    heading="h2"
    to={leaguePath(of)}
  />
));

interface LeagueProps extends HeadProps {
  /** The matches of a competition, as items of a list. */
  readonly rows: (day: LeagueDay) => ReactNode;
}
const League = memo(({ rows, ...head }: LeagueProps) => {
  const { day, folded } = head;
  return (
    <section className={league.section} aria-label={day.league.leagueName} data-passes={filtersPassed(day.fixtures)}>
      <Head {...head} />
      {!folded && <ul className={league.rows}>{rows(day)}</ul>}
    </section>
  );
});

interface LeagueDaysProps extends Pick<LeagueProps, 'rows'> {
  readonly leagues: readonly LeagueDay[];
  readonly filter: FixtureFilterName;
}

/** The matches of a day by competition; what is pinned and collapsed in the schedule is so here, too. */
export const LeagueDays = ({ leagues, filter, rows }: LeagueDaysProps) => {
  const [pinned, pin] = useKeptSet('leagues.pinned');
  const [folded, fold] = useKeptSet('leagues.folded');
  const ordered = useMemo(() => pinnedFirst(leagues, pinned), [leagues, pinned]);
  return (
    <FilterContext value={useAfterFrame(filter)}>
      <div className={styles.days} data-filter={filter}>
        {ordered.map((day) => {
          const { leagueId } = day.league;
          return (
            <League
              key={leagueId}
              {...{ day, rows }}
              pinned={pinned.has(leagueId)}
              folded={folded.has(leagueId)}
              onPin={pin}
              onFold={fold}
            />
          );
        })}
      </div>
    </FilterContext>
  );
};
