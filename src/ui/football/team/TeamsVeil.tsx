import type { ReactNode } from 'react';
import type { TeamDetail } from '#domain/football/answers.ts';
import { teamDetail } from '#machines/football/teams.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { Veil } from './Veil.tsx';

interface TeamsVeilProps {
  /** The ids of one team, or of two. */
  readonly first: string;
  readonly second?: string;
  readonly children: ReactNode;
}

const latestOf = (team: TeamDetail | null) => (team ? [team.live, ...team.last] : []);

const Shielded = ({ first, second = first, children }: TeamsVeilProps) => {
  const [one, other] = [useResource(teamDetail, { id: first }), useResource(teamDetail, { id: second })];
  const isKnown = ({ value, failure }: typeof one) => value !== null || failure !== null;
  if (!isKnown(one) || !isKnown(other)) return <SkeletonRows rows={4} height={40} />;
  // What is not known may be hidden.
  const when = one.value === null || other.value === null;
  return (
    <Veil when={when} of={[...latestOf(one.value), ...latestOf(other.value)]}>
      {children}
    </Veil>
  );
};

/** B2: totals of a season, or of those who play for these teams, kept back while they count a hidden match of theirs. */
export const TeamsVeil = ({ children, ...teams }: TeamsVeilProps) =>
  useSpoiler().policy === 'off' ? children : <Shielded {...teams}>{children}</Shielded>;
