import sharp from 'sharp';
import { emptyForm } from '#domain/application/form.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { putContact } from '#server/accounts/contacts.store.ts';
import { bookingsStore } from '#server/bookings/bookings.store.ts';
import { chatHand } from '#server/chat/chatHand.store.ts';
import { commitChat } from '#server/chat/chatWrite.store.ts';
import type { Database } from '#server/database/database.ts';
import { googleStore } from '#server/google/google.store.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { passkeysStore } from '#server/passkeys/passkeys.store.ts';
import { eraseDue } from '#server/privacy/erasing.ts';
import { messageWrite, reactionWrite } from './chatWrites.ts';
import { callContext, granted, memberOf } from './context.ts';
import type { PrivacyWorld } from './privacyWorld.ts';

export const PASSWORD = 'mưa rơi trên mái tôn';

export interface Person extends MemberViewer {
  /** Distinguishes them from the other people of a world; their own room contains it. */
  readonly number: number;
  readonly username: string;
  readonly mail: string;
  readonly nickname: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** Members of such a world, and their calls about their data. */
export const privacyPeople = (database: Database, world: PrivacyWorld, clock: () => number) => {
  let made = 0;
  const register = async (): Promise<Person> => {
    const number = (made += 1);
    const username = `rieng.tu.${number}`;
    const nickname = `Mây Trắng ${number}`;
    const session = granted(
      await world.accounts.handlers.register({ username, password: PASSWORD, nickname }, callContext({ now: clock() })),
    );
    const viewer = await memberOf(world.accounts.identify, session.token);
    const mail = `${username}@khandai.example`;
    await putContact(database, viewer.userId, { channel: 'mail', value: mail }, clock());
    return { ...viewer, number, username, nickname, mail, token: session.token, refreshToken: session.refreshToken };
  };
  const by = (viewer: MemberViewer) => callContext({ viewer, now: clock(), site: 'https://khandai.example' });
  const proofOf = (viewer: MemberViewer) => ({ proof: world.accounts.proofs.issue(viewer, clock()).proof });
  const ask = async (viewer: MemberViewer) =>
    granted(await world.privacy.handlers.privacy.delete(proofOf(viewer), by(viewer)));
  const keep = (viewer: MemberViewer) => world.privacy.handlers.privacy.keep({}, by(viewer));
  const login = (username: string) =>
    world.accounts.handlers.login({ username, password: PASSWORD }, callContext({ now: clock() }));
  const erase = () => eraseDue(world.privacy.erasing);

  /** A member with data in every area. */
  const lively = async (friend: Person): Promise<Person> => {
    const person = await register();
    const { userId, nickname, number } = person;
    const of = `n${number}`;
    const room = `chatroom.r${number}`;
    const { rev, ...preferences } = defaultSettings;
    granted(await world.settings.put({ rev, preferences }, by(person)));
    await bookingsStore(database).set(
      userId,
      { bookingId: `b${of}`, commentatorId: null, leadMin: null },
      { fixtureId: 'fx1', start: 0, calledOff: '' },
      clock(),
    );
    const said = (clientId: string, topic: string) => {
      const write = messageWrite(clientId, { topic, userId, id: `id-${of}-${clientId}`, addressHash: 'hash' });
      return write.kind === 'message' ? { ...write, message: { ...write.message, showName: nickname } } : write;
    };
    await commitChat(database, [
      said('c1', room),
      said('c2', `private.${friend.userId}.${userId}`),
      reactionWrite('c3', `id-${of}-c1`, { userId, topic: room }),
    ]);
    await chatHand({ database, changed: async () => {} }).holds!.hold(database, {
      ...{
        userId,
        place: null,
        action: 'mute',
        untilAt: clock() + 1,
        by: friend.userId,
        decisionId: `d${of}`,
        at: clock(),
      },
    });
    await googleStore(database).link({ issuer: 'https://accounts.example', subject: `google-${of}` }, userId, clock());
    await passkeysStore(database).add({
      ...{ passkeyId: `p${of}`, userId, publicKey: `key-${of}`, counter: 0, transports: ['internal'] },
      ...{ name: 'Điện thoại', createdAt: clock(), lastUsedAt: null },
    });
    const apply = world.uploads.handlers.applications;
    const realName = `Tên thật ${number}`;
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
  return { register, by, proofOf, ask, keep, login, erase, lively };
};
export type PrivacyPeople = ReturnType<typeof privacyPeople>;
