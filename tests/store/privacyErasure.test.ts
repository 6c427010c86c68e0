import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERASED_ID } from '#domain/privacy/deletion.ts';
import { putContact } from '#server/accounts/contacts.store.ts';
import { chatStore } from '#server/chat/chat.store.ts';
import { sql } from '#server/database/sql.ts';
import { eraseDue } from '#server/privacy/erasing.ts';
import type { Kept } from '#server/shared/kept.ts';
import { callContext, granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { PASSWORD, privacyPeople, type PrivacyPeople } from './support/privacyPeople.ts';
import { privacyWorld, type PrivacyWorld } from './support/privacyWorld.ts';

const TableName = Schema.Struct({ name: Schema.String });

onEveryEngine('privacy', (database) => {
  let world: PrivacyWorld;
  let people: PrivacyPeople;
  let now = NOW;
  beforeAll(async () => {
    world = await privacyWorld(database(), () => now);
    people = privacyPeople(database(), world, () => now);
  });
  afterAll(() => {
    expect(world.failures).toEqual([]);
    rmSync(world.dataDir, { recursive: true, force: true });
  });

  /** Where any of these texts occurs in the database. */
  const traces = async (texts: readonly string[]): Promise<readonly string[]> => {
    const tables = await database().all(
      TableName,
      sql`select name from (
            select 'member' as name union select 'member_contact' union select 'token_family' union select 'code_request'
            union select 'booking' union select 'chat_message' union select 'chat_entry' union select 'chat_reaction'
            union select 'chat_client' union select 'chat_restriction' union select 'google_identity' union select 'passkey'
            union select 'application' union select 'application_event' union select 'settings' union select 'message'
            union select 'tie' union select 'directory' union select 'point_entry' union select 'referral_code'
            union select 'referral' union select 'commentator' union select 'retired_username'
            union select 'guest_merge' union select 'one_time_link') as named`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const everything: readonly unknown[] = await database().all(Schema.Unknown, {
        parts: [`select * from ${name}`],
        values: [],
      });
      const text = JSON.stringify(everything);
      for (const wanted of texts) if (text.includes(wanted)) found.push(`${name}: ${wanted}`);
    }
    return found;
  };

  describe('the erasure', () => {
    it('leaves no trace of a member in any area, nor of their files', async () => {
      const friend = await people.register();
      const person = await people.lively(friend);
      const marks = [person.userId, person.nickname, person.mail, person.username, 'Tên thật', 'google-', 'key-m'];
      const own = await traces([person.userId]);
      for (const table of ['booking', 'chat_message', 'chat_reaction', 'application', 'settings', 'point_entry', 'tie'])
        expect(
          own.some((trace) => trace.startsWith(`${table}:`)),
          table,
        ).toBe(true);
      const picture = (await world.accounts.memberById(person.userId))?.profilePicture ?? '';
      const file = join(world.dataDir, picture);
      expect(existsSync(file)).toBe(true);
      const photos = readdirSync(join(world.dataDir, 'applications')).length;

      world.kept.take('member.erased');
      const { eraseAt } = await people.ask(person);
      now = eraseAt;
      await people.erase();

      expect(world.kept.take('member.erased')).toContainEqual({ userId: person.userId });
      expect(await world.accounts.memberById(person.userId)).toBeNull();
      const others = await traces(marks.slice(0, 4));
      // A private topic is named after both writers, and its entries are removed.
      expect(others.filter((trace) => !/^chat_(message|entry): m/.test(trace))).toEqual([]);
      expect(existsSync(file)).toBe(false);
      expect(readdirSync(join(world.dataDir, 'applications')).length).toBeLessThan(photos);
      expect(await people.login(person.username)).toMatchObject({ code: 403 });
    });

    it('what was said in a room stays without its author; what was said to one other is taken away', async () => {
      const friend = await people.register();
      const person = await people.lively(friend);
      const room = `chatroom.r${person.number}`;
      const { eraseAt } = await people.ask(person);
      now = eraseAt;
      await people.erase();
      const entries = await chatStore(database()).entries(room, { limit: 10 });
      expect(entries.map(({ data }) => data)).toMatchObject([
        { kind: 'message', userId: ERASED_ID, showName: '—', originalMessage: 'Tin c1', badge: null },
        { kind: 'reaction', updatedReaction: { '🔥': 1 } },
      ]);
      expect(entries[0]!.data).not.toHaveProperty('level');
      const secret = await chatStore(database()).entries(`private.${friend.userId}.${person.userId}`, { limit: 10 });
      expect(secret.map(({ data }) => data.kind)).toEqual(['deleted']);
    });

    it('one who cannot be erased keeps nobody after them waiting, and is tried again', async () => {
      const first = await people.register();
      const second = await people.register();
      await people.ask(first);
      now += 1000;
      const { eraseAt } = await people.ask(second);
      now = eraseAt;
      const stuck: Kept = {
        name: 'stuck',
        columns: {},
        tell: async () => null,
        erase: async (_queries, userId) => {
          if (userId === first.userId) throw new Error('the disk is full');
          return null;
        },
      };
      const { erasing } = world.privacy;
      await expect(eraseDue({ ...erasing, personalData: [...erasing.personalData, stuck] })).rejects.toThrow(
        'the disk is full',
      );
      expect(await world.accounts.memberById(second.userId)).toBeNull();
      expect(await world.accounts.memberById(first.userId)).not.toBeNull();
      await people.erase();
      expect(await world.accounts.memberById(first.userId)).toBeNull();
    });

    it('a name is nobody’s after that', async () => {
      const person = await people.register();
      const { eraseAt } = await people.ask(person);
      now = eraseAt;
      await people.erase();
      const { username } = person;
      const { handlers, usernameTaken } = world.accounts;
      expect(await handlers.checkUsername({ username }, callContext({ now }))).toEqual({ ok: false, reason: 'taken' });
      expect(await handlers.register({ username, password: PASSWORD }, callContext({ now }))).toMatchObject({
        code: 409,
      });
      expect(await usernameTaken(username)).toBe(true);
      const again = { username: `${username}.moi`, password: PASSWORD };
      granted(await handlers.register(again, callContext({ now })));
    });

    it('a mail address is free again, and whoever invited them keeps what they were given', async () => {
      const inviter = await people.register();
      const { code } = granted(await world.rewards.handlers.referral.info({}, people.by(inviter)));
      const username = `${inviter.username}.moi`;
      const input = { username, password: PASSWORD, pid: code };
      const { token } = granted(await world.accounts.handlers.register(input, callContext({ now })));
      const viewer = await memberOf(world.accounts.identify, token);
      const mail = { channel: 'mail', value: `${username}@khandai.example` } as const;
      await putContact(database(), viewer.userId, mail, now);
      granted(await world.rewards.handlers.referral.info({}, people.by(inviter)));
      const { eraseAt } = await people.ask(viewer);
      now = eraseAt;
      await people.erase();
      const { invited } = granted(await world.rewards.handlers.referral.info({}, people.by(inviter)));
      expect(invited).toMatchObject([{ user: null, maskedName: '•••', state: 'rewarded' }]);
      expect(await world.accounts.emailTaken(mail.value)).toBe(false);
    });
  });
});
