import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isColdVisit } from '#machines/navigation/navigation.selectors.ts';
import type { Room } from '#domain/match/match.ts';
import type { ChatPlace, StageForm } from '#domain/room/stage.ts';
import type { StageWishes } from '../app/stage.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLive } from '../hooks/useLive.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { usePlayerCommands } from '../features/player/usePlayer.ts';
import { onStage, streamsOf } from './picture.ts';

interface StageArrangement {
  readonly room: Room;
  readonly roomId: string;
  readonly streaming: boolean;
  readonly mode: StageForm;
  readonly fullscreen: boolean;
  readonly chat: ChatPlace | null;
  readonly wishes: StageWishes;
}

/**
 * Provides the room's slot for the page's video, and tells the stage what it shows; without a stream the video stays
 * where it was.
 */
export const useOnStage = (arrangement: StageArrangement): RefObject<HTMLDivElement | null> => {
  const { room, roomId, streaming, mode, fullscreen, chat, wishes } = arrangement;
  const { navigation, stage } = useApp();
  const slot = useRef<HTMLDivElement>(null);
  const { open } = usePlayerCommands();
  const { pictured } = useLive();
  const locale = useLocale();
  // V-3: the room of the document's own address; other rooms are reached by a press.
  const [coldRoom] = useState(() => (isColdVisit(navigation.getSnapshot()) ? roomId : null));
  const cold = roomId === coldRoom;

  useEffect(() => {
    if (streaming) stage.show(onStage(room, roomId));
  }, [streaming, room, roomId, stage]);
  useEffect(() => {
    // Every poll gives an equal list, which the player ignores. That of a match that is over is empty, and who is behind
    // goes on to see its end.
    const streams = streamsOf(room);
    if (streaming && streams.length > 0) open(streams, cold);
  }, [streaming, room, cold, open]);
  const { fixtureId, groupId } = room;
  useEffect(() => {
    if (streaming) pictured.watch({ roomId, fixtureId, groupId, locale });
  }, [streaming, roomId, fixtureId, groupId, locale, pictured]);
  useLayoutEffect(() => (streaming && slot.current ? stage.place(slot.current) : undefined), [streaming, stage]);
  useLayoutEffect(() => {
    stage.arrange({ mode, fullscreen, chat });
  }, [mode, fullscreen, chat, stage]);
  useEffect(() => {
    stage.answer(wishes);
    return () => stage.answer(null);
  }, [wishes, stage]);
  // Before the next room arranges it anew: that may come in the same commit.
  useLayoutEffect(() => () => stage.arrange({ mode: 'normal', fullscreen: false, chat: null }), [stage]);
  return slot;
};
