import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyForm } from '#domain/application/form.ts';
import { DELETION, ERASED_ID } from '#domain/privacy/deletion.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { putContact } from '#server/accounts/contacts.store.ts';
import { bookingsStore } from '#server/bookings/bookings.store.ts';
import { chatStore } from '#server/chat/chat.store.ts';
import { commitChat } from '#server/chat/chatWrite.store.ts';
import { googleStore } from '#server/google/google.store.ts';
import { sql } from '#server/database/sql.ts';
import type { Viewer } from '#server/http/identify.ts';
import { passkeysStore } from '#server/passkeys/passkeys.store.ts';
import { eraseDue } from '#server/privacy/erasing.ts';
import type { Kept } from '#server/shared/kept.ts';
import { messageWrite, reactionWrite } from './support/chatWrites.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { privacyWorld, type PrivacyWorld } from './support/privacyWorld.ts';

const PASSWORD = 'mưa rơi trên mái tôn';
const TableName = Schema.Struct({ name: Schema.String });

onEveryEngine('privacy', (database) => {
  let world: PrivacyWorld;
  let now = NOW;
  let made = 0;
  beforeAll(async () => {
    world = await privacyWorld(database(), () => now);
  });
  afterAll(() => {
    expect(world.failures).toEqual([]);
    rmSync(world.dataDir, { recursive: true, force: true });
  });

  interface Person extends Viewer {
    readonly username: string;
    readonly mail: string;
    readonly nickname: string;
    readonly token: string;
    readonly refreshToken: string;
  }
  const register = async (): Promise<Person> => {
    made += 1;
    const username = `rieng.tu.${made}`;
    const nickname = `Mây Trắng ${made}`;
    const session = granted(
      await world.accounts.handlers.register({ username, password: PASSWORD, nickname }, callContext({ now })),
    );
    const viewer = (await world.accounts.identify(session.token, null))!;
    const mail = `${username}@khandai.example`;
    await putContact(database(), viewer.userId, { channel: 'mail', value: mail }, now);
    return { ...viewer, username, nickname, mail, token: session.token, refreshToken: session.refreshToken };
  };
  const by = (viewer: Viewer) => callContext({ viewer, now, site: 'https://khandai.example' });
  const proofOf = (viewer: Viewer) => ({ proof: world.accounts.proofs.issue(viewer, now).proof });
  const ask = async (viewer: Viewer) =>
    granted(await world.privacy.handlers.privacy.delete(proofOf(viewer), by(viewer)));
  const keep = (viewer: Viewer) => world.privacy.handlers.privacy.keep({}, by(viewer));
  const login = (username: string) =>
    world.accounts.handlers.login({ username, password: PASSWORD }, callContext({ now }));
  const erase = () => eraseDue(world.privacy.erasing);

  /** Somebody with a trace in every area. */
  const lively = async (friend: Person): Promise<Person> => {
    const person = await register();
    const { userId, nickname } = person;
    const of = `n${made}`;
    const { rev, ...preferences } = defaultSettings;
    granted(await world.settings.put({ rev, preferences }, by(person)));
    await bookingsStore(database()).set(userId, { bookingId: `b${of}`, fixtureId: 'fx1', commentatorId: null }, now);
    const said = (clientId: string, topic: string) => {
      const write = messageWrite(clientId, { topic, userId, id: `id-${of}-${clientId}`, addressHash: 'hash' });
      return write.kind === 'message' ? { ...write, message: { ...write.message, showName: nickname } } : write;
    };
    await commitChat(database(), [
      said('c1', `chatroom.r${made}`),
      said('c2', `private.${friend.userId}.${userId}`),
      reactionWrite('c3', `id-${of}-c1`, { userId, topic: `chatroom.r${made}` }),
    ]);
    await chatStore(database()).mute(userId, now + 1, friend.userId);
    await googleStore(database()).link({ issuer: 'https://accounts.example', subject: `google-${of}` }, userId, now);
    await passkeysStore(database()).add({
      ...{ passkeyId: `p${of}`, userId, publicKey: `key-${of}`, counter: 0, transports: ['internal'] },
      ...{ name: 'Điện thoại', createdAt: now, lastUsedAt: null },
    });
    const apply = world.uploads.handlers.applications;
    const realName = `Tên thật ${made}`;
    granted(await apply.save({ rev: 0, step: 1, form: { ...emptyForm, realName } }, by(person)));
    const image = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer();
    granted(await apply.photo({}, { ...by(person), body: image }));
    granted(await world.uploads.handlers.pictures.upload({}, { ...by(person), body: image }));
    await world.people.handlers.people.request({ toUserId: friend.userId }, by(person));
    await world.rewards.handlers.level.info({}, by(person));
    await world.rewards.handlers.referral.info({}, by(person));
    return person;
  };
  /** What of these texts stands anywhere in the database. */
  const traces = async (texts: readonly string[]): Promise<readonly string[]> => {
    const tables = await database().all(
      TableName,
      sql`select name from (
            select 'member' as name union select 'member_contact' union select 'token_family' union select 'code_request'
            union select 'booking' union select 'chat_message' union select 'chat_entry' union select 'chat_reaction'
            union select 'chat_client' union select 'chat_mute' union select 'google_identity' union select 'passkey'
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

  describe('CALL POST /live/api/user/export', () => {
    it('tells everything of every area, and no secret', async () => {
      const friend = await register();
      const person = await lively(friend);
      const { takenAt, stored } = granted(await world.privacy.handlers.privacy.export(proofOf(person), by(person)));
      expect(takenAt).toBe(now);
      expect(stored).toMatchObject({
        account: {
          member: { username: person.username, nickname: person.nickname, hasPassword: true, registeredAt: now },
          contacts: [{ channel: 'mail', value: person.mail }],
          sessions: [{ openedAt: now }],
        },
        settings: defaultSettings.privacy ? { privacy: defaultSettings.privacy, rev: 1 } : {},
        google: { subject: expect.stringContaining('google-') },
        passkeys: [{ name: 'Điện thoại' }],
        bookings: [{ fixtureId: 'fx1' }],
        chat: {
          messages: [{ text: 'Tin c1' }, { text: 'Tin c2' }],
          reactions: [{ reaction: '🔥' }],
          mutedUntil: now + 1,
        },
        applications: [{ form: { realName: expect.stringContaining('Tên thật') }, photo: expect.any(String) }],
        picture: expect.stringContaining('/pictures/'),
        points: expect.arrayContaining([expect.objectContaining({ reasonKey: 'registered' })]),
        referral: { code: expect.any(String), invited: [], wasInvited: null },
        people: { messages: expect.any(Array), others: expect.anything() },
      });
      const text = JSON.stringify(stored);
      expect(text).not.toMatch(/argon2|hash|publicKey|key-m/i);
      for (const secret of [person.token, person.refreshToken, PASSWORD]) expect(text).not.toContain(secret);
      expect(world.logged.join('\n')).not.toContain(person.mail);
    });

    it('item 13: asks who has just shown who they are, in this session', async () => {
      const [one, two] = [await register(), await register()];
      const take = (proof: string, viewer: Viewer, at = now) =>
        world.privacy.handlers.privacy.export({ proof }, callContext({ viewer, now: at }));
      const { proof } = proofOf(one);
      expect(await take('nothing', one)).toMatchObject({ code: 403 });
      expect(await take(proof, two)).toMatchObject({ code: 403 });
      expect(await take(proof, { ...one, sessionId: 'another' })).toMatchObject({ code: 403 });
      expect(await take(proof, one, now + 600_000)).toMatchObject({ code: 403 });
      granted(await take(proof, one));
    });
  });

  describe('CALL POST /live/api/user/delete', () => {
    it('ends every session, tells the member where it can be taken back, and erases nothing yet', async () => {
      const person = await register();
      granted(await login(person.username));
      const before = world.sent.length;
      const { eraseAt } = await ask(person);
      expect(eraseAt).toBe(now + DELETION.undoMs);
      expect(await world.accounts.identify(person.token, null)).toBeNull();
      expect(world.ended.length).toBeGreaterThanOrEqual(2);
      const [parcel] = world.sent.slice(before);
      expect(parcel).toMatchObject({ to: { value: person.mail }, letter: { kind: 'deletionAsked', eraseAt } });
      const address = parcel?.letter.kind === 'deletionAsked' ? new URL(parcel.letter.address) : null;
      const token = address?.searchParams.get('link') ?? '';
      expect(await world.privacy.handlers.links.open({ token }, callContext({ now }))).toEqual({
        goTo: '/tai-khoan/quyen-rieng-tu',
      });
      await erase();
      expect(await world.accounts.memberById(person.userId)).not.toBeNull();
    });

    it('the same twice keeps the first day', async () => {
      const person = await register();
      const { eraseAt } = await ask(person);
      const { token } = granted(await login(person.username));
      const again = (await world.accounts.identify(token, null))!;
      now += 1000;
      expect((await ask(again)).eraseAt).toBe(eraseAt);
    });

    it('item 13: asks who has just shown who they are', async () => {
      const person = await register();
      expect(await world.privacy.handlers.privacy.delete({ proof: 'x' }, by(person))).toMatchObject({ code: 403 });
      expect(await world.accounts.identify(person.token, null)).not.toBeNull();
    });

    it('CALL POST /live/api/user/delete/undo: within 7 days a log-in says so and takes it back', async () => {
      const person = await register();
      const { eraseAt } = await ask(person);
      now = eraseAt - 1;
      const { token, user } = granted(await login(person.username));
      expect(user.eraseAt).toBe(eraseAt);
      const viewer = (await world.accounts.identify(token, null))!;
      const kept = granted(await keep(viewer));
      expect(kept).not.toHaveProperty('eraseAt');
      expect(world.sent.at(-1)).toMatchObject({ to: { value: person.mail }, letter: { kind: 'deletionCalledOff' } });
      const letters = world.sent.length;
      expect(granted(await keep(viewer))).toEqual(kept);
      expect(world.sent).toHaveLength(letters);
      now = eraseAt + 1;
      await erase();
      expect(await world.accounts.memberById(person.userId)).not.toBeNull();
    });

    it('taken back in several places at once it is told once', async () => {
      const person = await register();
      await ask(person);
      const { token } = granted(await login(person.username));
      const viewer = (await world.accounts.identify(token, null))!;
      const letters = world.sent.length;
      for (const user of await Promise.all([keep(viewer), keep(viewer), keep(viewer)]))
        expect(granted(user)).not.toHaveProperty('eraseAt');
      expect(world.sent.slice(letters).map(({ letter }) => letter.kind)).toEqual(['deletionCalledOff']);
    });

    it('once the time has come it cannot be taken back any more', async () => {
      const person = await register();
      const { eraseAt } = await ask(person);
      const { token } = granted(await login(person.username));
      const viewer = (await world.accounts.identify(token, null))!;
      now = eraseAt;
      expect(await keep(viewer)).toMatchObject({ code: 410 });
    });
  });

  describe('the erasure', () => {
    it('leaves no trace of a member in any area, nor of their files', async () => {
      const friend = await register();
      const person = await lively(friend);
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

      const erased: string[] = [];
      const stop = world.bus.subscribe('member.erased', ({ userId }) => erased.push(userId));
      const { eraseAt } = await ask(person);
      now = eraseAt;
      await erase();
      stop();

      expect(erased).toContain(person.userId);
      expect(await world.accounts.memberById(person.userId)).toBeNull();
      const others = await traces(marks.slice(0, 4));
      // A private topic is named by both who wrote in it, and its entries are removed.
      expect(others.filter((trace) => !/^chat_(message|entry): m/.test(trace))).toEqual([]);
      expect(existsSync(file)).toBe(false);
      expect(readdirSync(join(world.dataDir, 'applications')).length).toBeLessThan(photos);
      expect(await login(person.username)).toMatchObject({ code: 403 });
    });

    it('what was said in a room stays without its author; what was said to one other is taken away', async () => {
      const friend = await register();
      const person = await lively(friend);
      const room = `chatroom.r${made}`;
      const { eraseAt } = await ask(person);
      now = eraseAt;
      await erase();
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
      const first = await register();
      const second = await register();
      await ask(first);
      now += 1000;
      const { eraseAt } = await ask(second);
      now = eraseAt;
      const stuck: Kept = {
        name: 'stuck',
        tell: async () => null,
        erase: async (_queries, userId) => {
          if (userId === first.userId) throw new Error('the disk is full');
          return null;
        },
      };
      const { erasing } = world.privacy;
      await expect(eraseDue({ ...erasing, kept: [...erasing.kept, stuck] })).rejects.toThrow('the disk is full');
      expect(await world.accounts.memberById(second.userId)).toBeNull();
      expect(await world.accounts.memberById(first.userId)).not.toBeNull();
      await erase();
      expect(await world.accounts.memberById(first.userId)).toBeNull();
    });

    it('a name is nobody’s after that', async () => {
      const person = await register();
      const { eraseAt } = await ask(person);
      now = eraseAt;
      await erase();
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
      const inviter = await register();
      const { code } = granted(await world.rewards.handlers.referral.info({}, by(inviter)));
      made += 1;
      const username = `rieng.tu.${made}`;
      const input = { username, password: PASSWORD, pid: code };
      const { token } = granted(await world.accounts.handlers.register(input, callContext({ now })));
      const viewer = (await world.accounts.identify(token, null))!;
      const mail = { channel: 'mail', value: `${username}@khandai.example` } as const;
      await putContact(database(), viewer.userId, mail, now);
      granted(await world.rewards.handlers.referral.info({}, by(inviter)));
      const { eraseAt } = await ask(viewer);
      now = eraseAt;
      await erase();
      const { invited } = granted(await world.rewards.handlers.referral.info({}, by(inviter)));
      expect(invited).toMatchObject([{ user: null, maskedName: '•••', state: 'rewarded' }]);
      expect(await world.accounts.emailTaken(mail.value)).toBe(false);
    });
  });
});
