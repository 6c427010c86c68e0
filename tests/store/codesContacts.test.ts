import * as Schema from 'effect/Schema';
import { describe, expect, it } from 'vitest';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { codesSuite, MINUTE, PASSWORD } from './support/codesSuite.ts';
import { granted } from './support/context.ts';
import { onEveryEngine } from './support/engines.ts';
import { codeOf } from './support/world.ts';

onEveryEngine('codes that prove a contact', (database) => {
  const suite = codesSuite(database);
  const { time, at, next, freshMail, freshPhone, send, forgot, check, prove, register, login, newMember } = suite;

  describe('CALL POST /live/api/user/register: with a ticket', () => {
    it('REG-1: a proven mail address and a proven number are the member’s own, and a way in', async () => {
      const [mail, phone] = [freshMail(), freshPhone()];
      const { username, user } = await newMember({ mail, phone });
      expect(await suite.world.accounts.memberContacts.contactsOf(user.userId)).toMatchObject([
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
      expect(suite.world.sent.map(({ to }) => to.value)).toEqual([mail]);
      const { ticket, taken } = granted(await check(requestId, codeOf(suite.world.sent[0])));
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
      expect(await suite.world.accounts.memberContacts.contactsOf(user.userId)).toEqual([]);
      expect(await login(mail)).toMatchObject({ code: 403 });
      granted(await forgot(mail));
      expect(suite.world.sent).toEqual([]);
      time.now += MINUTE;
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
      time.now += 30 * MINUTE;
      expect(await register({ email: mail, emailTicket })).toMatchObject(unproven);
      time.now -= 1;
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
        const checked = await suite.world.accounts.handlers.checkUsername({ username }, at());
        expect(checked).toEqual({ ok: false, reason: 'reserved' });
      }
      granted(await register({ username: `2026${next()}1120` }));
    });

    it('AU-12: a guest becomes one member, once, and only a guest', async () => {
      const { guestToken, guest } = granted(await suite.world.accounts.handlers.guestLogin({}, at()));
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

  describe('another address or number of a member', () => {
    const verify = (viewer: MemberViewer, phoneNumber: string, ticket: string, password = PASSWORD) =>
      suite.world.handlers.phoneVerify({ phoneNumber, ticket, password }, at({ viewer }));

    it('CALL POST /live/api/user/phone-verify, email-verify: proves it and puts it in the place of the one before', async () => {
      const [mail, phone] = [freshMail(), freshPhone()];
      const { viewer, user, username } = await newMember({ mail });
      expect(await verify(viewer, phone, await prove(phone, 'contact'))).toEqual(user);
      const next = freshMail();
      const ticket = await prove(next, 'contact');
      suite.world.sent.length = 0;
      const answer = suite.world.handlers.emailVerify({ email: next, ticket, password: PASSWORD }, at({ viewer }));
      expect(await answer).toEqual(user);
      expect((await suite.world.accounts.memberContacts.contactsOf(user.userId)).map(({ value }) => value)).toEqual([
        next,
        expect.stringMatching(/^\+84/),
      ]);
      expect(
        suite.world.sent.map(({ to, letter }) => [to.value === mail ? 'the one before' : to.channel, letter]),
      ).toEqual([
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
      time.now += 10 * MINUTE;
      expect(isRefused(await verify(viewer, phone, ticket))).toBe(false);
    });

    it('one that another member has is 409, and stays theirs', async () => {
      const phone = freshPhone();
      const owner = await newMember({ phone });
      const { viewer } = await newMember();
      const ticket = await prove(phone, 'contact');
      expect(await verify(viewer, phone, ticket)).toMatchObject({ code: 409 });
      expect(granted(await login(phone)).user.userId).toBe(owner.user.userId);
      expect(await suite.world.accounts.memberContacts.contactsOf(viewer.userId)).toEqual([]);
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
      const mail = suite.world.handlers.emailVerify({ email: 'lan@', ticket: 'x', password: PASSWORD }, at({ viewer }));
      expect(await mail).toMatchObject({ code: 422, fields: { email: 'format' } });
    });
  });
});
