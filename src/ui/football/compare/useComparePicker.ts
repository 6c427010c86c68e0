import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { chosenQuery, type Candidate, type Chosen } from '#domain/football/candidate.ts';
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
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  const [machine] = useState(() =>
    wireComparePicker({
      find: (text, signal) => latest.current(text, signal),
      writeAddress: (chosen) => go(path + chosenQuery(chosen), { replace: true }),
    }),
  );
  const actor = useActorRef(machine, { input: { a, b } });
  useEffect(() => {
    actor.send({ type: 'picker.address', chosen: { a, b } });
  }, [actor, a, b]);
  const state = useSelector(actor, (snapshot) => snapshot);
  const chosen: Chosen = { a, b };
  return { chosen, state, send: actor.send };
};
export type ComparePicker = ReturnType<typeof useComparePicker>;
