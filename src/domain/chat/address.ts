import type { Topic } from './chat.ts';

/** CHAT-4: the path that a send to a topic goes to. */
export const sendPath = (topic: Topic): 'chat.sendMessage' | 'chat.sendMessagePrivate' =>
  isPrivate(topic) ? 'chat.sendMessagePrivate' : 'chat.sendMessage';

export const isPrivate = (topic: Topic): topic is `private.${string}` => topic.startsWith('private.');

/** What a topic is about: a group's id, or the other party's. */
export const idOfTopic = (topic: Topic): string => topic.slice(topic.indexOf('.') + 1);

/** CHAT-4: where messages to one person go. */
export const privateTopic = (userId: string): Topic => `private.${userId}`;
