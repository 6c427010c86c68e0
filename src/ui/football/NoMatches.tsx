import type { ReactNode } from 'react';
import { MyTeamsEmpty } from './MyTeamsEmpty.tsx';
import { NoneNamed } from './NoneNamed.tsx';
import type { FootballDay } from './useFootballDay.ts';
import type { MyTeams } from './useMyTeams.ts';

interface NoMatchesProps {
  readonly of: FootballDay;
  readonly teams: MyTeams;
  /** Shown where nothing is searched for, of anybody's teams. */
  readonly children: ReactNode;
}

/** Why a football day shows no match: none has the words, none is of the viewer's teams, or there is none. */
export const NoMatches = ({ of, teams, children }: NoMatchesProps) => {
  if (of.q !== '') return <NoneNamed of={of} />;
  return of.mine ? <MyTeamsEmpty of={of} any={(teams.ids?.size ?? 0) > 0} /> : children;
};
