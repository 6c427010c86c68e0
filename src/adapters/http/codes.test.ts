import { describe, expect, it } from 'vitest';
import { member } from '../../../tests/fakes/accounts.ts';
import { fakeWire, ok, refusal, type Asked } from '../../../tests/fakes/http.ts';
import type { Session } from '../browser/tokens.ts';
import { httpCodes } from './codes.ts';

const { signal } = new AbortController();
const begin = (answer: (asked: Asked) => Response) => {
  const wire = fakeWire(answer);
  const entered: Session[] = [];
  return { ...wire, entered, codes: httpCodes(wire.send, { enter: (session) => void entered.push(session) }) };
};
const sentCode = { requestId: 'r', ttlSec: 600, resendAfterSec: 60, channel: 'mail' };
const said = ({ url, body }: Asked) => [url.replace('/live/api/user/', ''), body];

describe('codes over HTTP', () => {
  it('REG-1: asks whether an address or a number may go on, each at its own call', async () => {
    const t = begin(({ url }) =>
      ok(url.endsWith('check-phone') ? { ok: true, shown: '+84 912 345 678' } : { ok: true }),
    );
    expect(await t.codes.checkContact('lan@khandai.vn', signal)).toEqual({
      ok: true,
      value: { ok: true, shown: null },
    });
    expect(await t.codes.checkContact('0912 345 678', signal)).toMatchObject({ value: { shown: '+84 912 345 678' } });
    expect(t.asked.map(said)).toEqual([
      ['check-email', { email: 'lan@khandai.vn' }],
      ['check-phone', { phoneNumber: '0912 345 678' }],
    ]);
    const bad = begin(() => ok({ ok: false, reason: 'unsupported' }));
    expect(await bad.codes.checkContact('0912', signal)).toMatchObject({ value: { ok: false, reason: 'unsupported' } });
    const bare = begin(() => ok({ ok: false }));
    expect(await bare.codes.checkContact('0912', signal)).toMatchObject({ value: { ok: false, reason: 'format' } });
  });

  it('sends a code for what it is for', async () => {
    const t = begin(() => ok(sentCode));
    const expected = {
      ok: true,
      value: { requestId: 'r', ttlS: 600, resendAfterS: 60, channel: 'mail', shownAt: null },
    };
    expect(await t.codes.send('lan@khandai.vn', 'register', signal)).toEqual(expected);
    await t.codes.send('0912 345 678', 'contact', signal);
    await t.codes.send('lan', 'reset', signal);
    expect(t.asked.map(said)).toEqual([
      ['send-email', { email: 'lan@khandai.vn', purpose: 'register' }],
      ['send-otp', { to: '0912 345 678', purpose: 'contact' }],
      ['forgot-password', { account: 'lan' }],
    ]);
  });

  it('a refusal is the form’s to say: nobody else is told', async () => {
    const t = begin(() => refusal(429, { headers: { 'Retry-After': '40' } }));
    const limited = { ok: false, failure: { kind: 'rateLimited', retryAfterS: 40 } };
    expect(await t.codes.send('lan', 'reset', signal)).toEqual(limited);
    expect(await t.codes.checkContact('lan@khandai.vn', signal)).toEqual(limited);
    expect(await t.codes.check('r'.repeat(22), '123456', signal)).toEqual(limited);
    expect(await t.codes.resetPassword('t', 'một mật khẩu', signal)).toEqual(limited);
    expect(t.told.filter((one) => !one.startsWith('answered'))).toEqual([]);
  });

  it('gives the ticket of a right code', async () => {
    const t = begin(() => ok({ ticket: 't', taken: true }));
    expect(await t.codes.check('r'.repeat(22), '123456', signal)).toEqual({
      ok: true,
      value: { ticket: 't', taken: true },
    });
  });

  it('a password that was set anew opens a session of this browser', async () => {
    const session = { token: 'T9', refreshToken: 'R9', user: member };
    const t = begin(() => ok(session));
    expect(await t.codes.resetPassword('t', 'một mật khẩu', signal)).toEqual({ ok: true, value: member });
    expect(t.entered).toEqual([session]);
    expect(t.asked.map(said)).toEqual([['reset-password', { ticket: 't', password: 'một mật khẩu' }]]);
  });

  it('makes a proven contact the member’s own, with what shows who they are', async () => {
    const t = begin(() => ok(member));
    const proof = { ticket: 't', proof: 'the-proof' };
    expect(await t.codes.takeContact({ ...proof, contact: 'lan@khandai.vn' }, signal)).toEqual({
      ok: true,
      value: member,
    });
    await t.codes.takeContact({ ...proof, contact: '0912 345 678' }, signal);
    expect(t.asked.map(said)).toEqual([
      ['email-verify', { ...proof, email: 'lan@khandai.vn' }],
      ['phone-verify', { ...proof, phoneNumber: '0912 345 678' }],
    ]);
  });
});
