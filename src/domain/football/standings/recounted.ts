import type { StandingGroup, StandingList, StandingRow, TableFixture } from '../answers.ts';
import { bestPlaced, standings, type TableType } from './standings.ts';
import { tableMatches } from './tableMatches.ts';

/** One order for every reader, so that a painted table is the same in the browser; it matters before the first match. */
const byName = (a: StandingRow, b: StandingRow): number => a.team.name.localeCompare(b.team.name, 'vi');

const recountedGroup = (
  group: StandingGroup,
  counted: readonly TableFixture[],
  { season: { rules } }: StandingList,
  type: TableType,
): StandingGroup => {
  const known = new Map(group.rows.toSorted(byName).map((row) => [row.team.id, row]));
  const own = tableMatches(counted.filter((one) => one.group === group.name));
  const rows = standings([...known.keys()], own, rules, type).map(({ teamId, ...row }): StandingRow => {
    const { team, next } = known.get(teamId)!;
    return { ...row, team, ...(next && { next }) };
  });
  return { ...group, rows };
};

/** The same tables of these matches alone. */
export const recounted = (table: StandingList, counted: readonly TableFixture[], type: TableType): StandingList => {
  const groups = table.groups.map((group) => recountedGroup(group, counted, table, type));
  const standing = groups.map(({ rows }) => rows.map(({ team, ...row }) => ({ ...row, teamId: team.id })));
  const told = counted.filter(({ score }) => score !== null);
  return {
    ...{ ...table, groups },
    thirds: type === 'all' ? bestPlaced(standing, tableMatches(counted), table.season.rules) : [],
    liveMatches: told.filter(({ status }) => status === 'live').length,
    latestTs: told.length === 0 ? null : Math.max(...told.map(({ startTs }) => startTs)),
  };
};
