import { expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import { inbox } from '#contract/http/inbox.ts';
import { people } from '#contract/http/people.ts';
import { friendActs } from '#domain/people/people.ts';
import { httpInbox } from './inbox.ts';
import { httpPeople } from './people.ts';
import type { Send } from './send.ts';

const { signal } = new AbortController();
const recorded = (answer: unknown = succeeded(null)) => {
  const asked: string[] = [];
  const send = ((call: { readonly path: string }, input: object) => {
    asked.push(`${call.path.split('/').slice(-2).join('/')} ${JSON.stringify(input)}`);
    return Promise.resolve(answer);
  }) as unknown as Send;
  return { send, asked };
};

it('every act about a member is a call of its own', async () => {
  const { send, asked } = recorded();
  for (const act of friendActs) await httpPeople(send).act(act, 'u2', signal);
  expect(asked).toEqual([
    'friend/send-request {"toUserId":"u2"}',
    ...friendActs.slice(1).map((act) => `friend/${act} {"userId":"u2"}`),
  ]);
  expect(people.request.path).toBe('/live/api/user/friend/send-request');
});

it('the first page of a list is asked for without a cursor, the others by what the one before said', async () => {
  const { send, asked } = recorded();
  await httpPeople(send).list('blocked', null, signal);
  await httpPeople(send).list('friend', '17.u2', signal);
  expect(asked).toEqual(['friend/list {"state":"blocked"}', 'friend/list {"state":"friend","cursor":"17.u2"}']);
});

it('CALL-3: messages are asked for by page, 50 at once', async () => {
  const { send, asked } = recorded();
  await httpInbox(send).page(null, 1, signal);
  await httpInbox(send).page('social', 2, signal);
  expect(asked).toEqual([
    'message/list {"pageNum":1,"pageSize":50}',
    'message/list {"type":"social","pageNum":2,"pageSize":50}',
  ]);
  expect(inbox.list.path).toBe('/live/api/user/message/list');
});

it('the bell asks for no more than it counts', async () => {
  const unread = { all: 1, system: 0, booking: 0, social: 1, tip: 0, content: 0, reward: 0, apply: 0 };
  const { send, asked } = recorded(succeeded({ list: [], pageNum: 1, pageSize: 1, total: 9, unread }));
  expect(await httpInbox(send).unread(signal)).toEqual(succeeded(unread));
  expect(asked).toEqual(['message/list {"pageSize":1}']);
  const down = failed({ kind: 'unreachable' });
  expect(await httpInbox(recorded(down).send).unread(signal)).toEqual(down);
});
