import { beforeAll, beforeEach } from 'vitest';
import type { CodePurpose } from '#domain/auth/codes.ts';
import type { Database } from '#server/database/database.ts';
import { contextFrom, granted, memberOf } from './context.ts';
import { NOW } from './engines.ts';
import { codeOf, codesWorld, type CodesWorld } from './world.ts';

export const PASSWORD = 'mưa rơi trên mái tôn';
export const NEW_PASSWORD = 'nắng lên trên sân cỏ';
export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** Steps for tests of codes over the database of a suite; each test is far from the limits of the previous one. */
export const codesSuite = (database: () => Database) => {
  const time = { now: NOW };
  let world: CodesWorld;
  let people = 0;
  const at = contextFrom(() => ({ now: time.now }));
  const next = (): number => (people += 1);
  const fresh = () => `nguoi.${next()}`;
  const freshMail = () => `${fresh()}@khandai.example`;
  const freshPhone = () => `0912 ${String(next()).padStart(6, '0')}`;

  beforeAll(() => {
    world = codesWorld(database(), () => time.now);
  });
  beforeEach(() => {
    time.now += 2 * DAY;
    world.sent.length = 0;
    world.logged.length = 0;
    Object.assign(world.ways, { room: true, sms: true });
  });

  const send = (email: string, purpose: CodePurpose = 'register', context = at()) =>
    world.handlers.sendEmail({ email, purpose }, context);
  const sendOtp = (to: string, purpose: CodePurpose = 'register', context = at()) =>
    world.handlers.sendOtp({ to, displayName: 'Lan', purpose }, context);
  const forgot = (account: string, context = at()) => world.handlers.forgotPassword({ account }, context);
  const check = (requestId: string, code: string) => world.handlers.checkSms({ requestId, code }, at());
  /** A ticket for a contact, obtained like its owner would. */
  const prove = async (contact: string, purpose: CodePurpose = 'register'): Promise<string> => {
    const { requestId } = granted(await sendOtp(contact, purpose));
    return granted(await check(requestId, codeOf(world.sent.at(-1)))).ticket;
  };
  const register = (input: object, context = at()) =>
    world.accounts.handlers.register({ username: fresh(), password: PASSWORD, ...input }, context);
  const login = (username: string, password = PASSWORD) => world.accounts.handlers.login({ username, password }, at());
  const newMember = async (contacts: { mail?: string; phone?: string } = {}) => {
    const username = fresh();
    const { mail, phone } = contacts;
    const session = granted(
      await register({
        username,
        ...(mail !== undefined && { email: mail, emailTicket: await prove(mail) }),
        ...(phone !== undefined && { phoneNumber: phone, phoneTicket: await prove(phone) }),
      }),
    );
    time.now += MINUTE;
    world.sent.length = 0;
    const viewer = await memberOf(world.accounts.identify, session.token);
    return { ...session, username, viewer };
  };
  const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

  return {
    ...{
      time,
      at,
      next,
      fresh,
      freshMail,
      freshPhone,
      send,
      sendOtp,
      forgot,
      check,
      prove,
      register,
      login,
      newMember,
    },
    wrongCode,
    get world(): CodesWorld {
      return world;
    },
  };
};
