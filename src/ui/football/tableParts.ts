import type { StandingGroup, StandingList } from '#domain/football/answers.ts';
import { tablePart } from '#domain/football/tablePart.ts';
import { placeOf } from './StandingTable.tsx';

/** The groups of these teams, mostly one, each with the rows around them; none where they are in no table. */
export const tableParts = ({ groups }: StandingList, teams: readonly string[]): readonly StandingGroup[] =>
  groups.flatMap((group) => {
    const rows = group.rows.toSorted((a, b) => placeOf(a, true) - placeOf(b, true));
    const marked = rows.flatMap(({ team }, at) => (teams.includes(team.id) ? [at] : []));
    if (marked.length === 0) return [];
    return [{ ...group, rows: tablePart(rows.length, marked).map((at) => rows[at]!) }];
  });
