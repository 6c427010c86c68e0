import { CHAT } from '#domain/chat/chat.ts';
import type { ClientFrame } from '#contract/ws/frames.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { doorMessage } from '../shared/door/callWords.ts';
import type { DoorService } from '../shared/door/door.ts';
import type { Clock } from '../shared/clock.ts';
import type { DuelSource } from '../shared/duelSource.ts';
import type { PartySource } from '../shared/partySource.ts';
import type { MemberRate } from './bucket.ts';
import type { Connection } from './connection.ts';
import type { IsGroup } from './groups.ts';
import { isReaction } from './reaction.ts';
import { chatRefusal, type ChatRefusal } from './refusal.ts';
import type { RoomStore } from './room.store.ts';
import { roomRefusal, type RoomRules } from './roomRules.ts';
import type { ChatMember } from './speaker.ts';
import type { TopicName } from './topicName.ts';

export type PartyFrame = Extract<ClientFrame, { path: 'party.command' }>;
export type DuelFrame = Extract<ClientFrame, { path: 'game.command' }>;
export type SendFrame = Exclude<Extract<ClientFrame, { type: 'send' }>, PartyFrame | DuelFrame>;

export interface WriteRules {
  readonly restriction: RoomStore['restriction'];
  readonly rooms: Pick<RoomRules, 'refusal' | 'slow'>;
  readonly clock: Clock;
  readonly memberById: (userId: string) => Promise<ChatMember | null>;
  /** Whether one of two members has blocked the other. */
  readonly areApart: (userId: string, otherId: string) => Promise<boolean>;
  readonly isGroup: IsGroup;
  /** Whether there is such a football match. */
  readonly isFixture: (fixtureId: string) => Promise<boolean>;
  /** FI-11: why somebody may not come into a party, or null. */
  readonly partyRefusal: PartySource['refusal'];
  /** GA-11: whether there is such a game. */
  readonly isDuel: DuelSource['knows'];
  /** Judges every message. */
  readonly judge: DoorService['judge'];
  /** Per member: messages, and all that is sent beside them. */
  readonly messageRate: MemberRate;
  readonly otherRate: MemberRate;
}

/** When to try again for a party that is full. */
const FULL_RETRY_S = 30;

/** Why a viewer may not use a topic, or null: its group or match must exist, a private one needs two different members. */
export const topicRefusal = async (
  { viewer }: Pick<Connection, 'viewer'>,
  name: TopicName,
  {
    memberById,
    isGroup,
    isFixture,
    partyRefusal,
    isDuel,
  }: Pick<WriteRules, 'memberById' | 'isGroup' | 'isFixture' | 'partyRefusal' | 'isDuel'>,
): Promise<ChatRefusal | null> => {
  if (name.kind === 'fixture') return (await isFixture(name.groupId)) ? null : chatRefusal(404);
  if (name.kind === 'duel') return (await isDuel(name.groupId)) ? null : chatRefusal(404);
  if (name.kind === 'party') {
    const code = partyRefusal(name.groupId, viewer.userId);
    return code === null ? null : chatRefusal(code, code === 429 ? { retryAfterS: FULL_RETRY_S } : {});
  }
  if (name.with === null) return (await isGroup(name.groupId)) ? null : chatRefusal(404);
  if (viewer.kind === 'guest') return chatRefusal(401);
  if (name.with === viewer.userId) return chatRefusal(403);
  return (await memberById(name.with)) ? null : chatRefusal(404);
};

const isJoin = (data: SendFrame['data']): boolean => 'systemMessage' in data;
type MessageData = Extract<SendFrame['data'], { originalMessage: string }>;
const isMessage = (data: SendFrame['data']): data is MessageData => 'originalMessage' in data;

/** Both get the same answer, so that it does not tell who blocked whom. */
const apart = chatRefusal(403, { message: 'You two cannot write to each other now.' });

/** The author as now stored, or why they may not write: checks come first, limits are counted last. */
export const createMayWrite = (rules: WriteRules) => {
  const { restriction, rooms, clock, memberById, areApart, judge, messageRate, otherRate } = rules;

  const doorRefusal = async (member: ChatMember, data: MessageData, name: TopicName): Promise<ChatRefusal | null> => {
    const no = await judge({
      kind: name.with === null ? 'chat' : 'private',
      text: data.originalMessage.normalize('NFC'),
      most: CHAT.maxTextLength,
      who: member,
      place: name.key,
      key: data.clientId,
    });
    if (no === null) return null;
    const { reason, retryAfterS } = no;
    return chatRefusal(retryAfterS === null ? 422 : 429, { message: doorMessage(no), reason, retryAfterS });
  };
  /** The slow mode counts only messages that passed everything else. */
  const textRefusal = async (member: ChatMember, data: MessageData, name: TopicName): Promise<ChatRefusal | null> => {
    if (name.kind !== 'room') return doorRefusal(member, data, name);
    return (
      (await rooms.refusal(member, name.groupId, data.originalMessage.normalize('NFC'))) ??
      (await doorRefusal(member, data, name)) ??
      rooms.slow(member, name.groupId)
    );
  };
  return async (
    connection: Pick<Connection, 'viewer'>,
    { data }: SendFrame,
    name: TopicName,
  ): Promise<ChatMember | ChatRefusal> => {
    const { viewer } = connection;
    const member = viewer.kind === 'guest' ? null : await memberById(viewer.userId);
    if (!member) return chatRefusal(401, { message: 'Log in to write.' });
    const notTheirs = await topicRefusal(connection, name, rules);
    if (notTheirs) return notTheirs;
    if (name.with !== null && !('deleted' in data) && (await areApart(member.userId, name.with))) return apart;
    if (isJoin(data) && member.siteRoleId === SITE_ROLES.silent) return chatRefusal(403);
    if ('reaction' in data && !isReaction(data.reaction))
      return chatRefusal(422, { message: 'A reaction is one emoji.' });
    const held = 'deleted' in data ? null : await restriction(member.userId, name.key, clock());
    if (held !== null && !(isJoin(data) && held.kind === 'mute')) {
      const retryAfterS = Math.ceil((held.untilTs - clock()) / 1000);
      return roomRefusal(403, held.kind === 'ban' ? 'banned' : 'muted', retryAfterS);
    }
    const retryAfterS = await (isMessage(data) ? messageRate : otherRate)(member.userId);
    if (retryAfterS !== null) return chatRefusal(429, { retryAfterS });
    return (isMessage(data) ? await textRefusal(member, data, name) : null) ?? member;
  };
};
