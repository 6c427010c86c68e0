import { beforeAll } from 'vitest';
import { createAccounts, type Accounts } from '#server/accounts/accounts.ts';
import { putContact } from '#server/accounts/contacts.store.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { Database } from '#server/database/database.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { silentLog } from '#server/log.ts';
import { createSettings } from '#server/settings/settings.ts';
import { marksStore } from '#server/social/marks.store.ts';
import { callContext, granted, memberOf } from './context.ts';
import { NOW } from './engines.ts';
import { keptOutbox } from './outbox.ts';
import { openRewards, type Rewards } from './rewards.ts';

/** Members over the database of a suite, their points and their invitations. */
export const rewardsWorld = (database: () => Database) => {
  let rewards: Rewards;
  let accounts: Accounts;
  let made = 0;
  const kept = keptOutbox();
  const moved = () => kept.take('referral.moved');
  const bus = inProcessBus();

  beforeAll(() => {
    const { settingsOf } = createSettings({ database: database(), ...marksStore(database()) });
    const needs = { database: database(), bus, outbox: kept.outbox, clock: () => NOW, log: silentLog };
    rewards = openRewards({ ...needs, settingsOf });
    const secret = 'a secret of tests, long enough';
    accounts = createAccounts({ ...needs, secret, limits: false, joined: rewards.joined });
  });

  const register = async (pid?: string, now = NOW): Promise<MemberViewer> => {
    const username = `ban.be.${(made += 1)}`;
    const input = { username, password: 'mưa rơi trên mái tôn', nickname: `Bạn ${made}`, ...(pid && { pid }) };
    const { token } = granted(await accounts.handlers.register(input, callContext({ now })));
    return await memberOf(accounts.identify, token);
  };
  const settleDue = () => Promise.all(rewards.jobs.map(({ run }) => run()));
  const prove = (viewer: MemberViewer, now = NOW) =>
    putContact(database(), viewer.userId, { channel: 'mail', value: `${viewer.userId}@khandai.example` }, now);
  const by = (viewer: MemberViewer, now = NOW) => callContext({ viewer, now, site: 'https://khandai.example' });
  const info = async (viewer: MemberViewer, now = NOW) =>
    granted(await rewards.handlers.referral.info({}, by(viewer, now)));
  const level = async (viewer: MemberViewer) => granted(await rewards.handlers.level.info({}, by(viewer)));
  const points = async (viewer: MemberViewer, cursor?: string) =>
    granted(await rewards.handlers.level.points(cursor === undefined ? {} : { cursor }, by(viewer)));
  const list = async (viewer: MemberViewer, cursor?: string) =>
    granted(await rewards.handlers.referral.list(cursor === undefined ? {} : { cursor }, by(viewer)));
  const bind = (viewer: MemberViewer, code: string, now = NOW) =>
    rewards.handlers.referral.bind({ code }, by(viewer, now));

  return {
    ...{ moved, register, settleDue, prove, by, info, level, points, list, bind },
    get rewards(): Rewards {
      return rewards;
    },
    get accounts(): Accounts {
      return accounts;
    },
  };
};
