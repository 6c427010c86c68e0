import type { chat } from '#contract/http/chat.ts';
import { SESSIONS } from '#domain/auth/deviceSession.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { ChatStore } from './chat.store.ts';
import { readHistory } from './history.ts';

interface Needs {
  readonly store: ChatStore;
  readonly epoch: string;
  readonly tokenFor: (owner: { readonly userId: string; readonly sessionId: string }, now: number) => string;
}

export const chatHandlers = ({ store, epoch, tokenFor }: Needs): AreaHandlers<typeof chat> => ({
  history: (query) => readHistory(store, epoch, query),
  token: async (_input, { viewer: { userId, sessionId }, now }) => ({
    token: tokenFor({ userId, sessionId }, now),
    ttlSec: SESSIONS.chatTokenMaxAgeS,
  }),
});
