import type { chat } from '#contract/http/chat.ts';
import { isStaff } from '#domain/auth/auth.ts';
import { SESSIONS } from '#domain/auth/deviceSession.ts';
import { chatroomTopic, type Sequenced } from '#domain/chat/chat.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import type { ChatStore } from './chat.store.ts';
import type { ChatMember } from './speaker.ts';

/** CALL-3. */
const PAGE = 50;

const asAtThen = ({ seq, data }: Sequenced): Sequenced => ({
  seq,
  data: data.kind === 'message' ? { ...data, reaction: {} } : data,
});

interface Needs {
  readonly store: ChatStore;
  readonly epoch: string;
  readonly memberById: (userId: string) => Promise<ChatMember | null>;
  readonly tokenFor: (owner: { readonly userId: string; readonly sessionId: string }, now: number) => string;
}

export const chatHandlers = ({ store, epoch, memberById, tokenFor }: Needs): AreaHandlers<typeof chat> => ({
  history: async ({ groupId, beforeSeq, afterSeq, atTs, limit = PAGE }) => {
    const topic = chatroomTopic(groupId);
    const lastSeq = await store.head(topic);
    if (atTs !== undefined) {
      const before = await store.firstAfter(topic, atTs);
      const entries = await store.entries(topic, { beforeSeq: Math.min(before, beforeSeq ?? before), limit });
      return { epoch, messages: entries.map(asAtThen), firstSeq: Math.min(1, lastSeq), lastSeq };
    }
    const messages = await store.entries(topic, { afterSeq, beforeSeq, limit });
    return { epoch, messages, firstSeq: Math.min(1, lastSeq), lastSeq };
  },
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
