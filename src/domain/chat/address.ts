import type { Topic } from './chat.ts';

export const isPrivate = (topic: Topic): topic is `private.${string}` => topic.startsWith('private.');

/** What a topic is about: a group's id, or the other party's. */
export const idOfTopic = (topic: Topic): string => topic.slice(topic.indexOf('.') + 1);

/** CHAT-4: where messages to one person go. */
export const privateTopic = (userId: string): Topic => `private.${userId}`;
