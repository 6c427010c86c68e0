import type { chat } from '#contract/http/chat.ts';
import { isStaff } from '#domain/auth/auth.ts';
import { SESSIONS } from '#domain/auth/deviceSession.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import type { ChatStore } from './chat.store.ts';
import { readHistory } from './history.ts';
import type { ChatMember } from './speaker.ts';

interface Needs {
  readonly store: ChatStore;
  readonly epoch: string;
  readonly memberById: (userId: string) => Promise<ChatMember | null>;
  readonly tokenFor: (owner: { readonly userId: string; readonly sessionId: string }, now: number) => string;
}

export const chatHandlers = ({ store, epoch, memberById, tokenFor }: Needs): AreaHandlers<typeof chat> => ({
  history: (query) => readHistory(store, epoch, query),
  token: async (_input, { viewer: { userId, sessionId }, now }) => ({
    token: tokenFor({ userId, sessionId }, now),
    ttlSec: SESSIONS.chatTokenMaxAgeS,
  }),
  mute: async ({ userId, minutes }, { viewer, now }) => {
    if (!isStaff(viewer.siteRoleId)) return refused(403);
    const member = await memberById(userId);
    if (!member) return refused(404);
    if (isStaff(member.siteRoleId)) return refused(403, { message: 'Staff cannot be muted.' });
    await store.mute(userId, minutes === 0 ? null : now + minutes * 60_000, viewer.userId);
    return null;
  },
});
