import { hash } from '@node-rs/argon2';
import { beforeAll, expect, it } from 'vitest';
import { createAccounts, type Accounts } from '#server/accounts/accounts.ts';
import { membersStore, setPasswordHash } from '#server/accounts/members.store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { accountsWorld, PASSWORD } from './support/accountsWorld.ts';
import { granted, memberOf } from './support/context.ts';
import { onEveryEngine } from './support/engines.ts';

const NEXT = 'nắng lên trên mái ngói';
/** Cheaper than the production hash. */
const WEAK = { memoryCost: 8192, timeCost: 1, parallelism: 1 } as const;

onEveryEngine('item 12: a password that is reset', (database) => {
  const world = accountsWorld(database);
  const { at, register } = world;
  let accounts: Accounts;
  let reset: string;
  /** Runs once, after the old password was verified and before the result is stored. */
  let meanwhile: (() => Promise<void>) | null = null;
  const passing = async (): Promise<void> => {
    const now = meanwhile;
    meanwhile = null;
    await now?.();
  };

  beforeAll(async () => {
    const raced: Database = {
      ...database(),
      run: async (query) => {
        await passing();
        return database().run(query);
      },
      transaction: async (work, isolation) => {
        await passing();
        return database().transaction(work, isolation);
      },
    };
    accounts = createAccounts(world.needsOn(raced));
    reset = await hash(NEXT.normalize('NFKC'));
  });

  /** The member's next write finds another password. */
  const resetNext = (userId: string): void => {
    meanwhile = () =>
      database().transaction(async (queries) => {
        await setPasswordHash(queries, userId, reset);
        await accounts.endSessions(queries, userId, at().now);
      });
  };
  const logIn = (username: string, password: string) => accounts.handlers.login({ username, password }, at());
  const sessionsOf = async (username: string) => {
    const { token } = granted(await logIn(username, NEXT));
    const viewer = await memberOf(accounts.identify, token);
    return granted(await accounts.securityHandlers.sessions({}, at({ viewer })));
  };

  it('opens no session to who logs in by the old one at the same time', async () => {
    const { user } = await register('vao.truoc');
    resetNext(user.userId);
    expect(await logIn('vao.truoc', PASSWORD)).toMatchObject({ code: 403 });
    expect(meanwhile).toBeNull();
    expect(await sessionsOf('vao.truoc')).toHaveLength(1);
  });

  it('is not given up where the old one is hashed anew at the same time', async () => {
    const { user } = await register('bam.lai');
    const weak = await hash(PASSWORD.normalize('NFKC'), WEAK);
    await database().run(sql`update member set password_hash = ${weak} where user_id = ${user.userId}`);
    resetNext(user.userId);
    expect(await logIn('bam.lai', PASSWORD)).toMatchObject({ code: 403 });
    expect((await membersStore(database()).byId(user.userId))?.passwordHash).toBe(reset);
  });

  it('opens one to who logs in twice at once by one that is hashed anew', async () => {
    const { user } = await register('hai.may');
    const weak = await hash(PASSWORD.normalize('NFKC'), WEAK);
    await database().run(sql`update member set password_hash = ${weak} where user_id = ${user.userId}`);
    const both = await Promise.all([logIn('hai.may', PASSWORD), logIn('hai.may', PASSWORD)]);
    expect(both.map((session) => granted(session).user.userId)).toEqual([user.userId, user.userId]);
  });

  it('is not given up where the old one is changed at the same time', async () => {
    const session = await register('doi.luon');
    const viewer = await memberOf(accounts.identify, session.token);
    resetNext(viewer.userId);
    const change = { password: PASSWORD, newPassword: 'mật khẩu của người lạ' };
    expect(await accounts.securityHandlers.changePassword(change, at({ viewer }))).toMatchObject({ code: 403 });
    expect((await membersStore(database()).byId(viewer.userId))?.passwordHash).toBe(reset);
  });
});
