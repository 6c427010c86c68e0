import { randomUUID } from 'node:crypto';
import { isStaff } from '#domain/auth/auth.ts';
import { groupOfTopic } from '#domain/chat/chat.ts';
import { SWEEP } from '#domain/chat/sweep.ts';
import type { CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import type { Decisions, DecisionWish } from '../shared/moderation/decisions.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import type { RoomStore } from './room.store.ts';
import type { RoomRules } from './roomRules.ts';
import type { ChatMember } from './speaker.ts';

type Member = CallContext<MemberViewer>;
const DAY_MS = 86_400_000;

interface Needs {
  readonly decisions: () => Pick<Decisions, 'decide' | 'made' | 'end'>;
  readonly store: Pick<RoomStore, 'release' | 'message' | 'lastSaid' | 'saidByNew'>;
  readonly rooms: Pick<RoomRules, 'keepsOrder'>;
  readonly memberById: (userId: string) => Promise<ChatMember | null>;
}

export interface RestrictWish {
  readonly action: 'mute' | 'ban';
  readonly userId: string;
  readonly minutes: number;
  readonly reason: string;
  readonly clientId: string | undefined;
}

/** CH-11: decisions about people in rooms, which go through the log: told with their reason, undone for ten minutes. */
export const createDecided = ({ decisions, store, rooms, memberById }: Needs) => {
  const decide = async (
    wish: Omit<DecisionWish, 'by' | 'at' | 'clientId'>,
    clientId: string | undefined,
    of: Member,
  ) => {
    const { viewer, now } = of;
    const decision = await decisions().decide({
      ...wish,
      ...{ by: viewer.userId, at: now, clientId: clientId ?? randomUUID() },
    });
    return isRefused(decision) ? decision : { decisionId: decision.decisionId };
  };
  /** Refuses a restriction of somebody who keeps order in the same place. */
  const faultOf = async (userId: string, topic: string): Promise<Refusal | null> => {
    const member = await memberById(userId);
    if (!member) return refused(404);
    const keeps = topic === '' ? isStaff(member.siteRoleId) : await rooms.keepsOrder(member, groupOfTopic(topic));
    return keeps ? refused(403, { message: 'Who keeps order here cannot be kept from writing.' }) : null;
  };
  return {
    /** An empty `topic` means everywhere; 0 minutes end the restriction there. */
    restrict: async (topic: string, { action, userId, minutes, reason, clientId }: RestrictWish, of: Member) => {
      const fault = await faultOf(userId, topic);
      if (fault) return fault;
      if (minutes <= 0) {
        // Everywhere is more than the chat: what keeps somebody from all calls ends too.
        if (topic === '') await decisions().end({ userId, action, by: of.viewer.userId, at: of.now });
        await store.release(userId, topic, action, of.now);
        return { decisionId: '' };
      }
      const place = topic === '' ? {} : { place: `chat:${groupOfTopic(topic)}` };
      return decide({ action, targets: [], about: userId, ...place, minutes, reason }, clientId, of);
    },
    /** Takes away what new accounts wrote of late, as one decision. */
    sweep: async (
      topic: string,
      wish: {
        readonly minutes: number;
        readonly days: number;
        readonly reason: string;
        readonly clientId: string;
      },
      { viewer, now }: Member,
    ): Promise<{ decisionId: string; count: number } | Refusal> => {
      const { minutes, days, reason, clientId } = wish;
      // Of a repeat, what it is about is gone already.
      const before = await decisions().made(viewer.userId, clientId);
      if (before) return { decisionId: before.decisionId, count: before.targets.length };
      const said = await store.saidByNew(topic, now - minutes * 60_000, now - days * DAY_MS);
      const authors = [...new Set(said.map(({ userId }) => userId))].filter((userId) => userId !== viewer.userId);
      const faults = await Promise.all(authors.map((userId) => faultOf(userId, topic)));
      const fresh = new Set(authors.filter((_, i) => faults[i] === null));
      const targets = said
        .filter(({ userId }) => fresh.has(userId))
        .slice(0, SWEEP.messages)
        .map(({ groupMessageId }) => ({ type: 'message' as const, id: groupMessageId }));
      if (targets.length === 0) return { decisionId: '', count: 0 };
      const decision = await decisions().decide({
        ...{ by: viewer.userId, action: 'remove', targets, about: null, reason, clientId, at: now },
      });
      return isRefused(decision) ? decision : { decisionId: decision.decisionId, count: targets.length };
    },
    /** Takes messages of one person away. */
    remove: async (
      topic: string,
      wish: {
        readonly groupMessageId: string | undefined;
        readonly userId: string | undefined;
        readonly last: number;
        readonly reason: string;
        readonly clientId: string | undefined;
      },
      of: Member,
    ) => {
      const { groupMessageId, userId, last, reason, clientId } = wish;
      // On a repeat the messages are already gone, so they could not be found again.
      const before = clientId === undefined ? null : await decisions().made(of.viewer.userId, clientId);
      if (before) return { decisionId: before.decisionId };
      const message = groupMessageId === undefined ? null : await store.message(topic, groupMessageId);
      const ids = message
        ? [message.groupMessageId]
        : userId === undefined || groupMessageId !== undefined
          ? []
          : await store.lastSaid(topic, userId, last);
      if (ids.length === 0) return refused(422, { fields: { groupMessageId: 'is not there' } });
      const author = message?.userId ?? userId ?? null;
      const about = author !== null && (await memberById(author)) ? author : null;
      const targets = ids.map((id) => ({ type: 'message' as const, id }));
      return decide({ action: 'remove', targets, about, reason }, clientId, of);
    },
  };
};
