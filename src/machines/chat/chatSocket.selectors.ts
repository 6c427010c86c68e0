import type { SnapshotFrom } from 'xstate';
import type { ChatSocketMachine } from './chatSocket.machine.ts';

type Snapshot = SnapshotFrom<ChatSocketMachine>;

/** What the connection banner shows. */
export type ChatConnectionState = 'idle' | 'connecting' | 'open' | 'reconnecting' | 'givenUp';

export const selectConnection = (snapshot: Snapshot): ChatConnectionState => {
  if (snapshot.matches({ connected: 'open' })) return 'open';
  if (snapshot.matches('givenUp')) return 'givenUp';
  if (snapshot.matches('idle')) return 'idle';
  return snapshot.matches({ connected: 'connecting' }) && snapshot.context.connections <= 1
    ? 'connecting'
    : 'reconnecting';
};
/** Number of attempts since the last stable connection: the n of "reconnecting n". */
export const selectConnections = (snapshot: Snapshot): number => snapshot.context.connections;
export const isOpen = (snapshot: Snapshot): boolean => snapshot.matches({ connected: 'open' });
export const hasGivenUp = (snapshot: Snapshot): boolean => snapshot.matches('givenUp');
