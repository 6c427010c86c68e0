import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { rateLimited, refusedWith, unreachable } from '../../../tests/fakes/accounts.ts';
import { provenCode, scriptedCodes, sentCode, startCode } from '../../../tests/fakes/codes.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { isResending, selectCodeStage } from './oneTimeCode.selectors.ts';
import { wireOneTimeCode } from './oneTimeCode.wire.ts';

it.each([
  ['none could be sent', unreachable, 0],
  ['there were too many', rateLimited(40), 40],
  ['one has been sent', sentCode(), 60],
  ['one has run out', sentCode({ ttlS: 30 }), 60],
] as const)('AU-7: after %s another goes to the same place, for the same purpose', async (_, first, waitS) => {
  const t = await startCode({ send: [first] }, { to: '0912 345 678', purpose: 'contact' });
  await t.pass(waitS);
  await t.send({ type: 'code.resend' });
  expect(t.asked).toEqual(['send 0912 345 678 contact', 'send 0912 345 678 contact']);
});

it('AU-7: nothing is on its way again before it was asked for', async () => {
  const t = await startCode({ send: [sentCode()] });
  expect(isResending(t.state())).toBe(false);
  await t.pass(60);
  expect(isResending(t.state())).toBe(false);
  await t.send({ type: 'code.resend' });
  expect(isResending(t.state())).toBe(true);
});

it('AU-7: it looks as if one were sent, while the browser looks for one that is under way', () => {
  const machine = wireOneTimeCode({
    codes: () => Promise.resolve(scriptedCodes({}).port),
    storage: fakeStorage(),
    clock: { now: () => 0, id: () => 'id' },
    log: { warn: () => {}, report: () => {} },
  });
  const actor = createActor(machine, { input: { to: 'lan@khandai.vn', purpose: 'register' } }).start();
  expect([selectCodeStage(actor.getSnapshot()), actor.getSnapshot().hasTag('busy')]).toEqual(['sending', true]);
  actor.stop();
});

it('item 9: a code that was used up in another tab is not kept again by a wrong try in this one', async () => {
  const here = await startCode({ send: [sentCode()], check: [refusedWith(422)] });
  await startCode({ send: [sentCode({ requestId: 'other' })] }, { purpose: 'contact' }, here);
  const there = await startCode({ check: [provenCode()] }, {}, here);
  await there.type('123456');
  await here.type('111111');
  expect([here.stage(), here.context().triesLeft]).toEqual(['open', 4]);
  expect(here.storage.read('khandai.codes')).not.toContain('"r1"');
  expect(here.storage.read('khandai.codes')).toContain('"other"');
});

it('item 9: tries are counted also where another code is under way', async () => {
  const first = await startCode({ send: [sentCode()], check: [refusedWith(422)] });
  await startCode({ send: [sentCode({ requestId: 'other' })] }, { purpose: 'contact' }, first);
  await first.type('111111');
  expect((await startCode({}, {}, first)).context().triesLeft).toBe(4);
});

it('a browser that cannot look for one has another sent, and that is reported', async () => {
  const storage = fakeStorage();
  let looked = 0;
  const read = (key: string) => {
    looked += 1;
    if (looked === 1) throw new Error('no storage');
    return storage.read(key);
  };
  const t = await startCode({ send: [sentCode()] }, {}, { storage: { ...storage, read } });
  expect([t.stage(), t.asked.length, t.log.length]).toEqual(['open', 1, 1]);
});
