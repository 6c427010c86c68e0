import { beforeAll } from 'vitest';
import { createAccounts, type Accounts, type AccountsNeeds } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { Database } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { contextFrom, granted } from './context.ts';
import { NOW } from './engines.ts';

export const PASSWORD = 'mưa rơi trên mái tôn';
export const MINUTE = 60_000;

/** Accounts with their limits over the database of a suite, on a clock that its tests set. */
export const accountsWorld = (database: () => Database) => {
  const time = { now: NOW };
  /** The sessions that ended. */
  const ended: string[] = [];
  /** The lines of the log. */
  const logged: string[] = [];
  const bus = inProcessBus();
  bus.subscribe('session.ended', ({ sessionId }) => ended.push(sessionId));
  let accounts: Accounts;
  const needsOn = (on: Database): AccountsNeeds => ({
    ...{ database: on, bus, limits: true },
    clock: () => time.now,
    secret: 'a secret of tests, long enough',
  });
  beforeAll(() => {
    const commentators = async () => [{ userId: 'c1', name: 'Mưa Rào' }];
    accounts = createAccounts({ ...needsOn(database()), commentators, log: createLog((line) => logged.push(line)) });
  });

  const at = contextFrom(() => ({ now: time.now }));
  const register = async (username: string, context = at()) =>
    granted(await accounts.handlers.register({ username, password: PASSWORD }, context));
  return {
    ...{ time, ended, logged, needsOn, at, register },
    get accounts(): Accounts {
      return accounts;
    },
    login: (username: string, password: string, context = at()) =>
      accounts.handlers.login({ username, password }, context),
    refresh: (refreshToken: string, binding: string | null = null) =>
      accounts.handlers.refreshToken({ refreshToken }, at({ binding })),
    /** Registers like a browser. */
    registerInBrowser: async (username: string) => {
      let binding: string | null = null;
      const session = await register(username, at({ browser: true, setBinding: (value) => (binding = value) }));
      return { ...session, binding: binding as string | null };
    },
  };
};
