import { useEffect } from 'react';
import { selectConnection, selectConnections } from '#machines/chat/chatSocket.selectors.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import type { Connection } from './ConnectionStrip.tsx';

/** Keeps the chat connected while a chat is shown: opened once there is a token, and again when the viewer changes. */
export const useChatSocket = (): {
  readonly connection: Connection;
  readonly tried: number;
  readonly retry: () => void;
} => {
  const { chatSocket, hold } = useLive();
  const online = useOnline();
  const tried = useSelector(chatSocket, selectConnections);
  const connection = useSelector(chatSocket, (snapshot): Connection =>
    snapshot.matches('refreshingToken') ? 'refreshingToken' : selectConnection(snapshot),
  );
  useEffect(hold, [hold]);
  const shown = !online && connection !== 'givenUp' ? 'offline' : connection;
  return { connection: shown, tried, retry: () => chatSocket.send({ type: 'chat.retry' }) };
};
