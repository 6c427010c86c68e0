import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { feltOf, freshMoments, takenByVideo } from '#domain/room/goalBeat.ts';
import type { Overview } from '#domain/football/overview.ts';
import { momentsOf } from '#domain/room/moments.ts';
import { selectBeatMoment, selectGoalBeat } from '#machines/goalBeat/goalBeat.selectors.ts';
import { wireGoalBeat } from '#machines/goalBeat/goalBeat.wire.ts';
import { selectShownUntil, sightOf } from '#machines/timeline/timeline.selectors.ts';
import type { TakenBy } from './beatWords.ts';
import { usePlayerCommands } from './usePlayer.ts';
import { useSeekTo } from './useSeekTo.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useSelector } from '../../hooks/useSelector.ts';

const nothing: Overview = { events: [], stats: [] };

/** The beat of a room, or of the small player: told each moment as the viewer's own picture shows it; nothing at all while results are hidden. */
export const useGoalBeat = (overview: Overview | null, shielded: boolean) => {
  const { timeline } = useLive();
  const { clock } = useApp();
  const { toEdge } = usePlayerCommands();
  const seekTo = useSeekTo();
  const machine = useMemo(() => wireGoalBeat({ seekTo, toEdge }), [seekTo, toEdge]);
  const [input] = useState({ shielded });
  const beat = useActorRef(machine, { input });
  useEffect(() => beat.send({ type: 'beat.shield', on: shielded }), [beat, shielded]);

  const { events, log } = overview ?? nothing;
  const moments = useMemo(() => feltOf(momentsOf({ events, ...(log && { log }) })), [events, log]);
  useEffect(() => {
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
  }, [events, moments, timeline, clock, beat]);

  const state = useSelector(beat, selectGoalBeat);
  const moment = useSelector(beat, selectBeatMoment);
  const isTaken = moment !== null && (state === 'struck' || state === 'explained');
  const takenBy: TakenBy = isTaken ? (takenByVideo(moment, events) ? 'video' : 'correction') : null;
  return {
    state,
    moment,
    /** Who took the moment back, if it does not stand. */
    takenBy,
    /** Whether something is told now: in words, in the title and in the ribbon. */
    telling: state === 'beat' || state === 'cooling' || isTaken,
    /** All that are felt. */
    moments,
    again: () => beat.send({ type: 'beat.again' }),
    back: () => beat.send({ type: 'beat.back' }),
  };
};
