import { expect, it } from 'vitest';
import { succeeded } from '#ports/failure.ts';
import { MESSAGES } from '#domain/messages/messages.ts';
import { messageList, unreadMessages } from '../messages/messages.resources.ts';
import type { Ports } from '../resource/ports.ts';
import { foundMembers, friendList, oneMember } from './people.resources.ts';

/** Areas whose every function answers what it was asked. */
const calls: string[] = [];
const echo = {
  area: (area: string) =>
    Promise.resolve(
      new Proxy(
        {},
        {
          get: (_, name) =>
            // Whatever has a `then` is taken for a promise.
            name === 'then'
              ? undefined
              : (...args: readonly unknown[]) => {
                  calls.push(`${area}.${String(name)} ${JSON.stringify(args.slice(0, -1))}`);
                  return Promise.resolve(succeeded(null));
                },
        },
      ),
    ),
} as unknown as Ports;
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
