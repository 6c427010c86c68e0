import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import { momentsOf } from '#domain/room/moments.ts';
import { selectBeatMoment, selectGoalBeat } from '#machines/goalBeat/goalBeat.selectors.ts';
import { wireGoalBeat } from '#machines/goalBeat/goalBeat.wire.ts';
import { BoardBeat } from '../../features/player/BoardBeat.tsx';
import { shoutOf } from '../../features/player/ledWord.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useGoalSound } from './useGoalSound.ts';

interface MatchBeatProps {
  readonly fixture: Fixture;
  /** As far as may be told now: what waits for a picture is not among them. */
  readonly events: readonly MatchEvent[];
}

// There is no picture on the page that could go anywhere.
const still = { seekTo: () => {}, toEdge: () => {} };

/** B5: the beat of a goal over the board of a match; of what fell before the page was opened none, and none while hidden. */
export default function MatchBeat({ fixture, events }: MatchBeatProps) {
  const t = useWords('moment');
  const shielded = fixture.hidden === true;
  const machine = useMemo(() => wireGoalBeat(still), []);
  const [input] = useState({ shielded });
  const beat = useActorRef(machine, { input });
  useEffect(() => beat.send({ type: 'beat.shield', on: shielded }), [beat, shielded]);
  const moments = useMemo(() => momentsOf({ events }), [events]);
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (events.length === 0) return;
    const before = known.current;
    known.current = new Set(moments.map(({ momentId }) => momentId));
    for (const { revoked, momentId } of events) if (revoked && momentId) beat.send({ type: 'beat.taken', momentId });
    for (const moment of moments) if (before && !before.has(moment.momentId)) beat.send({ type: 'beat.told', moment });
  }, [beat, events, moments]);
  const state = useSelector(beat, selectGoalBeat);
  const moment = useSelector(beat, selectBeatMoment);
  const beating = state === 'beat' ? moment : null;
  useGoalSound(beating?.momentId ?? null);
  if (!beating) return null;
  const { side } = beating;
  const colour = side && (side === 'home' ? fixture.localteam : fixture.visitorteam).colours?.[0];
  return (
    <BoardBeat
      key={beating.momentId}
      side={side}
      word={shoutOf(beating, (kind) => t(`shout.${kind}`))}
      colour={colour}
    />
  );
}
