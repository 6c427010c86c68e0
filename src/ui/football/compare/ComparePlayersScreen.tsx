import type { PlayerDetail } from '#domain/football/answers.ts';
import { playerCandidate, type Candidate } from '#domain/football/candidate.ts';
import { playerPath } from '#domain/football/footballPaths.ts';
import { ageAt } from '#domain/football/ofTeam.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { playerComparison } from '#machines/football/compare.resources.ts';
import { leagueTopPlayers } from '#machines/football/football.resources.ts';
import { playerDetail } from '#machines/football/players.resources.ts';
import { succeeded } from '#ports/failure.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../hooks/useApp.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { countText } from '../player/figureText.ts';
import { TeamsVeil } from '../team/TeamsVeil.tsx';
import { CompareBody } from './CompareBody.tsx';
import { CompareFrame, type Shown } from './CompareFrame.tsx';
import { OnceKnown } from './OnceKnown.tsx';
import { PlayerPairs } from './Pairs.tsx';
import { PlayerFigures } from './PlayerFigures.tsx';
import { SeasonChoice } from './SeasonChoice.tsx';
import { useComparePicker, type ComparePicker } from './useComparePicker.ts';

const HOUR_MS = 3_600_000;
const SUGGESTED = 6;

/** TP-7: two players per 90 minutes and by percentile; both are in the address, and without them it is a picker. */
export default function ComparePlayersScreen() {
  const { loadPort } = useApp();
  const picker = useComparePicker(hrefOf('footballComparePlayers'), async (q, signal) => {
    const found = await (await loadPort('football')).findPlayers({ q }, signal);
    return found.ok ? succeeded(found.value.map(playerCandidate)) : found;
  });
  const shownOf = useShown();
  const { a, b } = picker.chosen;
  return (
    <OnceKnown resource={playerDetail} id={a}>
      {(one) => (
        <OnceKnown resource={playerDetail} id={b}>
          {(other) => (
            <OfSamePosition as={one ?? other}>
              {(same) => {
                const others = same.filter(({ id }) => id !== a && id !== b);
                const first = one ?? other;
                return (
                  <CompareFrame
                    kind="player"
                    picker={picker}
                    shown={{ a: shownOf(one), b: shownOf(other) }}
                    suggested={others}
                  >
                    {a !== null && b !== null ? (
                      <Compared id1={a} id2={b} picker={picker} />
                    ) : (
                      <PlayerPairs chosen={picker.chosen} one={first && playerCandidate(first)} others={others} />
                    )}
                  </CompareFrame>
                );
              }}
            </OfSamePosition>
          )}
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
  const choices = useResource(playerComparison, { id1, id2 }).value?.choices ?? [];
  return (
    <>
      <SeasonChoice choices={choices} chosen={season} onChoose={chooseSeason} />
      <CompareBody kind="player" seen={useResource(playerComparison, { id1, id2, ...season })}>
        {(comparison) => (
          <TeamsVeil first={comparison.a.totals.team.id} second={comparison.b.totals.team.id}>
            <PlayerFigures comparison={comparison} />
          </TeamsVeil>
        )}
      </CompareBody>
    </>
  );
};

/** What a card says of a player. */
const useShown = () => {
  const t = useWords('players');
  const now = useNow(HOUR_MS);
  return (player: PlayerDetail | null): Shown | null => {
    if (!player) return null;
    const { birthDate, position, stat, team } = player;
    const minutes = stat?.totals.minutes ?? 0;
    const first = [team?.name, position && t(`pos.${position}`)];
    const second = [
      minutes > 0 && `${countText(minutes)} ${t('key.minutes')}`,
      birthDate !== undefined && t('age', { age: ageAt(birthDate, now) }),
    ];
    return {
      ...{ ...playerCandidate(player), path: playerPath(player) },
      facts: [first, second].map((facts) => facts.filter(Boolean).join(', ')).filter(Boolean),
    };
  };
};

interface OfSamePositionProps {
  /** Null where nobody is chosen. */
  readonly as: PlayerDetail | null;
  readonly children: (same: readonly Candidate[]) => ReactNode;
}

/** Those of the same position who scored most in the competition of somebody. */
const OfSamePosition = ({ as, children }: OfSamePositionProps) =>
  as?.stat ? (
    <Same of={{ id: as.stat.leagueId, season: as.stat.season }} position={as.position}>
      {children}
    </Same>
  ) : (
    children([])
  );

interface SameProps extends Pick<OfSamePositionProps, 'children'> {
  readonly of: { readonly id: string; readonly season: string };
  readonly position: PlayerDetail['position'];
}

const Same = ({ of, position, children }: SameProps) => {
  const rows = useResource(leagueTopPlayers, { ...of, type: 'goal' }).value ?? [];
  return children(
    rows
      .filter(({ totals }) => position === undefined || totals.position === position)
      .slice(0, SUGGESTED + 1)
      .map(({ totals }) => playerCandidate({ ...totals.player, team: totals.team, ...(position && { position }) })),
  );
};
