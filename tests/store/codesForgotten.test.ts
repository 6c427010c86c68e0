import { describe, expect, it } from 'vitest';
import { codesSuite, MINUTE, NEW_PASSWORD } from './support/codesSuite.ts';
import { granted } from './support/context.ts';
import { onEveryEngine } from './support/engines.ts';
import { codeOf } from './support/world.ts';

onEveryEngine('codes for a forgotten password', (database) => {
  const suite = codesSuite(database);
  const { time, at, fresh, freshMail, freshPhone, send, sendOtp, forgot, check, prove, login, newMember, wrongCode } =
    suite;

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
      expect(suite.world.sent.map(({ to }) => to.value)).toEqual([mail]);
    });

    it('item 7: a wrong code says the same of nobody as of somebody', async () => {
      const { username } = await newMember({ mail: freshMail() });
      for (const account of [username, fresh()]) {
        const { requestId } = granted(await forgot(account));
        const wrong = suite.world.sent.length > 0 ? wrongCode(codeOf(suite.world.sent[0])) : '000000';
        for (const code of [422, 422, 422, 422, 410, 410])
          expect(await check(requestId, wrong)).toMatchObject({ code });
      }
    });

    it('goes where its member is reached: by what was typed, else by mail, else by SMS', async () => {
      const [mail, phone] = [freshMail(), freshPhone()];
      const both = await newMember({ mail, phone });
      const phoneOnly = await newMember({ phone: freshPhone() });
      const sentTo = async (account: string) => {
        suite.world.sent.length = 0;
        time.now += 2 * MINUTE;
        granted(await forgot(account));
        return suite.world.sent.map(({ to }) => to.channel);
      };
      expect(await sentTo(phone)).toEqual(['sms']);
      expect(await sentTo(mail)).toEqual(['mail']);
      expect(await sentTo(` ${both.username.toUpperCase()} `)).toEqual(['mail']);
      expect(await sentTo(phoneOnly.username)).toEqual(['sms']);
      suite.world.ways.sms = false;
      expect(await sentTo(phone)).toEqual(['mail']);
      expect(await sentTo(phoneOnly.username)).toEqual([]);
      expect(await sentTo((await newMember()).username)).toEqual([]);
      expect(suite.world.sent.concat()).toEqual([]);
    });

    it('its letter names the account, for who forgot that too', async () => {
      const mail = freshMail();
      const { username } = await newMember({ mail });
      granted(await forgot(mail));
      expect(suite.world.sent[0]?.letter).toMatchObject({ purpose: 'reset', account: username });
    });

    it('a member is not written to more often by being asked for in several ways, and nobody can tell', async () => {
      const [mail, phone] = [freshMail(), freshPhone()];
      const { username } = await newMember({ mail, phone });
      granted(await forgot(username));
      granted(await forgot(mail));
      expect(await send(mail)).toMatchObject({ code: 429 });
      expect(suite.world.sent.map(({ to }) => to.value)).toEqual([mail]);
    });

    it('CALL POST /live/api/user/reset-password: sets it, ends every session, opens one and tells the member', async () => {
      const [mail, phone] = [freshMail(), freshPhone()];
      const { username, viewer, token } = await newMember({ mail, phone });
      const second = granted(await login(username));
      const { requestId } = granted(await forgot(username));
      const { ticket } = granted(await check(requestId, codeOf(suite.world.sent[0])));
      suite.world.sent.length = 0;
      const reset = (password: string) => suite.world.accounts.handlers.resetPassword({ ticket, password }, at());
      expect(await reset('password123')).toMatchObject({ code: 422, fields: { password: 'common' } });
      expect(await suite.world.accounts.identify(token, null)).not.toBeNull();
      const session = granted(await reset(NEW_PASSWORD));
      expect(session.user.userId).toBe(viewer.userId);
      for (const old of [token, second.token]) expect(await suite.world.accounts.identify(old, null)).toBeNull();
      expect(suite.world.ended).toContain(viewer.sessionId);
      expect(await suite.world.accounts.identify(session.token, null)).toMatchObject({ userId: viewer.userId });
      expect(await login(username)).toMatchObject({ code: 403 });
      granted(await login(username, NEW_PASSWORD));
      expect(suite.world.sent.map(({ to, letter }) => [to.channel, letter.kind])).toEqual([
        ['mail', 'passwordChanged'],
        ['sms', 'passwordChanged'],
      ]);
      expect(await reset('một mật khẩu khác nữa')).toMatchObject({ code: 410 });
    });

    it('its ticket comes from its own code alone, and ends', async () => {
      const mail = freshMail();
      const { username } = await newMember({ mail });
      const reset = (ticket: string) =>
        suite.world.accounts.handlers.resetPassword({ ticket, password: NEW_PASSWORD }, at());
      for (const purpose of ['register', 'contact'] as const) {
        expect(await reset(await prove(mail, purpose))).toMatchObject({ code: 410 });
        time.now += MINUTE;
      }
      const { requestId } = granted(await forgot(username));
      const { ticket } = granted(await check(requestId, codeOf(suite.world.sent.at(-1))));
      time.now += 30 * MINUTE;
      expect(await reset(ticket)).toMatchObject({ code: 410 });
      granted(await login(username));
    });
  });
});
