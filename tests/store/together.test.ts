import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as Schema from 'effect/Schema';
import { createAccounts, type Accounts } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { Queries } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { createPeople } from '#server/people/people.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { openPrivacy } from '#server/privacy/privacy.open.ts';
import { silentLog } from '#server/log.ts';
import type { Outbox } from '#server/shared/outbox.ts';
import { postTo } from './support/outbox.ts';
import { callContext, granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const PASSWORD = 'mưa rơi trên mái tôn';
const NEXT = 'gió thổi qua rặng tre';
const Row = Schema.Struct({ row: Schema.String });

onEveryEngine('what follows from a write', (database) => {
  let fails = false;
  /** What was put into the outbox, with the connection that was used. */
  const put: { readonly what: string; readonly queries: Queries }[] = [];
  const keep = async (queries: Queries, what: string): Promise<void> => {
    if (fails) throw new Error('no room');
    put.push({ what, queries });
  };
  const outbox: Outbox = { publish: (queries, name) => keep(queries, name) };
  const post = postTo([], {
    serves: () => true,
    send: (queries, parcel) => keep(queries, parcel ? parcel.letter.kind : 'nobody’s'),
  });
  const needs = () => ({ ...{ database: database(), bus: inProcessBus(), clock: () => NOW }, outbox, post });
  let accounts: Accounts;
  let privacy: ReturnType<typeof openPrivacy>;
  let people: ReturnType<typeof createPeople>;
  let viewer: MemberViewer;
  let refreshToken: string;
  let username: string;
  let made = 0;
  const by = (changed: object = {}) => callContext({ viewer, ...changed });

  beforeAll(() => {
    const tickets = {
      proofOf: async () => ({ userId: viewer.userId }),
      spend: async () => true,
    };
    const secret = 'a secret of tests, long enough';
    accounts = createAccounts({ ...needs(), secret, limits: false, tickets });
    people = createPeople({
      ...{ ...needs(), limits: false, settingsOf: async () => defaultSettings },
      followedAmong: async () => new Set<string>(),
    });
    const { contactsOf } = accounts.memberContacts;
    privacy = openPrivacy({
      ...{ ...needs(), log: silentLog, personalData: [], erasure: accounts.erasure, makeLink: async () => 'token' },
      members: { ...accounts, contactsOf, proofs: { holds: () => true } },
    });
  });
  beforeEach(async () => {
    fails = false;
    username = `cung.nhau.${(made += 1)}`;
    const device = { browser: 'Chrome', system: 'Android' };
    const entered = granted(
      await accounts.handlers.register({ username, password: PASSWORD }, callContext({ device })),
    );
    viewer = await memberOf(accounts.identify, entered.token);
    refreshToken = entered.refreshToken;
    granted(await take(`${username}@khandai.example`));
    put.length = 0;
  });

  /** Everything stored about the member. */
  const stored = async (): Promise<string> => {
    const { userId } = viewer;
    const rows = await database().all(
      Row,
      sql`select 'member ' || password_hash || coalesce(profile_picture, '') || coalesce(cast(erase_at as text), '') as row
            from member where user_id = ${userId}
          union all select 'contact ' || value from member_contact where user_id = ${userId}
          union all select 'session ' || family_id || coalesce(cast(revoked_at as text), '') from token_family
            where user_id = ${userId}
          union all select 'tie ' || other_id || tie from tie where user_id = ${userId}`,
    );
    return rows
      .map(({ row }) => row)
      .toSorted()
      .join('\n');
  };

  const take = (value: string) =>
    accounts.memberContacts.takeContact(
      { contact: { channel: 'mail', value }, ticket: 'good', password: PASSWORD, field: 'email' },
      by(),
    );
  let other: string;
  interface Act {
    readonly prepare?: () => Promise<unknown>;
    readonly act: () => Promise<unknown>;
    readonly follows: readonly string[];
  }
  const acts: Readonly<Record<string, Act>> = {
    'a changed password': {
      act: () => accounts.securityHandlers.changePassword({ password: PASSWORD, newPassword: NEXT }, by()),
      follows: ['account.changed', 'passwordChanged'],
    },
    'a forgotten password set anew': {
      act: () => accounts.handlers.resetPassword({ ticket: 'good', password: NEXT }, callContext()),
      follows: ['account.changed', 'passwordChanged', 'session.ended'],
    },
    'another mail address': {
      act: () => take(`${username}.moi@khandai.example`),
      follows: ['account.changed', 'contactChanged'],
    },
    'a log-out': {
      act: () => accounts.handlers.logout({ refreshToken }, callContext()),
      follows: ['session.ended'],
    },
    'a session ended elsewhere': {
      act: () => accounts.securityHandlers.revoke({ sessionId: viewer.sessionId }, by()),
      follows: ['session.ended'],
    },
    'a log-in on a new device': {
      act: () =>
        accounts.openSession(viewer.userId, callContext({ device: { browser: 'Firefox', system: 'Windows' } })),
      follows: ['device.new'],
    },
    'another picture': {
      prepare: () => accounts.setPicture(viewer.userId, '/pictures/a.webp'),
      act: () => accounts.handlers.updateInfo({ profilePicture: '/avatars/1.svg' }, by()),
      follows: ['picture.left'],
    },
    'an account that is to be deleted': {
      act: () => privacy.handlers.privacy.delete({ proof: 'p' }, by()),
      follows: ['deletionAsked', 'session.ended'],
    },
    'a deletion that is called off': {
      prepare: () => database().run(sql`update member set erase_at = ${NOW + 1} where user_id = ${viewer.userId}`),
      act: () => privacy.handlers.privacy.keep({}, by()),
      follows: ['deletionCalledOff'],
    },
    'a friend who is asked': {
      prepare: async () => {
        const input = { username: `${username}.hai`, password: PASSWORD };
        other = granted(await accounts.handlers.register(input, callContext())).user.userId;
      },
      act: () => people.handlers.request({ toUserId: other }, by()),
      follows: ['friend.moved'],
    },
  };

  it.each(Object.entries(acts))(
    '%s: it is stored by the same transaction',
    async (_title, { prepare, act, follows }) => {
      await prepare?.();
      const before = await stored();
      granted(await act());
      expect(put.map(({ what }) => what)).toEqual(follows);
      for (const { queries } of put) expect(queries).not.toBe(database());
      expect(await stored()).not.toBe(before);
    },
  );

  it.each(Object.entries(acts))('%s: is not stored where what follows cannot be', async (_title, { prepare, act }) => {
    await prepare?.();
    const before = await stored();
    fails = true;
    await expect(act()).rejects.toThrow('no room');
    expect(await stored()).toBe(before);
  });
});
