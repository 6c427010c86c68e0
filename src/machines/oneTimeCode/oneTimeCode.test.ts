import { describe, expect, it } from 'vitest';
import { rateLimited, refusedWith, serverFault, unreachable } from '../../../tests/fakes/accounts.ts';
import { provenCode, sentCode, startCode } from '../../../tests/fakes/codes.ts';
import { isResending, mayResend } from './oneTimeCode.selectors.ts';

const wrong = refusedWith(422);
const gone = refusedWith(410);

describe('sending a code', () => {
  it('begins by itself, for whom and what it is for', async () => {
    const t = await startCode({}, { to: '0912 345 678', purpose: 'contact' });
    expect([t.stage(), t.asked]).toEqual(['sending', ['send 0912 345 678 contact']]);
    expect(t.state().hasTag('busy')).toBe(true);
    expect(mayResend(t.state())).toBe(false);
  });

  it('says from when on another one may be asked for, by the origin’s numbers', async () => {
    const t = await startCode({ send: [sentCode({ resendAfterS: 45 })] });
    expect(t.stage()).toBe('open');
    expect(t.context()).toMatchObject({ resendAt: 45_000, triesLeft: 5, again: false, code: '', failure: null });
    await t.pass(44);
    expect(mayResend(t.state())).toBe(false);
    await t.send({ type: 'code.resend' });
    expect(t.asked).toHaveLength(1);
    await t.pass(1);
    expect(mayResend(t.state())).toBe(true);
  });

  it('one too many is waited out, as long as the origin asks', async () => {
    const t = await startCode({ send: [rateLimited(40), sentCode()] });
    expect([t.stage(), t.context().resendAt]).toEqual(['limited', 40_000]);
    expect(t.context().failure).toEqual({ kind: 'rateLimited', retryAfterS: 40 });
    await t.pass(39);
    await t.send({ type: 'code.resend' });
    expect([t.stage(), t.asked.length]).toEqual(['limited', 1]);
    await t.pass(1);
    expect([t.stage(), t.context().failure, mayResend(t.state())]).toEqual(['unsent', null, true]);
    await t.send({ type: 'code.resend' });
    expect(t.stage()).toBe('open');
  });

  it('one that fails can be tried again', async () => {
    const t = await startCode({ send: [unreachable, 'throws', refusedWith(422), sentCode()] });
    expect([t.stage(), t.context().failure]).toEqual(['unsent', { kind: 'unreachable' }]);
    await t.send({ type: 'code.resend' });
    expect([t.stage(), t.context().failure]).toEqual(['unsent', { kind: 'unreachable' }]);
    expect(t.log).toEqual(['A code could not be sent or checked']);
    await t.send({ type: 'code.resend' });
    expect(t.context().failure).toEqual({ kind: 'refused', code: 422 });
    await t.send({ type: 'code.resend' });
    expect([t.stage(), t.context().failure, t.context().again]).toEqual(['open', null, false]);
  });
});

describe('entering a code', () => {
  it('AU-7: takes it digit by digit, and checks it when it is whole', async () => {
    const t = await startCode({ send: [sentCode()], check: [provenCode()] });
    for (const text of ['1', '12', '12a', '123 4', '12345']) {
      await t.type(text);
      expect(t.stage()).toBe('open');
    }
    expect(t.context().code).toBe('12345');
    await t.type('123456');
    expect(t.asked.at(-1)).toBe('check r1 123456');
    expect(t.state().status).toBe('done');
    expect([t.stage(), t.state().output]).toEqual(['proven', { ticket: 't1', taken: false }]);
  });

  it.each(['123456', ' 123 456 ', '12-34-56', '１２３４５６', '1234567'])(
    'AU-7: takes it whole, pasted or filled in: %j',
    async (text) => {
      const t = await startCode({ send: [sentCode()] });
      await t.type(text);
      expect([t.stage(), t.asked.at(-1)]).toEqual(['checking', 'check r1 123456']);
      await t.type('9');
      expect(t.context().code).toBe('123456');
    },
  );

  it('item 9: a wrong code costs a try and its digits', async () => {
    const t = await startCode({ send: [sentCode()], check: [wrong, wrong] });
    await t.type('111111');
    expect([t.stage(), t.context().triesLeft, t.context().code]).toEqual(['open', 4, '']);
    expect(t.context().failure).toEqual({ kind: 'refused', code: 422 });
    await t.type('2');
    expect(t.context().failure).toBeNull();
    await t.type('222222');
    expect(t.context().triesLeft).toBe(3);
  });

  it('item 9: after the last try another code is needed', async () => {
    const t = await startCode({
      send: [sentCode(), sentCode({ requestId: 'r2' })],
      check: [wrong, wrong, wrong, wrong, gone, provenCode()],
    });
    for (let i = 0; i < 5; i += 1) await t.type('111111');
    expect([t.stage(), t.context().code]).toEqual(['spent', '']);
    await t.type('123456');
    await t.send({ type: 'code.submit' });
    expect(t.asked.filter((one) => one.startsWith('check'))).toHaveLength(5);
    await t.pass(60);
    await t.send({ type: 'code.resend' });
    expect(t.context()).toMatchObject({ triesLeft: 5, again: true, failure: null });
    await t.type('123456');
    expect([t.stage(), t.asked.at(-1)]).toEqual(['proven', 'check r2 123456']);
  });

  it('what failed on the way costs no try: the same digits can be sent once more', async () => {
    const t = await startCode({
      send: [sentCode()],
      check: [unreachable, 'throws', rateLimited(9), serverFault(503), provenCode()],
    });
    await t.type('123456');
    expect([t.stage(), t.context().code, t.context().triesLeft]).toEqual(['open', '123456', 5]);
    expect(t.context().failure).toEqual({ kind: 'unreachable' });
    await t.send({ type: 'code.submit' });
    expect(t.context().failure).toEqual({ kind: 'unreachable' });
    expect(t.log).toHaveLength(1);
    await t.send({ type: 'code.submit' });
    expect(t.context().failure).toEqual({ kind: 'rateLimited', retryAfterS: 9 });
    await t.send({ type: 'code.submit' });
    await t.send({ type: 'code.submit' });
    expect(t.stage()).toBe('proven');
  });

  it('half a code is not sent', async () => {
    const t = await startCode({ send: [sentCode()] });
    await t.type('12345');
    await t.send({ type: 'code.submit' });
    expect([t.stage(), t.asked.length]).toEqual(['open', 1]);
  });

  it('item 9: a code that has run out is said to be so', async () => {
    const t = await startCode({ send: [sentCode({ ttlS: 90 })], check: [] });
    await t.type('12345');
    await t.pass(89);
    expect(t.stage()).toBe('open');
    await t.pass(1);
    expect([t.stage(), t.context().code, mayResend(t.state())]).toEqual(['expired', '', true]);
    await t.type('123456');
    expect(t.asked).toHaveLength(1);
  });

  it('an answer to a code that has run out meanwhile is not waited for', async () => {
    const t = await startCode({ send: [sentCode({ ttlS: 90 })] });
    await t.type('123456');
    await t.pass(90);
    expect([t.stage(), t.signals.at(-1)?.aborted]).toEqual(['expired', true]);
  });
});

describe('sending it again', () => {
  it('the newest counts: its own time, its own tries, its own request', async () => {
    const t = await startCode({
      send: [sentCode(), sentCode({ requestId: 'r2', resendAfterS: 30 })],
      check: [wrong],
    });
    await t.type('111111');
    await t.type('12');
    await t.pass(60);
    await t.send({ type: 'code.resend' });
    expect(t.asked.filter((one) => one.startsWith('send'))).toHaveLength(2);
    expect(t.context()).toMatchObject({
      again: true,
      triesLeft: 5,
      code: '',
      resendAt: 90_000,
      sent: { requestId: 'r2' },
    });
    expect(mayResend(t.state())).toBe(false);
    await t.pass(599);
    expect(t.stage()).toBe('open');
    await t.pass(1);
    expect(t.stage()).toBe('expired');
  });

  it('goes on beside what is being typed', async () => {
    const t = await startCode({ send: [sentCode()] });
    await t.pass(60);
    await t.send({ type: 'code.resend' });
    expect([isResending(t.state()), mayResend(t.state())]).toEqual([true, false]);
    await t.type('12');
    expect([t.stage(), t.context().code]).toEqual(['open', '12']);
  });

  it('one that fails leaves the code before it as it was', async () => {
    const t = await startCode({ send: [sentCode(), rateLimited(20), unreachable, 'throws'], check: [provenCode()] });
    await t.pass(60);
    await t.send({ type: 'code.resend' });
    expect([t.stage(), mayResend(t.state()), t.context().resendAt]).toEqual(['open', false, 80_000]);
    expect(t.context().failure).toEqual({ kind: 'rateLimited', retryAfterS: 20 });
    await t.pass(20);
    await t.send({ type: 'code.resend' });
    expect([mayResend(t.state()), t.context().failure]).toEqual([true, { kind: 'unreachable' }]);
    await t.send({ type: 'code.resend' });
    expect([t.log.length, t.context().again]).toEqual([1, false]);
    await t.type('123456');
    expect(t.asked.at(-1)).toBe('check r1 123456');
  });

  it('a code that has run out is replaced by a new one', async () => {
    const t = await startCode({ send: [sentCode({ ttlS: 60 }), sentCode({ requestId: 'r2' })] });
    await t.pass(60);
    expect(t.stage()).toBe('expired');
    await t.send({ type: 'code.resend' });
    expect([t.stage(), t.context().sent?.requestId]).toEqual(['open', 'r2']);
  });
});

describe('AU-7: an earlier failure is not shown beside a new attempt', () => {
  it('while a code is sent again after none could be', async () => {
    const t = await startCode({ send: [unreachable] });
    await t.send({ type: 'code.resend' });
    expect([t.stage(), t.context().failure]).toEqual(['sending', null]);
  });

  it('while the same digits are checked once more', async () => {
    const t = await startCode({ send: [sentCode()], check: [unreachable] });
    await t.type('123456');
    await t.send({ type: 'code.submit' });
    expect([t.stage(), t.state().hasTag('busy'), t.context().failure]).toEqual(['checking', true, null]);
  });

  it('while another code is on its way, nor once the code has run out', async () => {
    const t = await startCode({ send: [sentCode({ ttlS: 90 })], check: [wrong] });
    await t.type('111111');
    await t.pass(60);
    expect(t.context().failure).not.toBeNull();
    await t.send({ type: 'code.resend' });
    expect([isResending(t.state()), t.context().failure]).toEqual([true, null]);

    const late = await startCode({ send: [sentCode({ ttlS: 90 })], check: [wrong] });
    await late.type('111111');
    await late.pass(90);
    expect([late.stage(), late.context().failure]).toEqual(['expired', null]);
  });

  it('a new request that breaks on its way says so', async () => {
    const t = await startCode({ send: [sentCode(), 'throws'] });
    await t.pass(60);
    await t.send({ type: 'code.resend' });
    expect([t.context().failure, t.log.length, mayResend(t.state())]).toEqual([{ kind: 'unreachable' }, 1, true]);
  });

  it('nothing is said of a code before it was sent', async () => {
    const t = await startCode({});
    expect(t.context()).toMatchObject({ sent: null, again: false, code: '', failure: null, proof: null });
  });
});
