import { randomUUID } from 'node:crypto';
import type { chatRoom } from '#contract/http/chatRoom.ts';
import { isStaff } from '#domain/auth/auth.ts';
import { chatroomTopic, groupOfTopic, type ChatMessage, type ChatNotice } from '#domain/chat/chat.ts';
import { isOver, type Poll } from '#domain/chat/poll.ts';
import { defaultRules } from '#domain/chat/rules.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import type { Decisions } from '../shared/moderation/decisions.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import { createDecided } from './decided.ts';
import type { IsGroup } from './groups.ts';
import { postOfTopic, postTopic } from './postPolls.store.ts';
import type { PollsStore } from './polls.store.ts';
import type { RoomStore } from './room.store.ts';
import type { RoomRules } from './roomRules.ts';
import { messageBy, speakerOf, type ChatMember } from './speaker.ts';
import type { ChatWrite, WriteResult } from './write.ts';

export interface ChatRoomParts {
  readonly store: RoomStore;
  readonly polls: PollsStore;
  readonly rooms: RoomRules;
  readonly isGroup: IsGroup;
  readonly hostsOf: (groupId: string) => Promise<readonly string[] | null>;
  readonly memberById: (userId: string) => Promise<ChatMember | null>;
  readonly online: (topic: string) => number;
  /** Stores and publishes. */
  readonly write: (write: ChatWrite) => Promise<WriteResult>;
  /** Tells what stands in a topic since then. */
  readonly tell: (topic: string, of: ChatNotice['kind']) => Promise<void>;
  /** Somebody voted in the poll of a topic. */
  readonly voted: (topic: string) => void;
  /** Whether a member may read the post that a poll stands in, and whether it is their own; opened after the chat. */
  readonly posts: PostsOfPolls;
  /** Opened after the chat. */
  readonly decisions: () => Pick<Decisions, 'decide' | 'byId' | 'made' | 'end'>;
}

/** The posts in which polls stand that are none of a room's. */
export interface PostsOfPolls {
  readonly sees: (postId: string, userId: string) => Promise<boolean>;
  readonly owns: (postId: string, userId: string) => Promise<boolean>;
}

type Member = CallContext<MemberViewer>;
const MOST_MINUTES = 60;
const gone = () => refused(422, { fields: { groupMessageId: 'is not there' } });

export const chatRoomHandlers = (parts: ChatRoomParts): AreaHandlers<typeof chatRoom> => {
  const { store, polls, rooms, isGroup, hostsOf, memberById, online, write, tell, voted, posts, decisions } = parts;
  const decided = createDecided(parts);

  /** The topic of a room in which the viewer keeps order: nobody does who may not write there. */
  const keptBy = async (groupId: string, { viewer, now }: Member): Promise<string | Refusal> => {
    if (!(await isGroup(groupId))) return refused(404);
    const topic = chatroomTopic(groupId);
    if (!(await rooms.keepsOrder(viewer, groupId))) return refused(403);
    return (await store.restriction(viewer.userId, topic, now)) === null ? topic : refused(403);
  };

  /** The topic of the viewer's own post; nobody else closes its poll. */
  const ownPost = async (postId: string, { viewer }: Member): Promise<string | Refusal> => {
    if (!(await posts.sees(postId, viewer.userId))) return refused(404);
    return (await posts.owns(postId, viewer.userId)) ? postTopic(postId) : refused(403);
  };

  const placeOf = async (groupId: string | undefined, context: Member): Promise<string | Refusal> => {
    if (groupId !== undefined) return keptBy(groupId, context);
    return isStaff(context.viewer.siteRoleId) ? '' : refused(403);
  };

  const restrictionOf = async (userId: string, topic: string, now: number) => {
    const held = await store.restriction(userId, topic, now);
    if (!held) return null;
    const { kind, untilTs, decisionId } = held;
    return { kind, untilTs, reason: (await decisions().byId(decisionId))?.reason ?? '' };
  };

  const withChoice = async (poll: Poll, userId: string): Promise<Poll> => ({
    ...poll,
    me: await polls.choiceOf(poll.pollId, userId),
  });

  /** Says something in the own name; the message as it stands. */
  const announce = async (topic: string, text: string, clientId: string, { viewer, now }: Member) => {
    const member = await memberById(viewer.userId);
    if (!member) return refused(403);
    const groupMessageId = randomUUID();
    const message = messageBy(speakerOf(member), {
      ...{ groupMessageId, groupId: groupOfTopic(topic), createdAt: now, clientId },
      ...{ originalMessage: text.normalize('NFC'), parentMessageId: null, toUserId: null },
    });
    const { userId } = viewer;
    const result = await write({ kind: 'message', topic, userId, clientId, at: now, message, addressHash: null });
    return result.kind === 'refused' ? refused(result.code) : store.message(topic, result.groupMessageId);
  };

  return {
    detail: async ({ id }, { viewer, now }) => {
      if (!(await isGroup(id))) return refused(404);
      const topic = chatroomTopic(id);
      const { rules, pinned, poll } = await store.standing(topic, now);
      const { userId } = viewer;
      const isMember = viewer.kind === 'member';
      const hosts = (await hostsOf(id)) ?? [];
      const role = isMember ? (hosts.includes(userId) ? 'owner' : isStaff(viewer.siteRoleId) ? 'mod' : 'member') : null;
      return {
        ...{ groupId: id, online: online(topic), rules: rules ?? defaultRules, pinned, hosted: hosts.length > 0 },
        poll: poll && isMember ? await withChoice(poll, userId) : poll,
        me: { role, restriction: isMember ? await restrictionOf(userId, topic, now) : null },
      };
    },
    ruleUpdate: async ({ groupId, rules }, context) => {
      const topic = await keptBy(groupId, context);
      if (isRefused(topic)) return topic;
      if (rules.followersOnlyMin !== undefined && ((await hostsOf(groupId)) ?? []).length === 0)
        return refused(422, { fields: { 'rules.followersOnlyMin': 'nobody is there to follow' } });
      await store.putRules(topic, rules, context.now);
      rooms.changed(topic);
      await tell(topic, 'rules');
      return rules;
    },
    filterList: async ({ groupId }, context) => {
      const topic = await keptBy(groupId, context);
      return isRefused(topic) ? topic : store.words(topic);
    },
    filterPut: async ({ groupId, words }, context) => {
      const topic = await keptBy(groupId, context);
      if (isRefused(topic)) return topic;
      const tidy = [...new Set(words.map((word) => word.normalize('NFC').trim()).filter((word) => word !== ''))];
      await store.putWords(topic, tidy);
      rooms.changed(topic);
      return tidy;
    },
    pin: async ({ groupId, groupMessageId, text, on, clientId = randomUUID() }, context) => {
      const topic = await keptBy(groupId, context);
      if (isRefused(topic)) return topic;
      const pinned = !on
        ? null
        : text === undefined
          ? groupMessageId === undefined
            ? null
            : await store.message(topic, groupMessageId)
          : await announce(topic, text, clientId, context);
      if (isRefused(pinned)) return pinned;
      if (on && pinned === null) return gone();
      await store.pin(topic, pinned?.groupMessageId ?? null, context.now);
      await tell(topic, 'pin');
      return pinned satisfies ChatMessage | null;
    },
    pollCreate: async ({ groupId, question, options, durationSec, clientId }, context) => {
      const topic = await keptBy(groupId, context);
      if (isRefused(topic)) return topic;
      const { viewer, now } = context;
      const poll = await polls.create({
        ...{ pollId: randomUUID(), topic, question, options, clientId, byUserId: viewer.userId },
        ...{ beginTs: now, endTs: now + durationSec * 1000 },
      });
      if (!poll) return refused(409, { message: 'Another poll of this room is open.' });
      await tell(topic, 'poll');
      return withChoice(poll, viewer.userId);
    },
    pollVote: async ({ pollId, optionId }, { viewer, now }) => {
      const asked = await polls.asked(pollId);
      if (!asked) return refused(404);
      const { topic, options } = asked;
      const postId = postOfTopic(topic);
      if (postId !== null && !(await posts.sees(postId, viewer.userId))) return refused(404);
      if (!options.some(({ id }) => id === optionId)) return refused(422, { fields: { optionId: 'is not there' } });
      if ((await store.restriction(viewer.userId, topic, now)) !== null) return refused(403);
      if (!(await polls.vote(pollId, viewer.userId, optionId, now)))
        return refused(409, { message: 'The poll is over.' });
      if (postId === null) voted(topic);
      const counted = await polls.byId(pollId);
      return counted ? withChoice(counted.poll, viewer.userId) : refused(404);
    },
    pollClose: async ({ pollId }, context) => {
      const asked = await polls.asked(pollId);
      if (!asked) return refused(404);
      const postId = postOfTopic(asked.topic);
      const topic = postId === null ? await keptBy(groupOfTopic(asked.topic), context) : await ownPost(postId, context);
      if (isRefused(topic)) return topic;
      if (!isOver(asked, context.now)) {
        await polls.close(pollId, context.now);
        if (postId === null) await tell(topic, 'poll');
      }
      const counted = await polls.byId(pollId);
      return counted ? withChoice(counted.poll, context.viewer.userId) : refused(404);
    },
    mute: async ({ groupId, userId, minutes, reason = '', clientId }, context) => {
      const topic = await placeOf(groupId, context);
      if (isRefused(topic)) return topic;
      if (topic !== '' && minutes > MOST_MINUTES)
        return refused(422, { fields: { minutes: 'is 60 in a room at most' } });
      return decided.restrict(topic, { action: 'mute', userId, minutes, reason, clientId }, context);
    },
    ban: async ({ groupId, userId, until, reason, clientId }, context) => {
      const topic = await placeOf(groupId, context);
      if (isRefused(topic)) return topic;
      const minutes = Math.ceil((until - context.now) / 60_000);
      return decided.restrict(topic, { action: 'ban', userId, minutes, reason, clientId }, context);
    },
    delete: async ({ groupId, groupMessageId, userId, last = 1, reason = '', clientId }, context) => {
      const topic = await keptBy(groupId, context);
      if (isRefused(topic)) return topic;
      return decided.remove(topic, { groupMessageId, userId, last, reason, clientId }, context);
    },
    sweep: async ({ groupId, ...wish }, context) => {
      const topic = await keptBy(groupId, context);
      return isRefused(topic) ? topic : decided.sweep(topic, wish, context);
    },
  };
};
