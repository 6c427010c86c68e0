import type { Topic } from '#domain/chat/chat.ts';

/** A topic as one viewer names it and as the database does; `with` is the other party of a private one. */
export interface TopicName {
  readonly topic: Topic;
  readonly key: string;
  readonly with: string | null;
  /** What a message carries as its groupId. */
  readonly groupId: string;
}

/** CHAT-4: `private.{id}` is the pair of the viewer and that id, so that nobody can name a pair without being in it. */
export const topicName = (topic: Topic, userId: string): TopicName => {
  const at = topic.indexOf('.') + 1;
  const id = topic.slice(at);
  if (topic.startsWith('chatroom.')) return { topic, key: topic, with: null, groupId: id };
  const pair = [userId, id].sort().join('.');
  return { topic, key: `private.${pair}`, with: id, groupId: pair };
};
