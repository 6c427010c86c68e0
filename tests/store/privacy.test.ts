import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DELETION } from '#domain/privacy/deletion.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { callContext, granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { PASSWORD, privacyPeople, type PrivacyPeople } from './support/privacyPeople.ts';
import { privacyWorld, type PrivacyWorld } from './support/privacyWorld.ts';

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

  describe('CALL POST /live/api/user/export', () => {
    it('tells everything of every area, and no secret', async () => {
      const friend = await people.register();
      const person = await people.lively(friend);
      const { takenAt, stored } = granted(
        await world.privacy.handlers.privacy.export(people.proofOf(person), people.by(person)),
      );
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
          restrictions: [{ topic: '', kind: 'mute', untilAt: now + 1 }],
          ...{ votes: [], polls: [] },
        },
        applications: [{ form: { realName: expect.stringContaining('Tên thật') }, photo: expect.any(String) }],
        picture: expect.stringContaining('/pictures/'),
        points: expect.arrayContaining([expect.objectContaining({ reasonKey: 'registered' })]),
        referral: { code: expect.any(String), invited: [], wasInvited: null },
        messages: expect.any(Array),
        people: expect.anything(),
      });
      const text = JSON.stringify(stored);
      expect(text).not.toMatch(/argon2|hash|publicKey|key-m/i);
      for (const secret of [person.token, person.refreshToken, PASSWORD]) expect(text).not.toContain(secret);
      expect(world.logged.join('\n')).not.toContain(person.mail);
    });

    it('item 13: asks who has just shown who they are, in this session', async () => {
      const [one, two] = [await people.register(), await people.register()];
      const take = (proof: string, viewer: MemberViewer, at = now) =>
        world.privacy.handlers.privacy.export({ proof }, callContext({ viewer, now: at }));
      const { proof } = people.proofOf(one);
      expect(await take('nothing', one)).toMatchObject({ code: 403 });
      expect(await take(proof, two)).toMatchObject({ code: 403 });
      expect(await take(proof, { ...one, sessionId: 'another' })).toMatchObject({ code: 403 });
      expect(await take(proof, one, now + 600_000)).toMatchObject({ code: 403 });
      granted(await take(proof, one));
    });
  });

  describe('CALL POST /live/api/user/delete', () => {
    it('ends every session, tells the member where it can be taken back, and erases nothing yet', async () => {
      const person = await people.register();
      granted(await people.login(person.username));
      const before = world.sent.length;
      const { eraseAt } = await people.ask(person);
      expect(eraseAt).toBe(now + DELETION.undoMs);
      expect(await world.accounts.identify(person.token, null)).toBeNull();
      expect(world.ended.length).toBeGreaterThanOrEqual(2);
      const [parcel] = world.sent.slice(before);
      expect(parcel).toMatchObject({ to: { value: person.mail }, letter: { kind: 'deletionAsked', eraseAt } });
      const address = parcel?.letter.kind === 'deletionAsked' ? new URL(parcel.letter.address) : null;
      const token = address?.searchParams.get('link') ?? '';
      expect(await world.links.handlers.links.open({ token }, callContext({ now }))).toEqual({
        goTo: '/tai-khoan/quyen-rieng-tu',
      });
      await people.erase();
      expect(await world.accounts.memberById(person.userId)).not.toBeNull();
    });

    it('the same twice keeps the first day', async () => {
      const person = await people.register();
      const { eraseAt } = await people.ask(person);
      const { token } = granted(await people.login(person.username));
      const again = await memberOf(world.accounts.identify, token);
      now += 1000;
      expect((await people.ask(again)).eraseAt).toBe(eraseAt);
    });

    it('item 13: asks who has just shown who they are', async () => {
      const person = await people.register();
      expect(await world.privacy.handlers.privacy.delete({ proof: 'x' }, people.by(person))).toMatchObject({
        code: 403,
      });
      expect(await world.accounts.identify(person.token, null)).not.toBeNull();
    });

    it('CALL POST /live/api/user/delete/undo: within 7 days a log-in says so and takes it back', async () => {
      const person = await people.register();
      const { eraseAt } = await people.ask(person);
      now = eraseAt - 1;
      const { token, user } = granted(await people.login(person.username));
      expect(user.eraseAt).toBe(eraseAt);
      const viewer = await memberOf(world.accounts.identify, token);
      const kept = granted(await people.keep(viewer));
      expect(kept).not.toHaveProperty('eraseAt');
      expect(world.sent.at(-1)).toMatchObject({ to: { value: person.mail }, letter: { kind: 'deletionCalledOff' } });
      const letters = world.sent.length;
      expect(granted(await people.keep(viewer))).toEqual(kept);
      expect(world.sent).toHaveLength(letters);
      now = eraseAt + 1;
      await people.erase();
      expect(await world.accounts.memberById(person.userId)).not.toBeNull();
    });

    it('taken back in several places at once it is told once', async () => {
      const person = await people.register();
      await people.ask(person);
      const { token } = granted(await people.login(person.username));
      const viewer = await memberOf(world.accounts.identify, token);
      const letters = world.sent.length;
      for (const user of await Promise.all([people.keep(viewer), people.keep(viewer), people.keep(viewer)]))
        expect(granted(user)).not.toHaveProperty('eraseAt');
      expect(world.sent.slice(letters).map(({ letter }) => letter.kind)).toEqual(['deletionCalledOff']);
    });

    it('once the time has come it cannot be taken back any more', async () => {
      const person = await people.register();
      const { eraseAt } = await people.ask(person);
      const { token } = granted(await people.login(person.username));
      const viewer = await memberOf(world.accounts.identify, token);
      now = eraseAt;
      expect(await people.keep(viewer)).toMatchObject({ code: 410 });
    });
  });
});
