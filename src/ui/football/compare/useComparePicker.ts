import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { chosenQuery, type Candidate, type Chosen, type ChosenSeason } from '#domain/football/candidate.ts';
import { wireComparePicker } from '#machines/football/comparePicker.wire.ts';
import type { Outcome } from '#ports/failure.ts';
import { useNavigate } from '../../hooks/useNavigate.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSelector } from '../../hooks/useSelector.ts';

export type Find = (text: string, signal: AbortSignal) => Promise<Outcome<readonly Candidate[]>>;

const asId = (wanted: string | null): string | null => (wanted !== null && wanted !== '' ? wanted : null);

/** TP-6: the chart of the picker; the address carries what is chosen, and leads. */
export const useComparePicker = (path: string, find: Find) => {
  const go = useNavigate();
  const a = asId(useQuery('id1'));
  const wantedB = asId(useQuery('id2'));
  // Nobody is compared with himself.
  const b = wantedB === a ? null : wantedB;
  const [wantedSeason, wantedLeague] = [asId(useQuery('mua')), asId(useQuery('giai'))];
  const season: ChosenSeason = {
    ...(wantedSeason !== null && { season: wantedSeason }),
    ...(wantedLeague !== null && { leagueId: wantedLeague }),
  };
  const latest = useRef({ find, a, b, season });
  useEffect(() => {
    latest.current = { find, a, b, season };
  });
  const [machine] = useState(() =>
    wireComparePicker({
      find: (text, signal) => latest.current.find(text, signal),
      writeAddress: (chosen) => {
        const { a: one, b: two, season: of } = latest.current;
        // Whoever comes new may not have played the season that was chosen.
        const swapped = chosen.a === two && chosen.b === one;
        go(path + chosenQuery(chosen, swapped ? of : {}), { replace: true });
      },
    }),
  );
  const actor = useActorRef(machine, { input: { a, b } });
  useEffect(() => {
    actor.send({ type: 'picker.address', chosen: { a, b } });
  }, [actor, a, b]);
  const state = useSelector(actor, (snapshot) => snapshot);
  const chosen: Chosen = { a, b };
  const chooseSeason = (of: ChosenSeason) => go(path + chosenQuery(chosen, of), { replace: true });
  return { chosen, season, chooseSeason, state, send: actor.send };
};
export type ComparePicker = ReturnType<typeof useComparePicker>;
