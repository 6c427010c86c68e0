import { useCallback } from 'react';
import type { LeagueDay } from '#domain/football/answers.ts';
import type { FixtureFilterName } from '#domain/football/dayView.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { FixtureRow } from './FixtureRow.tsx';
import { LeagueDays } from './LeagueDays.tsx';

interface FixtureListProps {
  readonly leagues: readonly LeagueDay[];
  readonly filter: FixtureFilterName;
  readonly booked: ReadonlySet<string>;
}

interface RowsProps extends Pick<FixtureListProps, 'booked'> {
  readonly fixtures: readonly Fixture[];
}
const Rows = ({ fixtures, booked }: RowsProps) =>
  fixtures.map((fixture) => (
    <FixtureRow key={fixture.fixtureId} fixture={fixture} booked={booked.has(fixture.fixtureId)} />
  ));

/** The results or fixtures of a day by competition. */
export const FixtureList = ({ booked, ...list }: FixtureListProps) => {
  const rows = useCallback(({ fixtures }: LeagueDay) => <Rows fixtures={fixtures} booked={booked} />, [booked]);
  return <LeagueDays {...list} rows={rows} />;
};
