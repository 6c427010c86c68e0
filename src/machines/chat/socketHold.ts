import { holdsToken, isLoggedIn, selectViewer } from '../auth/auth.selectors.ts';
import type { AuthRef } from '../auth/auth.wire.ts';
import type { ChatSocketRef } from './chatSocket.wire.ts';

/** For whom the socket is open; null while no token is held. */
const holderOf = (auth: AuthRef): string | null => {
  const snapshot = auth.getSnapshot();
  if (!holdsToken(snapshot)) return null;
  return isLoggedIn(snapshot) ? `member ${selectViewer(snapshot)?.userId ?? ''}` : 'guest';
};

/**
 * One socket for all that needs it: open from the first `hold` until the last is released, as soon as there is a token,
 * and opened again when the viewer changes.
 */
export const createSocketHold = (socket: Pick<ChatSocketRef, 'send'>, auth: AuthRef): (() => () => void) => {
  let holds = 0;
  let openFor: string | null = null;
  const look = (): void => {
    const wanted = holds > 0 ? holderOf(auth) : null;
    if (wanted === openFor) return;
    if (openFor !== null) socket.send({ type: 'chat.leave' });
    openFor = wanted;
    if (wanted !== null) socket.send({ type: 'chat.connect' });
  };
  auth.subscribe(look);
  return () => {
    holds += 1;
    look();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holds -= 1;
      look();
    };
  };
};
