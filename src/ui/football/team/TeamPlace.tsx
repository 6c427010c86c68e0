import type { TeamDetail } from '#domain/football/answers.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { StandingTable } from '../StandingTable.tsx';
import { TableNote } from '../TableNote.tsx';
import { tableParts } from '../tableParts.ts';
import { useLeagueTable } from '../useLeagueTable.ts';

interface TeamPlaceProps {
  readonly place: NonNullable<TeamDetail['place']>;
  readonly teamId: string;
}

/** B2: the part of a table around a team, made without the matches whose results are hidden. */
const Shielded = ({ place: { leagueId: id, season, leagueName }, teamId }: TeamPlaceProps) => {
  const { value: table, countAll } = useLeagueTable({ id, season });
  if (!table) return <SkeletonRows rows={5} height={44} />;
  return (
    <>
      {tableParts(table, [teamId]).map((group) => (
        <StandingTable key={group.name ?? ''} {...{ group, table }} live name={leagueName} part={[teamId]} />
      ))}
      <TableNote {...{ table, countAll }} />
    </>
  );
};

/** The part of a table around a team. */
export const TeamPlace = ({ place, teamId }: TeamPlaceProps) => {
  const { policy } = useSpoiler();
  if (policy !== 'off') return <Shielded {...{ place, teamId }} />;
  const { table, leagueName } = place;
  return table.groups.map((group) => (
    <StandingTable key={teamId} {...{ group, table }} live name={leagueName} part={[teamId]} />
  ));
};
