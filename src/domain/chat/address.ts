import type { Topic } from './chat.ts';

export const isPrivate = (topic: Topic): topic is `private.${string}` => topic.startsWith('private.');

/** Whether what was said earlier can be asked for over HTTP. */
export const hasHistory = (topic: Topic): boolean => topic.startsWith('chatroom.');

/** The id in a topic: of a group, or of the other member. */
export const idOfTopic = (topic: Topic): string => topic.slice(topic.indexOf('.') + 1);

/** CHAT-4: the topic of messages to one person. */
export const privateTopic = (userId: string): Topic => `private.${userId}`;
