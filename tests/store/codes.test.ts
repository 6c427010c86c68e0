import * as Schema from 'effect/Schema';
import { describe, expect, it } from 'vitest';
import { CODES } from '#domain/auth/codes.ts';
import { sql } from '#server/database/sql.ts';
import type { CallContext } from '#server/http/handlers.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { codesSuite, DAY, MINUTE, NEW_PASSWORD } from './support/codesSuite.ts';
import { granted } from './support/context.ts';
import { onEveryEngine } from './support/engines.ts';
import { codeOf, codesWorld } from './support/world.ts';

onEveryEngine('codes', (database) => {
  const suite = codesSuite(database);
  const { time, at, freshMail, freshPhone, send, sendOtp, forgot, check, prove, newMember, wrongCode } = suite;

  describe('the check calls', () => {
    it('item 8: CALL POST /live/api/user/check-email says no more than that one may go on', async () => {
      const mail = freshMail();
      await newMember({ mail });
      const ask = (email: string) => suite.world.handlers.checkEmail({ email }, at());
      expect(await ask(mail)).toEqual({ ok: true });
      expect(await ask(freshMail())).toEqual({ ok: true });
      expect(await ask('lan@')).toEqual({ ok: false, reason: 'format' });
    });

    it('item 8: CALL POST /live/api/user/check-phone: the same, however the number is written', async () => {
      const phone = freshPhone();
      await newMember({ phone });
      const ask = (phoneNumber: string, locale: 'vi' | 'zh' = 'vi') =>
        suite.world.handlers.checkPhone({ phoneNumber }, at({ locale }));
      expect(await ask(phone)).toMatchObject({ ok: true });
      expect(await ask('(+84) 912.345.678')).toEqual({ ok: true, shown: '+84 912 345 678' });
      expect(await ask('0912 345 678', 'zh')).toEqual({ ok: true, shown: '+886 912 345 678' });
      expect(await ask('0912 34')).toEqual({ ok: false, reason: 'format' });
      suite.world.ways.sms = false;
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
      expect(suite.world.sent).toEqual([
        {
          to: { channel: 'mail', value: mail },
          locale: 'en',
          letter: { kind: 'code', purpose: 'register', code: expect.stringMatching(/^\d{6}$/), account: null },
        },
      ]);
      expect(granted(await sendOtp('0912.345.678')).channel).toBe('sms');
      expect(suite.world.sent[1]?.to).toEqual({ channel: 'sms', value: '+84912345678' });
      expect(granted(await sendOtp(freshMail())).channel).toBe('mail');
    });

    it('is not sent to what is neither an address nor a number', async () => {
      expect(await send('lan@')).toMatchObject({ code: 422, fields: { email: 'format' } });
      expect(await send('0912 345 678')).toMatchObject({ code: 422, fields: { email: 'format' } });
      expect(await sendOtp('1900 1234')).toMatchObject({ code: 422, fields: { to: 'format' } });
      suite.world.ways.sms = false;
      expect(await sendOtp(freshPhone())).toMatchObject({ code: 422, fields: { to: 'unsupported' } });
      expect(suite.world.sent).toEqual([]);
    });

    it('is made by chance', async () => {
      const codes = new Set<string>();
      for (let i = 0; i < 20; i += 1) {
        granted(await send(freshMail()));
        codes.add(codeOf(suite.world.sent.at(-1)));
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
      expect(row?.row).not.toContain(codeOf(suite.world.sent[0]));
      expect(row?.row).not.toContain(mail);
      const { ticket } = granted(await check(requestId, codeOf(suite.world.sent[0])));
      const after = await database().one(
        Row,
        sql`select coalesce(ticket_hash, '') as row from code_request where request_id = ${requestId}`,
      );
      expect(after?.row).not.toBe('');
      expect(after?.row).not.toContain(ticket);
    });

    it('CALL POST /live/api/user/check-sms: is right once', async () => {
      const { requestId } = granted(await send(freshMail()));
      const code = codeOf(suite.world.sent[0]);
      expect(granted(await check(requestId, code))).toEqual({
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        taken: false,
      });
      expect(await check(requestId, code)).toMatchObject({ code: 410 });
    });

    it('is good for its own request alone', async () => {
      const first = granted(await send(freshMail()));
      const second = granted(await send(freshMail()));
      const [one, two] = suite.world.sent.map(codeOf);
      if (one === two) return;
      expect(await check(first.requestId, two!)).toMatchObject({ code: 422, fields: { code: 'wrong' } });
      expect(await check(second.requestId, two!)).toMatchObject({ taken: false });
      expect(await check('x'.repeat(22), one!)).toMatchObject({ code: 410 });
    });

    it('is good for ten minutes', async () => {
      const { requestId } = granted(await send(freshMail()));
      time.now += 10 * MINUTE;
      expect(await check(requestId, codeOf(suite.world.sent[0]))).toMatchObject({ code: 410 });
      time.now -= 1;
      expect(isRefused(await check(requestId, codeOf(suite.world.sent[0])))).toBe(false);
    });

    it('is void after five wrong tries, also when they come at once', async () => {
      const { requestId } = granted(await send(freshMail()));
      const code = codeOf(suite.world.sent[0]);
      const answers = await Promise.all(Array.from({ length: 8 }, () => check(requestId, wrongCode(code))));
      expect(answers.map((answer) => (isRefused(answer) ? answer.code : 200)).sort()).toEqual([
        ...[410, 410, 410, 410],
        ...[422, 422, 422, 422],
      ]);
      expect(await check(requestId, code)).toMatchObject({ code: 410 });
      const other = granted(await send(freshMail()));
      const right = codeOf(suite.world.sent[1]);
      for (let i = 0; i < 4; i += 1)
        expect(await check(other.requestId, wrongCode(right))).toMatchObject({ code: 422 });
      expect(isRefused(await check(other.requestId, right))).toBe(false);
    });

    it('S-17: a clock set back by an hour makes nobody wait longer', async () => {
      const mail = freshMail();
      granted(await send(mail));
      time.now -= 3_600_000;
      expect(await send(mail)).toMatchObject({ code: 429, retryAfterS: 60 });
    });

    it('S-19: strangers who use up a member’s codes of a day leave those that the member asks for where they are known', async () => {
      const mail = freshMail();
      await newMember({ mail });
      time.now += MINUTE;
      const stranger = (network: number) => at({ address: `203.0.113.${network}` });
      let sent = 0;
      for (let network = 1; network <= 6; network += 1)
        for (let i = 0; i < 6; i += 1) {
          time.now += MINUTE;
          if (!isRefused(await forgot(mail, stranger(network)))) sent += 1;
        }
      // Five from each network, and fifteen in total including the registration's own, which counted as a stranger's.
      const most = CODES.perDayByStrangers - 1;
      expect([sent, suite.world.sent.length]).toEqual([most, most]);
      expect(await forgot(mail, stranger(9))).toMatchObject({ code: 429 });
      for (let i = 0; i < CODES.perDay; i += 1) {
        granted(await forgot(mail));
        time.now += MINUTE;
      }
      expect(suite.world.sent).toHaveLength(most + CODES.perDay);
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
      time.now += 20_500;
      expect(await send(mail)).toMatchObject({ code: 429, retryAfterS: 40 });
      expect(await sendOtp(mail.toUpperCase())).toMatchObject({ code: 429, retryAfterS: 40 });
      time.now += 39_500;
      for (let i = 0; i < 4; i += 1) {
        const { resendAfterSec } = granted(await send(mail));
        expect(resendAfterSec).toBe(i < 3 ? 60 : 86_400 - 240);
        time.now += MINUTE;
      }
      expect(await send(mail)).toMatchObject({ code: 429, retryAfterS: 86_400 - 300 });
      expect(suite.world.sent).toHaveLength(5);
      time.now += DAY - 5 * MINUTE;
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
      expect(suite.world.sent).toHaveLength(1);
    });

    it('is not taken on while too much waits to be sent', async () => {
      suite.world.ways.room = false;
      expect(await send(freshMail())).toMatchObject({ code: 503, retryAfterS: 60 });
      expect(await forgot('khong.co.ai')).toMatchObject({ code: 503, retryAfterS: 60 });
    });

    it('under LIMITS=off may be sent at will; tries are counted all the same', async () => {
      const free = codesWorld(database(), () => time.now, false);
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
      time.now += DAY + 1;
      granted(await send(freshMail()));
      const Row = Schema.Struct({ n: Schema.Int });
      const left = sql`select count(*) as n from code_request where request_id = ${requestId}`;
      expect(await database().one(Row, left)).toEqual({ n: 0 });
    });
  });

  it('item 20: nothing of whom, where or which code is in the log', async () => {
    const [mail, phone] = [freshMail(), freshPhone()];
    const { username, viewer } = await newMember({ mail, phone });
    const { requestId } = granted(await forgot(mail));
    const code = codeOf(suite.world.sent[0]);
    await check(requestId, wrongCode(code));
    const { ticket } = granted(await check(requestId, code));
    await suite.world.accounts.handlers.resetPassword({ ticket, password: NEW_PASSWORD }, at());
    const next = freshPhone();
    const proof = await prove(next, 'contact');
    await suite.world.handlers.phoneVerify(
      { phoneNumber: next, ticket: proof, password: NEW_PASSWORD },
      at({ viewer }),
    );
    const log = suite.world.logged.join('\n');
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
