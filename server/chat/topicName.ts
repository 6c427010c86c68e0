import type { Topic } from '#domain/chat/chat.ts';
import { isFixtureTopic, type FixtureTopic } from '#domain/football/fixtureFeed.ts';
import { isDuelTopic } from '#domain/games/chess/duel.ts';
import { isPartyTopic } from '#domain/party/party.ts';

/** A topic as one viewer names it and as the database does; `with` is the other party of a private one. */
export interface TopicName {
  readonly kind: 'room' | 'private' | 'fixture' | 'party' | 'duel';
  readonly topic: Topic | FixtureTopic;
  readonly key: string;
  readonly with: string | null;
  /** The groupId of its messages; for a fixture, a party or a game its id. */
  readonly groupId: string;
}

/** CHAT-4: `private.{id}` is the pair of the viewer and that id, so that nobody can name a pair without being in it. */
export const topicName = (topic: Topic | FixtureTopic, userId: string): TopicName => {
  const at = topic.indexOf('.') + 1;
  const id = topic.slice(at);
  if (isFixtureTopic(topic)) return { kind: 'fixture', topic, key: topic, with: null, groupId: id };
  if (isPartyTopic(topic)) return { kind: 'party', topic, key: topic, with: null, groupId: id };
  if (isDuelTopic(topic)) return { kind: 'duel', topic, key: topic, with: null, groupId: id };
  if (topic.startsWith('chatroom.')) return { kind: 'room', topic, key: topic, with: null, groupId: id };
  const pair = [userId, id].sort().join('.');
  return { kind: 'private', topic, key: `private.${pair}`, with: id, groupId: pair };
};
