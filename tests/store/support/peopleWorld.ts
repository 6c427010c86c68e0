import { beforeAll } from 'vitest';
import type { FriendAct } from '#domain/people/people.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createAccounts, type Accounts } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { Database } from '#server/database/database.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { createPeople, type People } from '#server/people/people.ts';
import { callContext, granted, memberOf } from './context.ts';
import { NOW } from './engines.ts';
import { keptOutbox } from './outbox.ts';

/** Members over the database of a suite, and their actions towards each other. */
export const peopleWorld = (database: () => Database) => {
  const bus = inProcessBus();
  const kept = keptOutbox();
  /** Members who accept no requests. */
  const closed = new Set<string>();
  const followed = new Set<string>();
  const time = { now: NOW };
  let accounts: Accounts;
  let area: People;
  let made = 0;

  const register = async (nickname: string): Promise<MemberViewer> => {
    const input = { username: `nguoi.${(made += 1)}`, password: 'mưa rơi trên mái tôn', nickname };
    const { token } = granted(await accounts.handlers.register(input, callContext({ now: time.now })));
    return await memberOf(accounts.identify, token);
  };
  const by = (viewer: MemberViewer) => callContext({ viewer, now: time.now });
  const act = (viewer: MemberViewer, what: FriendAct, other: MemberViewer) =>
    what === 'request'
      ? area.handlers.request({ toUserId: other.userId }, by(viewer))
      : area.handlers[what]({ userId: other.userId }, by(viewer));
  const state = async (viewer: MemberViewer, other: MemberViewer) =>
    granted(await area.handlers.one({ userId: other.userId }, by(viewer))).state;
  const both = async (one: MemberViewer, two: MemberViewer) => [await state(one, two), await state(two, one)];
  const names = async (viewer: MemberViewer, of: 'friend' | 'requested' | 'incoming' | 'blocked') =>
    granted(await area.handlers.list({ state: of }, by(viewer))).list.map(({ user }) => user.displayName);
  const find = async (viewer: MemberViewer, q: string) =>
    granted(await area.handlers.find({ q }, by(viewer))).map(({ user }) => user.displayName);
  const said = () =>
    kept
      .take('friend.moved')
      .map(({ what, byUserId, toUserId }) => `${what} ${byUserId === toUserId ? 'self' : 'other'}`);

  beforeAll(() => {
    accounts = createAccounts({
      ...{ database: database(), bus, clock: () => time.now, limits: false },
      secret: 'a secret of tests, long enough',
    });
    area = createPeople({
      followedAmong: async (_userId, ids) => new Set(ids.filter((id) => followed.has(id))),
      ...{ database: database(), outbox: kept.outbox, clock: () => time.now, limits: true },
      settingsOf: async (userId) => ({
        privacy: { ...defaultSettings.privacy, friendRequests: closed.has(userId) ? 'nobody' : 'everyone' },
      }),
    });
  });

  return {
    ...{ closed, followed, time, register, by, act, state, both, names, find, said },
    get accounts(): Accounts {
      return accounts;
    },
    get area(): People {
      return area;
    },
  };
};
