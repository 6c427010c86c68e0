import { expect, it } from 'vitest';
import { INBOX } from '#domain/inbox/inbox.ts';
import type { Friend, FriendSlice } from '#domain/people/people.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { member } from '../../../tests/fakes/accounts.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/app.ts';
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

it('as many pages as are looked at are asked for, each from where the one before ended, and no more than there are', async () => {
  const asked: (string | null)[] = [];
  const of = (userId: string): Friend => ({ user: { ...member, userId }, state: 'friend', mutual: 0 });
  const pages: Readonly<Record<string, FriendSlice>> = {
    first: { list: [of('a'), of('b')], total: 3, next: '1.b' },
    '1.b': { list: [of('c')], total: 3, next: null },
  };
  let broken: string | null = null;
  const ports = silentPorts({
    loadPort: fakeLoadPort({
      people: {
        list: (_state, cursor) => {
          asked.push(cursor);
          const page = cursor ?? 'first';
          return Promise.resolve(page === broken ? failed({ kind: 'unreachable' }) : succeeded(pages[page]!));
        },
      },
    }),
  });
  const load = (count: number) => friendList.load(ports, { state: 'friend', pages: count }, signal);
  expect(await load(1)).toEqual(succeeded(pages['first']));
  expect(await load(3)).toEqual(succeeded({ list: [of('a'), of('b'), of('c')], total: 3, next: null }));
  expect(asked).toEqual([null, null, '1.b']);
  broken = '1.b';
  expect(await load(2)).toEqual(failed({ kind: 'unreachable' }));
});

it('SH-4: the bell and the messages are looked at again and again, and a guest’s not at all', async () => {
  expect([inboxUnread.pollEveryMs, inboxList.pollEveryMs]).toEqual([INBOX.pollMs, INBOX.pollMs]);
  await inboxList.load(echo, { type: 'social', pageNum: 2 }, signal);
  await inboxUnread.load(echo, { member: true }, signal);
  expect(calls.splice(0)).toEqual(['inbox.page ["social",2]', 'inbox.unread []']);
  expect(await inboxUnread.load(echo, { member: false }, signal)).toMatchObject({ ok: true, value: { all: 0 } });
  expect(calls).toEqual([]);
});
