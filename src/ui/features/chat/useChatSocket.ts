import { useEffect } from 'react';
import { holdsToken, isLoggedIn, selectViewer } from '#machines/auth/auth.selectors.ts';
import { selectConnection, selectConnections } from '#machines/chat/chatSocket.selectors.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useSession } from '../../hooks/useSession.ts';
import type { Connection } from './ConnectionStrip.tsx';

/** Keeps the chat connected while a chat is shown: opened once there is a token, and again when the viewer changes. */
export const useChatSocket = (): {
  readonly connection: Connection;
  readonly tried: number;
  readonly retry: () => void;
} => {
  const { auth } = useSession();
  const { chatSocket } = useLive();
  const online = useOnline();
  const hasToken = useSelector(auth, holdsToken);
  const loggedIn = useSelector(auth, isLoggedIn);
  const userId = useSelector(auth, (snapshot) =>
    isLoggedIn(snapshot) ? (selectViewer(snapshot)?.userId ?? null) : null,
  );
  const tried = useSelector(chatSocket, selectConnections);
  const connection = useSelector(chatSocket, (snapshot): Connection =>
    snapshot.matches('refreshingToken') ? 'refreshingToken' : selectConnection(snapshot),
  );
  useEffect(() => {
    if (!hasToken) return;
    chatSocket.send({ type: 'chat.connect' });
    return () => chatSocket.send({ type: 'chat.leave' });
  }, [chatSocket, hasToken, loggedIn, userId]);
  const shown = !online && connection !== 'givenUp' ? 'offline' : connection;
  return { connection: shown, tried, retry: () => chatSocket.send({ type: 'chat.retry' }) };
};
