import { expect, it } from 'vitest';
import { MESSAGES } from '#domain/messages/messages.ts';
import { echoPorts } from '../../../tests/fakes/echoPorts.ts';
import { messageList, unreadMessages } from '../messages/messages.resources.ts';
import { foundMembers, friendList, oneMember } from './people.resources.ts';

const { ports: echo, calls } = echoPorts();
const { signal } = new AbortController();

it('members are asked for by what is looked at', async () => {
  await friendList.load(echo, { viewerId: 'u1', state: 'incoming' }, signal);
  await foundMembers.load(echo, { viewerId: 'u1', query: 'lan' }, signal);
  await oneMember.load(echo, { viewerId: 'u1', userId: 'u2' }, signal);
  expect(calls.splice(0)).toEqual(['people.list ["incoming"]', 'people.find ["lan"]', 'people.one ["u2"]']);
});

it('SH-4: the bell and the messages are looked at again and again, and a guest’s not at all', async () => {
  expect([unreadMessages.pollEveryMs, messageList.pollEveryMs]).toEqual([MESSAGES.pollMs, MESSAGES.pollMs]);
  await messageList.load(echo, { userId: 'u1', type: 'social', pageNum: 2 }, signal);
  await unreadMessages.load(echo, { userId: 'u1' }, signal);
  expect(calls.splice(0)).toEqual(['messages.page ["social",2]', 'messages.unread []']);
  expect(await unreadMessages.load(echo, { userId: null }, signal)).toMatchObject({ ok: true, value: { all: 0 } });
  expect(calls).toEqual([]);
});
