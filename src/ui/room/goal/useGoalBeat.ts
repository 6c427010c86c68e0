import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { freshMoments } from '#domain/room/goalBeat.ts';
import type { Overview } from '#domain/football/overview.ts';
import { momentsOf } from '#domain/room/moments.ts';
import { selectBeatMoment, selectGoalBeat } from '#machines/goalBeat/goalBeat.selectors.ts';
import { wireGoalBeat } from '#machines/goalBeat/goalBeat.wire.ts';
import { selectBehindS, selectPosition } from '#machines/player/player.selectors.ts';
import { selectShownUntil, sightOf } from '#machines/timeline/timeline.selectors.ts';
import { usePlayerCommands } from '../../features/player/usePlayer.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useSelector } from '../../hooks/useSelector.ts';

const nothing: Overview = { events: [], stats: [] };

/** The beat of a room: told each moment as the viewer's own picture shows it; nothing at all while results are hidden. */
export const useGoalBeat = (overview: Overview | null, shielded: boolean) => {
  const { player, timeline } = useLive();
  const { clock } = useApp();
  const { seekBehind, toEdge } = usePlayerCommands();
  const machine = useMemo(
    () =>
      wireGoalBeat({
        seekTo: (moment) => {
          const snapshot = player.getSnapshot();
          const position = selectPosition(snapshot);
          if (position !== null) seekBehind(Math.max(0, selectBehindS(snapshot) + (position - moment) / 1000));
        },
        toEdge,
      }),
    [player, seekBehind, toEdge],
  );
  const [input] = useState({ shielded });
  const beat = useActorRef(machine, { input });
  useEffect(() => beat.send({ type: 'beat.shield', on: shielded }), [beat, shielded]);

  const { events, log } = overview ?? nothing;
  useEffect(() => {
    const moments = momentsOf({ events, ...(log && { log }) });
    const look = () => {
      const snapshot = timeline.getSnapshot();
      const until = selectShownUntil(snapshot);
      const now = until === Infinity ? clock.now() : until;
      const told = selectBeatMoment(beat.getSnapshot());
      if (told && told.ts > until) beat.send({ type: 'beat.rewound' });
      for (const moment of freshMoments(moments, sightOf(snapshot), now)) beat.send({ type: 'beat.told', moment });
    };
    for (const { revoked, momentId } of events) if (revoked && momentId) beat.send({ type: 'beat.taken', momentId });
    look();
    const following = timeline.subscribe(look);
    return () => following.unsubscribe();
  }, [events, log, timeline, clock, beat]);

  return {
    state: useSelector(beat, selectGoalBeat),
    moment: useSelector(beat, selectBeatMoment),
    again: () => beat.send({ type: 'beat.again' }),
    back: () => beat.send({ type: 'beat.back' }),
  };
};
