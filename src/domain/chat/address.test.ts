import { expect, it } from 'vitest';
import { idOfTopic, isPrivate, privateTopic } from './address.ts';
import { chatroomTopic } from './chat.ts';

it('CHAT-4: addresses groups and persons', () => {
  expect(chatroomTopic('7')).toBe('chatroom.7');
  expect(privateTopic('u9')).toBe('private.u9');
});
it('CHAT-7: group 30 where none is given', () => {
  expect(chatroomTopic(null)).toBe('chatroom.30');
  expect(chatroomTopic(undefined)).toBe('chatroom.30');
  expect(chatroomTopic('')).toBe('chatroom.30');
});
it('tells whom a topic is about', () => {
  expect(idOfTopic('chatroom.30')).toBe('30');
  expect(idOfTopic('private.u9')).toBe('u9');
  expect(isPrivate('private.u9')).toBe(true);
  expect(isPrivate('chatroom.private')).toBe(false);
});
