import * as Schema from 'effect/Schema';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODES, type CodePurpose } from '#domain/auth/codes.ts';
import { sql } from '#server/database/sql.ts';
import type { CallContext } from '#server/http/handlers.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { contextFrom, granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { codeOf, codesWorld, type CodesWorld } from './support/world.ts';

const PASSWORD = 'mưa rơi trên mái tôn';
const NEW_PASSWORD = 'nắng lên trên sân cỏ';
const MINUTE = 60_000;
const DAY = 86_400_000;

onEveryEngine('codes', (database) => {
  let now = NOW;
  let world: CodesWorld;
  let people = 0;
  const at = contextFrom(() => ({ now }));
  const fresh = () => `nguoi.${(people += 1)}`;
  const freshMail = () => `${fresh()}@khandai.example`;
  const freshPhone = () => `0912 ${String((people += 1)).padStart(6, '0')}`;

  beforeAll(() => {
    world = codesWorld(database(), () => now);
  });
  beforeEach(() => {
    // Far from the test before, whose limits are over.
    now += 2 * DAY;
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
  /** A ticket for a contact, as its owner gets one. */
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
    now += MINUTE;
    world.sent.length = 0;
    const viewer = await memberOf(world.accounts.identify, session.token);
    return { ...session, username, viewer };
  };
  const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

  describe('the check calls', () => {
    it('item 8: CALL POST /live/api/user/check-email says no more than that one may go on', async () => {
      const mail = freshMail();
      await newMember({ mail });
      const ask = (email: string) => world.handlers.checkEmail({ email }, at());
      expect(await ask(mail)).toEqual({ ok: true });
      expect(await ask(freshMail())).toEqual({ ok: true });
      expect(await ask('lan@')).toEqual({ ok: false, reason: 'format' });
    });

    it('item 8: CALL POST /live/api/user/check-phone: the same, however the number is written', async () => {
      const phone = freshPhone();
      await newMember({ phone });
      const ask = (phoneNumber: string, locale: 'vi' | 'zh' = 'vi') =>
        world.handlers.checkPhone({ phoneNumber }, at({ locale }));
      expect(await ask(phone)).toMatchObject({ ok: true });
      expect(await ask('(+84) 912.345.678')).toEqual({ ok: true, shown: '+84 912 345 678' });
      expect(await ask('0912 345 678', 'zh')).toEqual({ ok: true, shown: '+886 912 345 678' });
      expect(await ask('0912 34')).toEqual({ ok: false, reason: 'format' });
      world.ways.sms = false;
      expect(await ask(phone)).toEqual({ ok: false, reason: 'unsupported' });
    });
  });

  describe('item 9: a code', () => {
    it('CALL POST /live/api/user/send-email, send-otp: six digits by the way that was asked for, in the language of the page', async () => {
      const mail = freshMail();
      const bySend = granted(await send(` ${mail.toUpperCase()} `, 'register', at({ locale: 'en' })));
      expect(bySend).toEqual({
        requestId: expect.stringMatching(/^[\w-]{22}$/),
        ttlSec: CODES.ttlS,
        resendAfterSec: CODES.resendAfterS,
        channel: 'mail',
      });
      expect(world.sent).toEqual([
        {
          to: { channel: 'mail', value: mail },
          locale: 'en',
          letter: { kind: 'code', purpose: 'register', code: expect.stringMatching(/^\d{6}$/), account: null },
        },
      ]);
      expect(granted(await sendOtp('0912.345.678')).channel).toBe('sms');
      expect(world.sent[1]?.to).toEqual({ channel: 'sms', value: '+84912345678' });
      expect(granted(await sendOtp(freshMail())).channel).toBe('mail');
    });

    it('is not sent to what is neither an address nor a number', async () => {
      expect(await send('lan@')).toMatchObject({ code: 422, fields: { email: 'format' } });
      expect(await send('0912 345 678')).toMatchObject({ code: 422, fields: { email: 'format' } });
      expect(await sendOtp('1900 1234')).toMatchObject({ code: 422, fields: { to: 'format' } });
      world.ways.sms = false;
      expect(await sendOtp(freshPhone())).toMatchObject({ code: 422, fields: { to: 'unsupported' } });
      expect(world.sent).toEqual([]);
    });

    it('is made by chance', async () => {
      const codes = new Set<string>();
      for (let i = 0; i < 20; i += 1) {
        granted(await send(freshMail()));
        codes.add(codeOf(world.sent.at(-1)));
      }
      expect(codes.size).toBeGreaterThan(15);
    });

    it('is stored as a keyed hash, and so is whom it went to', async () => {
      const mail = freshMail();
      const { requestId } = granted(await send(mail));
      const Row = Schema.Struct({ row: Schema.String });
      const row = await database().one(
        Row,
        sql`select asked_hash || ' ' || target_hash || ' ' || code_hash || ' ' || coalesce(ticket_hash, '') as row
            from code_request where request_id = ${requestId}`,
      );
      expect(row?.row).not.toContain(codeOf(world.sent[0]));
      expect(row?.row).not.toContain(mail);
      const { ticket } = granted(await check(requestId, codeOf(world.sent[0])));
      const after = await database().one(
        Row,
        sql`select coalesce(ticket_hash, '') as row from code_request where request_id = ${requestId}`,
      );
      expect(after?.row).not.toBe('');
      expect(after?.row).not.toContain(ticket);
    });

    it('CALL POST /live/api/user/check-sms: is right once', async () => {
      const { requestId } = granted(await send(freshMail()));
      const code = codeOf(world.sent[0]);
      expect(granted(await check(requestId, code))).toEqual({
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        taken: false,
      });
      expect(await check(requestId, code)).toMatchObject({ code: 410 });
    });

    it('is good for its own request alone', async () => {
      const first = granted(await send(freshMail()));
      const second = granted(await send(freshMail()));
      const [one, two] = world.sent.map(codeOf);
      if (one === two) return;
      expect(await check(first.requestId, two!)).toMatchObject({ code: 422, fields: { code: 'wrong' } });
      expect(await check(second.requestId, two!)).toMatchObject({ taken: false });
      expect(await check('x'.repeat(22), one!)).toMatchObject({ code: 410 });
    });

    it('is good for ten minutes', async () => {
      const { requestId } = granted(await send(freshMail()));
      now += 10 * MINUTE;
      expect(await check(requestId, codeOf(world.sent[0]))).toMatchObject({ code: 410 });
      now -= 1;
      expect(isRefused(await check(requestId, codeOf(world.sent[0])))).toBe(false);
    });

    it('is void after five wrong tries, also when they come at once', async () => {
      const { requestId } = granted(await send(freshMail()));
      const code = codeOf(world.sent[0]);
      const answers = await Promise.all(Array.from({ length: 8 }, () => check(requestId, wrongCode(code))));
      expect(answers.map((answer) => (isRefused(answer) ? answer.code : 200)).sort()).toEqual([
        ...[410, 410, 410, 410],
        ...[422, 422, 422, 422],
      ]);
      expect(await check(requestId, code)).toMatchObject({ code: 410 });
      const other = granted(await send(freshMail()));
      const right = codeOf(world.sent[1]);
      for (let i = 0; i < 4; i += 1)
        expect(await check(other.requestId, wrongCode(right))).toMatchObject({ code: 422 });
      expect(isRefused(await check(other.requestId, right))).toBe(false);
    });

    it('S-17: a clock set back by an hour makes nobody wait longer', async () => {
      const mail = freshMail();
      granted(await send(mail));
      now -= 3_600_000;
      expect(await send(mail)).toMatchObject({ code: 429, retryAfterS: 60 });
    });

    it('S-19: strangers who use up a member’s codes of a day leave those that the member asks for where they are known', async () => {
      const mail = freshMail();
      await newMember({ mail });
      now += MINUTE;
      const stranger = (network: number) => at({ address: `203.0.113.${network}` });
      let sent = 0;
      for (let network = 1; network <= 6; network += 1)
        for (let i = 0; i < 6; i += 1) {
          now += MINUTE;
          if (!isRefused(await forgot(mail, stranger(network)))) sent += 1;
        }
      // Five of each network, and fifteen of all with the registration's own, which nobody was known for yet.
      const most = CODES.perDayByStrangers - 1;
      expect([sent, world.sent.length]).toEqual([most, most]);
      expect(await forgot(mail, stranger(9))).toMatchObject({ code: 429 });
      for (let i = 0; i < CODES.perDay; i += 1) {
        granted(await forgot(mail));
        now += MINUTE;
      }
      expect(world.sent).toHaveLength(most + CODES.perDay);
      expect(await forgot(mail)).toMatchObject({ code: 429 });
    });

    it('S-19: one network asks for sixty codes an hour, for whomever; the browser of a member for twenty a day', async () => {
      const ask = (context: CallContext<null>) => send(freshMail(), 'register', context);
      const last = (i: number) => at({ address: `2001:db8:77:${i}::1` });
      for (let i = 0; i < 60; i += 1) granted(await ask(last(i)));
      expect(await ask(last(61))).toMatchObject({ code: 429, retryAfterS: 3600 });
      const browser = (i: number) => at({ address: `198.51.100.${i}`, binding: 'b'.repeat(43) });
      for (let i = 0; i < 20; i += 1) granted(await ask(browser(i)));
      expect(await ask(browser(21))).toMatchObject({ code: 429, retryAfterS: 86_400 });
      granted(await ask(at({ address: '198.51.100.22' })));
    });

    it('is sent once a minute and five times a day, with the time to wait', async () => {
      const mail = freshMail();
      granted(await send(mail));
      now += 20_500;
      expect(await send(mail)).toMatchObject({ code: 429, retryAfterS: 40 });
      expect(await sendOtp(mail.toUpperCase())).toMatchObject({ code: 429, retryAfterS: 40 });
      now += 39_500;
      for (let i = 0; i < 4; i += 1) {
        const { resendAfterSec } = granted(await send(mail));
        expect(resendAfterSec).toBe(i < 3 ? 60 : 86_400 - 240);
        now += MINUTE;
      }
      expect(await send(mail)).toMatchObject({ code: 429, retryAfterS: 86_400 - 300 });
      expect(world.sent).toHaveLength(5);
      now += DAY - 5 * MINUTE;
      expect(isRefused(await send(mail))).toBe(false);
    });

    it('one number is one target, however it is written', async () => {
      granted(await sendOtp('0912 000 111'));
      for (const same of ['+84912000111', '(0912)000-111', '84912000111'])
        expect(await sendOtp(same)).toMatchObject({ code: 429 });
    });

    it('two at once to one target are one sending', async () => {
      const mail = freshMail();
      const both = await Promise.all([send(mail), send(mail)]);
      expect(both.map((one) => (isRefused(one) ? one.code : 200)).sort()).toEqual([200, 429]);
      expect(world.sent).toHaveLength(1);
    });

    it('is not taken on while too much waits to be sent', async () => {
      world.ways.room = false;
      expect(await send(freshMail())).toMatchObject({ code: 503, retryAfterS: 60 });
      expect(await forgot('khong.co.ai')).toMatchObject({ code: 503, retryAfterS: 60 });
    });

    it('under LIMITS=off may be sent at will; tries are counted all the same', async () => {
      const free = codesWorld(database(), () => now, false);
      const mail = freshMail();
      const ask = () => free.handlers.sendEmail({ email: mail }, at());
      for (let i = 0; i < 8; i += 1) expect(granted(await ask()).resendAfterSec).toBe(60);
      const { requestId } = granted(await ask());
      const wrong = wrongCode(codeOf(free.sent.at(-1)));
      for (let i = 0; i < 5; i += 1) await free.handlers.checkSms({ requestId, code: wrong }, at());
      const late = free.handlers.checkSms({ requestId, code: codeOf(free.sent.at(-1)) }, at());
      expect(await late).toMatchObject({ code: 410 });
    });

    it('requests older than a day are forgotten', async () => {
      const { requestId } = granted(await send(freshMail()));
      now += DAY + 1;
      granted(await send(freshMail()));
      const Row = Schema.Struct({ n: Schema.Int });
      const left = sql`select count(*) as n from code_request where request_id = ${requestId}`;
      expect(await database().one(Row, left)).toEqual({ n: 0 });
    });
  });

  describe('CALL POST /live/api/user/register: with a ticket', () => {
    it('REG-1: a proven mail address and a proven number are the member’s own, and a way in', async () => {
      const [mail, phone] = [freshMail(), freshPhone()];
      const { username, user } = await newMember({ mail, phone });
      expect(await world.accounts.memberContacts.contactsOf(user.userId)).toMatchObject([
        { channel: 'mail', value: mail },
        { channel: 'sms', value: expect.stringMatching(/^\+84912/) },
      ]);
      for (const account of [username, mail.toUpperCase(), phone, phone.replaceAll(' ', '.').replace(/^0/, '+84')])
        expect(granted(await login(account)).user.userId).toBe(user.userId);
    });

    it('that an address is taken is said to who has its code, and to nobody before', async () => {
      const mail = freshMail();
      await newMember({ mail });
      const { requestId } = granted(await send(mail));
      expect(world.sent.map(({ to }) => to.value)).toEqual([mail]);
      const { ticket, taken } = granted(await check(requestId, codeOf(world.sent[0])));
      expect(taken).toBe(true);
      expect(await register({ email: mail, emailTicket: ticket })).toMatchObject({
        code: 422,
        fields: { email: 'taken' },
      });
    });

    it('an address that was only said is good for nothing, and keeps nobody from proving it', async () => {
      const mail = freshMail();
      const phone = freshPhone();
      const { user } = granted(await register({ email: mail, phoneNumber: phone }));
      expect(await world.accounts.memberContacts.contactsOf(user.userId)).toEqual([]);
      expect(await login(mail)).toMatchObject({ code: 403 });
      granted(await forgot(mail));
      expect(world.sent).toEqual([]);
      now += MINUTE;
      const owner = await newMember({ mail, phone });
      expect(granted(await login(mail)).user.userId).toBe(owner.user.userId);
    });

    it('a ticket is good for its own contact, its own purpose, half an hour, once', async () => {
      const [mail, other] = [freshMail(), freshMail()];
      const unproven = { code: 422, fields: { email: 'unproven' } };
      const emailTicket = await prove(mail);
      expect(await register({ email: other, emailTicket })).toMatchObject(unproven);
      expect(await register({ email: mail, emailTicket: 'x'.repeat(43) })).toMatchObject(unproven);
      expect(await register({ emailTicket })).toMatchObject({ code: 422, fields: { email: 'is missing' } });
      const contact = await prove(other, 'contact');
      expect(await register({ email: other, emailTicket: contact })).toMatchObject(unproven);
      now += 30 * MINUTE;
      expect(await register({ email: mail, emailTicket })).toMatchObject(unproven);
      now -= 1;
      granted(await register({ email: mail, emailTicket }));
      expect(await register({ email: mail, emailTicket })).toMatchObject(unproven);
    });

    it('two with one ticket at once make one member', async () => {
      const mail = freshMail();
      const emailTicket = await prove(mail);
      const both = await Promise.all([1, 2].map(() => register({ email: mail, emailTicket })));
      expect(both.map((one) => (isRefused(one) ? one.code : 200)).sort()).toEqual([200, 422]);
    });

    it('item 5: however an account is named, its wrong passwords are counted together', async () => {
      const mail = freshMail();
      const { username } = await newMember({ mail });
      const names = [username, mail, username.toUpperCase(), ` ${mail}`];
      for (let i = 0; i < 10; i += 1)
        expect(await login(names[i % 4]!, 'sai rồi sai nữa')).toMatchObject({ code: 403 });
      for (const name of names) expect(await login(name)).toMatchObject({ code: 429 });
    });

    it('a username that is taken costs no ticket', async () => {
      const { username } = await newMember();
      const mail = freshMail();
      const emailTicket = await prove(mail);
      expect(await register({ username, email: mail, emailTicket })).toMatchObject({ code: 409 });
      granted(await register({ email: mail, emailTicket }));
    });

    it('what is no address and no number is refused by field', async () => {
      expect(await register({ email: 'lan@' })).toMatchObject({ code: 422, fields: { email: 'format' } });
      expect(await register({ phoneNumber: '0912 34' })).toMatchObject({
        code: 422,
        fields: { phoneNumber: 'format' },
      });
    });

    it('somebody’s number is nobody’s username', async () => {
      for (const username of ['0912345678', '84912345678', '886912345678']) {
        expect(await register({ username })).toMatchObject({ code: 422, fields: { username: 'reserved' } });
        const checked = await world.accounts.handlers.checkUsername({ username }, at());
        expect(checked).toEqual({ ok: false, reason: 'reserved' });
      }
      granted(await register({ username: `2026${(people += 1)}1120` }));
    });

    it('AU-12: a guest becomes one member, once, and only a guest', async () => {
      const { guestToken, guest } = granted(await world.accounts.handlers.guestLogin({}, at()));
      const Row = Schema.Struct({ userId: Schema.String });
      const merged = (guestId: string) =>
        database().all(Row, sql`select user_id as "userId" from guest_merge where guest_id = ${guestId}`);
      const first = granted(await register({ guestToken }));
      granted(await register({ guestToken }));
      expect(await merged(guest.userId)).toEqual([{ userId: first.user.userId }]);
      granted(await register({ guestToken: first.token }));
      expect(await merged(first.user.userId)).toEqual([]);
    });
  });

  describe('a forgotten password', () => {
    it('item 7: CALL POST /live/api/user/forgot-password answers the same for known and unknown', async () => {
      const [mail, phone] = [freshMail(), freshPhone()];
      const { username } = await newMember({ mail, phone });
      const shape = (channel: string) => ({
        requestId: expect.stringMatching(/^[\w-]{22}$/),
        ttlSec: 600,
        resendAfterSec: 60,
        channel,
      });
      for (const [known, unknown, channel] of [
        [username, fresh(), 'either'],
        [mail, freshMail(), 'mail'],
        [phone, freshPhone(), 'sms'],
      ] as const) {
        expect(await forgot(known)).toEqual(shape(channel));
        expect(await forgot(unknown)).toEqual(shape(channel));
        expect(await forgot(known)).toMatchObject({ code: 429, retryAfterS: 60 });
        expect(await forgot(unknown)).toMatchObject({ code: 429, retryAfterS: 60 });
      }
    });

    it('item 7: send-email and send-otp for it are the same call', async () => {
      const mail = freshMail();
      await newMember({ mail });
      for (const address of [mail, freshMail()]) expect(granted(await send(address, 'reset')).channel).toBe('mail');
      expect(granted(await sendOtp(freshPhone(), 'reset')).channel).toBe('sms');
      expect(world.sent.map(({ to }) => to.value)).toEqual([mail]);
    });

    it('item 7: a wrong code says the same of nobody as of somebody', async () => {
      const { username } = await newMember({ mail: freshMail() });
      for (const account of [username, fresh()]) {
        const { requestId } = granted(await forgot(account));
        const wrong = world.sent.length > 0 ? wrongCode(codeOf(world.sent[0])) : '000000';
        for (const code of [422, 422, 422, 422, 410, 410])
          expect(await check(requestId, wrong)).toMatchObject({ code });
      }
    });

    it('goes where its member is reached: by what was typed, else by mail, else by SMS', async () => {
      const [mail, phone] = [freshMail(), freshPhone()];
      const both = await newMember({ mail, phone });
      const phoneOnly = await newMember({ phone: freshPhone() });
      const sentTo = async (account: string) => {
        world.sent.length = 0;
        now += 2 * MINUTE;
        granted(await forgot(account));
        return world.sent.map(({ to }) => to.channel);
      };
      expect(await sentTo(phone)).toEqual(['sms']);
      expect(await sentTo(mail)).toEqual(['mail']);
      expect(await sentTo(` ${both.username.toUpperCase()} `)).toEqual(['mail']);
      expect(await sentTo(phoneOnly.username)).toEqual(['sms']);
      world.ways.sms = false;
      expect(await sentTo(phone)).toEqual(['mail']);
      expect(await sentTo(phoneOnly.username)).toEqual([]);
      expect(await sentTo((await newMember()).username)).toEqual([]);
      expect(world.sent.concat()).toEqual([]);
    });

    it('its letter names the account, for who forgot that too', async () => {
      const mail = freshMail();
      const { username } = await newMember({ mail });
      granted(await forgot(mail));
      expect(world.sent[0]?.letter).toMatchObject({ purpose: 'reset', account: username });
    });

    it('a member is not written to more often by being asked for in several ways, and nobody can tell', async () => {
      const [mail, phone] = [freshMail(), freshPhone()];
      const { username } = await newMember({ mail, phone });
      granted(await forgot(username));
      granted(await forgot(mail));
      expect(await send(mail)).toMatchObject({ code: 429 });
      expect(world.sent.map(({ to }) => to.value)).toEqual([mail]);
    });

    it('CALL POST /live/api/user/reset-password: sets it, ends every session, opens one and tells the member', async () => {
      const [mail, phone] = [freshMail(), freshPhone()];
      const { username, viewer, token } = await newMember({ mail, phone });
      const second = granted(await login(username));
      const { requestId } = granted(await forgot(username));
      const { ticket } = granted(await check(requestId, codeOf(world.sent[0])));
      world.sent.length = 0;
      const reset = (password: string) => world.accounts.handlers.resetPassword({ ticket, password }, at());
      expect(await reset('password123')).toMatchObject({ code: 422, fields: { password: 'common' } });
      expect(await world.accounts.identify(token, null)).not.toBeNull();
      const session = granted(await reset(NEW_PASSWORD));
      expect(session.user.userId).toBe(viewer.userId);
      for (const old of [token, second.token]) expect(await world.accounts.identify(old, null)).toBeNull();
      expect(world.ended).toContain(viewer.sessionId);
      expect(await world.accounts.identify(session.token, null)).toMatchObject({ userId: viewer.userId });
      expect(await login(username)).toMatchObject({ code: 403 });
      granted(await login(username, NEW_PASSWORD));
      expect(world.sent.map(({ to, letter }) => [to.channel, letter.kind])).toEqual([
        ['mail', 'passwordChanged'],
        ['sms', 'passwordChanged'],
      ]);
      expect(await reset('một mật khẩu khác nữa')).toMatchObject({ code: 410 });
    });

    it('its ticket comes from its own code alone, and ends', async () => {
      const mail = freshMail();
      const { username } = await newMember({ mail });
      const reset = (ticket: string) => world.accounts.handlers.resetPassword({ ticket, password: NEW_PASSWORD }, at());
      for (const purpose of ['register', 'contact'] as const) {
        expect(await reset(await prove(mail, purpose))).toMatchObject({ code: 410 });
        now += MINUTE;
      }
      const { requestId } = granted(await forgot(username));
      const { ticket } = granted(await check(requestId, codeOf(world.sent.at(-1))));
      now += 30 * MINUTE;
      expect(await reset(ticket)).toMatchObject({ code: 410 });
      granted(await login(username));
    });
  });

  describe('another address or number of a member', () => {
    const verify = (viewer: MemberViewer, phoneNumber: string, ticket: string, password = PASSWORD) =>
      world.handlers.phoneVerify({ phoneNumber, ticket, password }, at({ viewer }));

    it('CALL POST /live/api/user/phone-verify, email-verify: proves it and puts it in the place of the one before', async () => {
      const [mail, phone] = [freshMail(), freshPhone()];
      const { viewer, user, username } = await newMember({ mail });
      expect(await verify(viewer, phone, await prove(phone, 'contact'))).toEqual(user);
      const next = freshMail();
      const ticket = await prove(next, 'contact');
      world.sent.length = 0;
      const answer = world.handlers.emailVerify({ email: next, ticket, password: PASSWORD }, at({ viewer }));
      expect(await answer).toEqual(user);
      expect((await world.accounts.memberContacts.contactsOf(user.userId)).map(({ value }) => value)).toEqual([
        next,
        expect.stringMatching(/^\+84/),
      ]);
      expect(world.sent.map(({ to, letter }) => [to.value === mail ? 'the one before' : to.channel, letter])).toEqual([
        ['the one before', { kind: 'contactChanged', account: username }],
        ['sms', { kind: 'contactChanged', account: username }],
      ]);
      expect(await login(mail)).toMatchObject({ code: 403 });
      granted(await login(next));
    });

    it('item 13: needs the password, which spends no ticket when it is wrong and is counted', async () => {
      const { viewer } = await newMember();
      const phone = freshPhone();
      const ticket = await prove(phone, 'contact');
      for (let i = 0; i < 10; i += 1)
        expect(await verify(viewer, phone, ticket, 'không phải mật khẩu')).toMatchObject({ code: 403 });
      expect(await verify(viewer, phone, ticket)).toMatchObject({ code: 429 });
      now += 10 * MINUTE;
      expect(isRefused(await verify(viewer, phone, ticket))).toBe(false);
    });

    it('one that another member has is 409, and stays theirs', async () => {
      const phone = freshPhone();
      const owner = await newMember({ phone });
      const { viewer } = await newMember();
      const ticket = await prove(phone, 'contact');
      expect(await verify(viewer, phone, ticket)).toMatchObject({ code: 409 });
      expect(granted(await login(phone)).user.userId).toBe(owner.user.userId);
      expect(await world.accounts.memberContacts.contactsOf(viewer.userId)).toEqual([]);
    });

    it('without a proof it is 422 by field, and without a member 401', async () => {
      const { viewer } = await newMember();
      const phone = freshPhone();
      expect(await verify(viewer, phone, 'x'.repeat(43))).toMatchObject({
        code: 422,
        fields: { phoneNumber: 'unproven' },
      });
      expect(await verify(viewer, phone, await prove(freshPhone(), 'contact'))).toMatchObject({ code: 422 });
      expect(await verify(viewer, '0912', 'x')).toMatchObject({ code: 422, fields: { phoneNumber: 'format' } });
      const mail = world.handlers.emailVerify({ email: 'lan@', ticket: 'x', password: PASSWORD }, at({ viewer }));
      expect(await mail).toMatchObject({ code: 422, fields: { email: 'format' } });
    });
  });

  it('item 20: nothing of whom, where or which code is in the log', async () => {
    const [mail, phone] = [freshMail(), freshPhone()];
    const { username, viewer } = await newMember({ mail, phone });
    const { requestId } = granted(await forgot(mail));
    const code = codeOf(world.sent[0]);
    await check(requestId, wrongCode(code));
    const { ticket } = granted(await check(requestId, code));
    await world.accounts.handlers.resetPassword({ ticket, password: NEW_PASSWORD }, at());
    const next = freshPhone();
    const proof = await prove(next, 'contact');
    await world.handlers.phoneVerify({ phoneNumber: next, ticket: proof, password: NEW_PASSWORD }, at({ viewer }));
    const log = world.logged.join('\n');
    expect(log.match(/code\.refused/g)).toHaveLength(1);
    for (const event of ['code.asked', 'code.refused', 'password.reset', 'contact.changed'])
      expect(log).toContain(event);
    for (const secret of [
      mail,
      phone,
      phone.replace(/^0|\s/g, ''),
      username,
      code,
      ticket,
      proof,
      requestId,
      NEW_PASSWORD,
      '192.0.2.1',
    ])
      expect(log).not.toContain(secret);
  });
});
