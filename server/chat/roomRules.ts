import { isStaff, SITE_ROLES } from '#domain/auth/auth.ts';
import { followWaitMs, isDefault, defaultRules, type ChatRules, type RoomReason } from '#domain/chat/rules.ts';
import { textRefusal } from '#domain/chat/textRefusal.ts';
import { createWordList, listedIn, type WordList } from '#domain/door/wordList.ts';
import { chatroomTopic } from '#domain/chat/chat.ts';
import type { Clock } from '../shared/clock.ts';
import type { LimitStore } from '../shared/limiter.ts';
import { chatRefusal, type ChatRefusal } from './refusal.ts';
import type { RoomStore } from './room.store.ts';
import type { ChatMember } from './speaker.ts';

/** How long a change made in another process may go unnoticed here. */
const KEPT_MS = 1000;
const MOST_KEPT = 1000;

/** The message of each reason, for clients without texts of their own. */
const messages: Readonly<Record<RoomReason, string>> = {
  roomLength: 'The rules of this room want shorter messages.',
  roomLinks: 'The rules of this room allow no links.',
  roomEmoji: 'The rules of this room allow emoji alone for now.',
  roomFollowers: 'Only who follows the host of this room for a while may write for now.',
  roomWords: 'The text has a word that is not allowed in this room.',
  roomSlow: 'This room is in slow mode.',
  muted: 'You may not write for a while.',
  banned: 'You may not take part in this room.',
};
export const roomRefusal = (
  code: 403 | 422 | 429,
  reason: RoomReason,
  retryAfterS: number | null = null,
): ChatRefusal => chatRefusal(code, { message: messages[reason], reason, retryAfterS });

interface Needs {
  readonly store: Pick<RoomStore, 'rules' | 'words'>;
  readonly clock: Clock;
  readonly limitStore: Pick<LimitStore, 'take'>;
  /** The commentators of a room of the schedule; null if there is no such room. */
  readonly hostsOf: (groupId: string) => Promise<readonly string[] | null>;
  /** Since when a member follows one of these people; null if they follow none. */
  readonly followsSince: (userId: string, ids: readonly string[]) => Promise<number | null>;
}

interface Held {
  readonly at: number;
  readonly rules: ChatRules;
  readonly words: WordList | null;
}

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));
const slowless: readonly number[] = [SITE_ROLES.commentator, SITE_ROLES.host];

/** CH-10: applies the rules of rooms to messages. */
export interface RoomRules {
  /** Whether somebody keeps order in a room: staff in all, commentators in their own. */
  readonly keepsOrder: (who: Pick<ChatMember, 'userId' | 'siteRoleId'>, groupId: string) => Promise<boolean>;
  /** Why a text is refused in a room; null if it is not. */
  readonly refusal: (member: ChatMember, groupId: string, text: string) => Promise<ChatRefusal | null>;
  /** Counts a message for the slow mode; called last. */
  readonly slow: (member: ChatMember, groupId: string) => Promise<ChatRefusal | null>;
  /** Has the rules read again with the next message. */
  readonly changed: (topic: string) => void;
}

export const createRoomRules = ({ store, clock, limitStore, hostsOf, followsSince }: Needs): RoomRules => {
  const kept = new Map<string, Held>();
  const heldOf = async (topic: string): Promise<Held> => {
    const before = kept.get(topic);
    if (before && clock() - before.at < KEPT_MS && clock() >= before.at) return before;
    const [rules, words] = await Promise.all([store.rules(topic), store.words(topic)]);
    const held = {
      ...{ at: clock(), rules: rules ?? defaultRules },
      words: words.length === 0 ? null : createWordList(words),
    };
    kept.delete(topic);
    kept.set(topic, held);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return held;
  };
  const keepsOrder: RoomRules['keepsOrder'] = async ({ userId, siteRoleId }, groupId) =>
    isStaff(siteRoleId) || ((await hostsOf(groupId))?.includes(userId) ?? false);

  const followRefusal = async (rules: ChatRules, { userId }: ChatMember, groupId: string) => {
    if (rules.followersOnlyMin === undefined) return null;
    const hosts = (await hostsOf(groupId)) ?? [];
    const waitMs = followWaitMs(rules, await followsSince(userId, hosts), clock());
    if (waitMs === 0) return null;
    return roomRefusal(403, 'roomFollowers', waitMs === null ? null : seconds(waitMs));
  };

  return {
    keepsOrder,
    refusal: async (member, groupId, text) => {
      const { rules, words } = await heldOf(chatroomTopic(groupId));
      if (words === null && isDefault(rules)) return null;
      if (await keepsOrder(member, groupId)) return null;
      const reason = textRefusal(rules, text) ?? (words && listedIn(words, text) ? 'roomWords' : null);
      return reason ? roomRefusal(422, reason) : followRefusal(rules, member, groupId);
    },
    slow: async (member, groupId) => {
      const topic = chatroomTopic(groupId);
      const { slowModeSec } = (await heldOf(topic)).rules;
      if (slowModeSec === 0 || slowless.includes(member.siteRoleId) || (await keepsOrder(member, groupId))) return null;
      const bucket = { name: `chat.slow.${slowModeSec}`, burst: 1, everyMs: slowModeSec * 1000 };
      const retryAfterS = await limitStore.take(bucket, `${topic} ${member.userId}`);
      return retryAfterS === null ? null : roomRefusal(429, 'roomSlow', retryAfterS);
    },
    changed: (topic) => void kept.delete(topic),
  };
};
