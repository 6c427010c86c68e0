import { expect, it } from 'vitest';
import { INBOX } from '#domain/inbox/inbox.ts';
import { echoPorts } from '../../../tests/fakes/echoPorts.ts';
import { inboxList, inboxUnread } from '../inbox/inbox.resources.ts';
import { foundMembers, friendList, oneMember } from './people.resources.ts';

const { ports: echo, calls } = echoPorts();
const { signal } = new AbortController();

it('members are asked for by what is looked at', async () => {
  await foundMembers.load(echo, { query: 'lan' }, signal);
  await oneMember.load(echo, { userId: 'u2' }, signal);
  expect(calls.splice(0)).toEqual(['people.find ["lan"]', 'people.one ["u2"]']);
});

it('friends are asked for slice by slice, each from where the one before ended', async () => {
  await friendList.load(echo, { state: 'friend' }, signal).catch(() => {});
  expect(calls.splice(0)).toEqual(['people.list ["friend",null]']);
});

it('SH-4: the bell and the messages are looked at again and again, and a guest’s not at all', async () => {
  expect([inboxUnread.pollEveryMs, inboxList.pollEveryMs]).toEqual([INBOX.pollMs, INBOX.pollMs]);
  await inboxList.load(echo, { type: 'social' }, signal).catch(() => {});
  await inboxUnread.load(echo, { member: true }, signal);
  expect(calls.splice(0)).toEqual(['inbox.page ["social",1]', 'inbox.unread []']);
  expect(await inboxUnread.load(echo, { member: false }, signal)).toMatchObject({ ok: true, value: { all: 0 } });
  expect(calls).toEqual([]);
});
