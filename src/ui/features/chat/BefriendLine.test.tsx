import { afterEach, expect, it } from 'vitest';
import type { LoggedMessage } from '#domain/chat/log.ts';
import type { FriendState } from '#domain/people/people.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { asMember } from '../../../../tests/fakes/accounts.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { BefriendLine } from './BefriendLine.tsx';

afterEach(unmountAll);

const message: LoggedMessage = {
  kind: 'message',
  ...{ groupMessageId: 'g1', groupId: '30', seq: 1, createdAt: 0, clientId: 'c' },
  ...{ userId: 'm0123456789abcdef01234567', showName: 'Lan', colorName: '#fff', badge: null, vipGroup: false },
  ...{ isGuest: false, originalMessage: 'Chào', systemMessage: null, parentMessageId: null, reaction: {} },
  ...{ attachments: [], toUserId: null, deleted: false },
};

const showing = async (state: FriendState | 'unknown', held: 'member' | 'guest' = 'member') => {
  const asked: string[] = [];
  const people = {
    standing: (userId: string) => {
      asked.push(userId);
      return Promise.resolve(state === 'unknown' ? failed({ kind: 'unreachable' }) : succeeded(state));
    },
  };
  const app = fakeApp({
    held,
    accounts: { info: () => Promise.resolve(asMember) },
    ports: silentPorts({ loadPort: fakeLoadPort({ people }) }),
  });
  app.auth.start();
  const place = await mount(app, <BefriendLine message={message} onClose={() => {}} />, ['chat']);
  return { place, asked };
};

it.each([
  ['friend', 'Đã là bạn bè'],
  ['requested', 'Đã gửi lời mời kết bạn'],
  ['blocked', 'Bạn đã chặn người này'],
] as const)('A-3: a member who is %s is not offered to be asked again: is-friend knows', async (state, words) => {
  const { place } = await showing(state);
  await expect.poll(() => place.querySelector('[data-friend]')?.textContent).toBe(words);
  expect(place.querySelector('button')).toBeNull();
});

it.each(['none', 'incoming', 'unknown'] as const)('A-3: offers to be friends while it is %s', async (state) => {
  const { place, asked } = await showing(state);
  await expect.poll(() => asked).toEqual([message.userId]);
  await expect.poll(() => place.querySelector('button')?.textContent).toBe('Kết bạn');
});

it('a guest is offered it without a question that only members may ask', async () => {
  const { place, asked } = await showing('friend', 'guest');
  await expect.poll(() => place.querySelector('button')?.textContent).toBe('Kết bạn');
  expect(asked).toEqual([]);
});
