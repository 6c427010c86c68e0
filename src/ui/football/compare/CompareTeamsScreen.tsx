import { teamCandidate, type Candidate } from '#domain/football/candidate.ts';
import type { TeamDetail } from '#domain/football/answers.ts';
import { teamPath } from '#domain/football/footballPaths.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { teamComparison } from '#machines/football/compare.resources.ts';
import { teamDetail } from '#machines/football/teams.resources.ts';
import { succeeded } from '#ports/failure.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useResource } from '../../hooks/useResource.ts';
import { TeamsVeil } from '../team/TeamsVeil.tsx';
import { CompareBody } from './CompareBody.tsx';
import { CompareFrame, type Shown } from './CompareFrame.tsx';
import { OnceKnown } from './OnceKnown.tsx';
import { TeamPairs } from './Pairs.tsx';
import { TeamFigures } from './TeamFigures.tsx';
import { SeasonChoice } from './SeasonChoice.tsx';
import { useComparePicker, type ComparePicker } from './useComparePicker.ts';

/** The next opponent first, then those of the latest matches. */
const opponentsOf = ({ id, next, live, last }: TeamDetail): readonly Candidate[] => {
  const teams = [live, next, ...last]
    .flatMap((fixture) => (fixture ? [fixture.localteam, fixture.visitorteam] : []))
    .filter((team) => team.id !== id);
  return [...new Map(teams.map((team) => [team.id, team])).values()].slice(0, 5).map(teamCandidate);
};

/** TP-6: two teams per match; both are in the address, and without them it is a picker. */
export default function CompareTeamsScreen() {
  const { loadPort } = useApp();
  const picker = useComparePicker(hrefOf('footballCompareTeams'), async (q, signal) => {
    const found = await (await loadPort('football')).findTeams({ q }, signal);
    return found.ok ? succeeded(found.value.map(teamCandidate)) : found;
  });
  const shownOf = (team: TeamDetail | null): Shown | null =>
    team && {
      ...{ ...teamCandidate(team), path: teamPath(team) },
      facts: [team.city === team.name ? undefined : team.city, (team.place ?? team.leagues[0])?.leagueName].filter(
        (fact) => fact !== undefined,
      ),
    };
  const { a, b } = picker.chosen;
  const isFree = ({ id }: Candidate) => id !== a && id !== b;
  return (
    <OnceKnown resource={teamDetail} id={a}>
      {(one) => (
        <OnceKnown resource={teamDetail} id={b}>
          {(other) => {
            const others = [one, other].flatMap((team) => (team ? opponentsOf(team) : [])).filter(isFree);
            const first = one ?? other;
            return (
              <CompareFrame
                kind="team"
                picker={picker}
                shown={{ a: shownOf(one), b: shownOf(other) }}
                suggested={others}
              >
                {a !== null && b !== null ? (
                  <Compared id1={a} id2={b} picker={picker} />
                ) : (
                  <TeamPairs chosen={picker.chosen} one={first && teamCandidate(first)} others={others} />
                )}
              </CompareFrame>
            );
          }}
        </OnceKnown>
      )}
    </OnceKnown>
  );
}

interface ComparedProps {
  readonly id1: string;
  readonly id2: string;
  readonly picker: ComparePicker;
}

const Compared = ({ id1, id2, picker: { season, chooseSeason } }: ComparedProps) => {
  // The choice stays while another season loads.
  const choices = useResource(teamComparison, { id1, id2 }).value?.choices ?? [];
  return (
    <>
      <SeasonChoice choices={choices} chosen={season} onChoose={chooseSeason} />
      <CompareBody kind="team" seen={useResource(teamComparison, { id1, id2, ...season })}>
        {(comparison) => (
          <TeamsVeil first={comparison.a.id} second={comparison.b.id}>
            <TeamFigures comparison={comparison} />
          </TeamsVeil>
        )}
      </CompareBody>
    </>
  );
};
