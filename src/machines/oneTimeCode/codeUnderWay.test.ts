import { describe, expect, it } from 'vitest';
import { rateLimited, refusedWith } from '../../../tests/fakes/accounts.ts';
import { provenCode, sentCode, startCode } from '../../../tests/fakes/codes.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { mayResend } from './oneTimeCode.selectors.ts';

const wrong = refusedWith(422);
const gone = refusedWith(410);

describe('item 9: a code that is under way for an address', () => {
  /** Starts, leaves after some seconds, and starts again in the same browser. */
  const again = async (
    seconds: number,
    then: Parameters<typeof startCode>[1] = {},
    script: Parameters<typeof startCode>[0] = {},
  ) => {
    const first = await startCode({ send: [sentCode({ shownAt: '/dev/outbox' })], ...script });
    await first.pass(seconds);
    first.actor.stop();
    const { clock, storage } = first;
    return startCode({ send: [sentCode({ requestId: 'r2' })], check: [provenCode()] }, then, { clock, storage });
  };

  it('is gone on with, for as long as another one has to be waited for', async () => {
    const t = await again(20);
    expect([t.stage(), t.asked, mayResend(t.state())]).toEqual(['open', [], false]);
    expect(t.context()).toMatchObject({ resendAt: 60_000, expiresAt: 600_000, again: false, triesLeft: 5 });
    expect(t.context().sent).toMatchObject({ requestId: 'r1', channel: 'mail', shownAt: '/dev/outbox' });
    await t.pass(39);
    expect(mayResend(t.state())).toBe(false);
    await t.pass(1);
    expect(mayResend(t.state())).toBe(true);
    await t.type('123456');
    expect([t.stage(), t.asked]).toEqual(['proven', ['check r1 123456']]);
  });

  it('runs out when it would have', async () => {
    const t = await again(20);
    await t.pass(579);
    expect(t.stage()).toBe('open');
    await t.pass(1);
    expect(t.stage()).toBe('expired');
  });

  it.each([
    ['another address', 20, { to: 'anh@khandai.vn' }, 'anh@khandai.vn register'],
    ['another purpose', 20, { purpose: 'reset' }, 'lan@khandai.vn reset'],
    ['the minute over', 60, {}, 'lan@khandai.vn register'],
  ] as const)('with %s another one is asked for', async (_, seconds, then, sent) => {
    const t = await again(seconds, then);
    expect([t.stage(), t.asked]).toEqual(['open', [`send ${sent}`]]);
  });

  it('the address may be written in another way', async () => {
    const t = await again(20, { to: ' LAN@khandai.vn' });
    expect([t.stage(), t.asked]).toEqual(['open', []]);
  });

  it('keeps count of the tries', async () => {
    const first = await startCode({ send: [sentCode()], check: [wrong, wrong] });
    await first.type('111111');
    await first.type('222222');
    const t = await startCode({}, {}, first);
    expect([t.stage(), t.context().triesLeft]).toEqual(['open', 3]);
  });

  it('has to be waited for once it was used up, and once it was void', async () => {
    for (const answer of [provenCode(), gone]) {
      const first = await startCode({ send: [sentCode()], check: [answer] });
      expect(first.storage.kept.size).toBe(1);
      await first.type('123456');
      expect(first.storage.kept.size).toBe(0);
      const t = await startCode({ send: [rateLimited(40)] }, {}, first);
      expect([t.stage(), t.asked.length]).toEqual(['limited', 1]);
    }
  });

  it('the newest counts, and a wait that the origin asked for', async () => {
    const first = await startCode({ send: [sentCode(), sentCode({ requestId: 'r2' }), rateLimited(30)] });
    await first.pass(60);
    await first.send({ type: 'code.resend' });
    const second = await startCode({}, {}, first);
    expect(second.context().sent?.requestId).toBe('r2');
    await first.pass(60);
    await first.send({ type: 'code.resend' });
    const t = await startCode({}, {}, first);
    expect(t.context()).toMatchObject({ resendAt: 150_000, expiresAt: 660_000 });
    expect(t.context().sent?.requestId).toBe('r2');
  });

  it('is none where the browser keeps nothing of use', async () => {
    for (const kept of ['{', '[{}]'])
      expect(
        (await startCode({ send: [sentCode()] }, {}, { storage: fakeStorage({ 'khandai.codes': kept }) })).asked,
      ).toHaveLength(1);
  });
});
