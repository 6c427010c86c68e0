import { useEffect, useState } from 'react';
import { createDuelLine, type DuelLine } from '#machines/chess/duelLine.ts';
import { createDuel, type DuelRef } from '#machines/chess/duel.wire.ts';
import { useApp } from '../../hooks/useApp.ts';

export interface OpenDuel {
  readonly duel: DuelRef;
  readonly originNow: DuelLine['originNow'];
}

/** GA-11: a game over the page's socket, while the component is mounted; null until it is wired. */
export const useDuel = (gameId: string, me: string | null): OpenDuel | null => {
  const { socket, clock } = useApp();
  const [opened, setOpened] = useState<OpenDuel | null>(null);
  useEffect(() => {
    let isLeft = false;
    let leave = () => {};
    socket.load().then(
      ({ chatSocket, hold }) => {
        if (isLeft) return;
        const release = hold();
        const line = createDuelLine({
          ...{ socket: chatSocket, now: () => performance.now(), wallNow: clock.now, id: clock.id },
        });
        const duel = createDuel(line, { gameId, me });
        const stopHearing = line.hear(gameId, duel);
        duel.start();
        setOpened({ duel, originNow: line.originNow });
        leave = () => {
          stopHearing();
          line.unsubscribe(gameId);
          duel.stop();
          release();
          setOpened(null);
        };
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      leave();
    };
  }, [socket, clock, gameId, me]);
  return opened;
};
