import { describe, expect, it } from 'vitest';
import type { CodesPort } from '#ports/codes.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { rateLimited, refusedWith, settle, unreachable } from '../../../tests/fakes/accounts.ts';
import { provenCode, sentCode } from '../../../tests/fakes/codes.ts';
import { accepted, PASSWORD, startSignUpChart as start, type SignUpWorld } from '../../../tests/fakes/signUpWorld.ts';
import { selectCodeRef, type ContactStage, type UsernameStage } from './signUp.selectors.ts';
import type { SignUpEvent } from './signUp.types.ts';

describe('REG-1: while a form is typed', () => {
  it('REG-1: the username is asked about once the typing pauses for 300 ms', async () => {
    const t = await start();
    expect(t.username()).toBe('blank');
    await t.send({ type: 'signUp.username', text: 'lan' });
    await t.pass(299);
    await t.send({ type: 'signUp.username', text: 'lan.anh' });
    await t.pass(299);
    expect([t.names, t.username()]).toEqual([[], 'asking']);
    await t.pass(1);
    expect([t.names, t.username()]).toEqual([['lan.anh'], 'free']);
  });

  it('REG-1: the last input wins: an answer to an earlier one is given up and never shown', async () => {
    const t = await start({ usernames: { lan: 'never', 'lan.anh': succeeded({ ok: false, reason: 'taken' }) } });
    await t.send({ type: 'signUp.username', text: 'lan' });
    await t.pass(300);
    expect(t.names).toEqual(['lan']);
    await t.send({ type: 'signUp.username', text: 'lan.anh' });
    expect(t.nameSignals[0]!.aborted).toBe(true);
    await t.pass(300);
    expect([t.names, t.username()]).toEqual([['lan', 'lan.anh'], 'taken']);
  });

  const usernames: readonly (readonly [string, SignUpWorld['usernames'], UsernameStage, number])[] = [
    ['', {}, 'blank', 0],
    ['L', {}, 'misshapen', 0],
    ['admin', {}, 'reserved', 0],
    ['lan', {}, 'free', 1],
    ['lan', { lan: succeeded({ ok: false, reason: 'taken' }) }, 'taken', 1],
    ['lan', { lan: succeeded({ ok: false, reason: 'reserved' }) }, 'reserved', 1],
    ['lan', { lan: succeeded({ ok: false, reason: 'format' }) }, 'misshapen', 1],
    ['lan', { lan: unreachable }, 'unknown', 1],
    ['lan', { lan: 'throws' }, 'unknown', 1],
  ];
  it.each(usernames)('REG-1: the username "%s" with %j is %s', async (text, answer, stage, asked) => {
    const t = await start({ ...(answer && { usernames: answer }) });
    await t.send({ type: 'signUp.username', text });
    await t.pass(300);
    expect([t.username(), t.names.length]).toEqual([stage, asked]);
  });

  const contacts: readonly (readonly [
    string,
    Awaited<ReturnType<CodesPort['checkContact']>> | 'throws',
    ContactStage,
    number,
  ])[] = [
    [' ', accepted, 'blank', 0],
    ['lan@', accepted, 'misshapen', 0],
    ['0912', accepted, 'misshapen', 0],
    ['lan@khandai.vn', accepted, 'accepted', 1],
    ['0912 345 678', succeeded({ ok: true, shown: '+84 912 345 678' }), 'accepted', 1],
    ['0912 345 678', succeeded({ ok: false, reason: 'unsupported' }), 'unsupported', 1],
    ['0162 345 6789', succeeded({ ok: false, reason: 'format' }), 'misshapen', 1],
    ['lan@khandai.vn', rateLimited(9), 'unknown', 1],
    ['lan@khandai.vn', 'throws', 'unknown', 1],
  ];
  it.each(contacts)('REG-1: the address or number %j with %j is %s', async (text, answer, stage, asked) => {
    const t = await start({ codes: { checkContact: [answer] } });
    await t.send({ type: 'signUp.contact', text });
    await t.pass(299);
    expect(t.asked).toEqual([]);
    await t.pass(1);
    expect([t.contact(), t.asked.length]).toEqual([stage, asked]);
    expect(t.context().shown).toBe(
      answer !== 'throws' && answer.ok && answer.value.ok ? (asked === 0 ? null : answer.value.shown) : null,
    );
  });

  it('REG-1: the last address wins, and how a number was understood goes with it', async () => {
    const t = await start({
      codes: {
        checkContact: [succeeded({ ok: true, shown: '+84 912 345 678' }), succeeded({ ok: false, reason: 'format' })],
      },
    });
    await t.send({ type: 'signUp.contact', text: '0912 345 678' });
    await t.pass(300);
    expect(t.context().shown).toBe('+84 912 345 678');
    await t.send({ type: 'signUp.contact', text: ' lan@khandai.vn ' });
    expect(t.context().shown).toBeNull();
    await t.send({ type: 'signUp.contact', text: '0162 345 6789' });
    await t.pass(300);
    expect(t.asked).toEqual(['checkContact 0912 345 678', 'checkContact 0162 345 6789']);
    expect(t.contact()).toBe('misshapen');
  });
});

describe('sending a form', () => {
  it('REG-1: without an address or number it registers at once', async () => {
    const t = await start();
    await t.fill('');
    await t.send({ type: 'signUp.nickname', text: ' Lan Anh ' }, { type: 'signUp.submit' });
    expect(t.registered).toEqual([{ username: 'lan.anh', password: PASSWORD, nickname: 'Lan Anh' }]);
    expect([t.step(), t.context().password, t.storage.kept.size]).toEqual(['registered', '', 0]);
  });

  it.each([
    ['', 'lan.anh', '1234567'],
    ['', 'L', PASSWORD],
    ['lan@', 'lan.anh', PASSWORD],
  ])('one that is not filled in stays: %j, %j, %j', async (contact, username, password) => {
    const t = await start();
    await t.fill(contact, username);
    await t.send({ type: 'signUp.password', text: password }, { type: 'signUp.submit' });
    expect([t.step(), t.registered]).toEqual(['form', []]);
  });

  it('REG-1: with one it asks for its code, and registers with what that proves', async () => {
    const t = await start({ codes: { send: [sentCode()], check: [provenCode({ ticket: 't7' })] } });
    await t.fill(' lan@khandai.vn ');
    await t.send({ type: 'signUp.submit' });
    expect([t.step(), t.asked.at(-1)]).toEqual(['proving', 'send lan@khandai.vn register']);
    await t.enter('123456');
    expect(t.registered).toEqual([
      { username: 'lan.anh', password: PASSWORD, email: 'lan@khandai.vn', emailTicket: 't7' },
    ]);
    expect(t.step()).toBe('registered');
  });

  it('REG-1: a number goes as one', async () => {
    const t = await start({ codes: { send: [sentCode({ channel: 'sms' })], check: [provenCode()] } });
    await t.fill('0912 345 678');
    await t.send({ type: 'signUp.submit' });
    await t.enter('123456');
    expect(t.registered[0]).toMatchObject({ phoneNumber: '0912 345 678', phoneTicket: 't1' });
  });

  it('an address that has an account is said after its code, and nobody is registered', async () => {
    const t = await start({ codes: { send: [sentCode()], check: [provenCode({ taken: true })] } });
    await t.fill('lan@khandai.vn');
    await t.send({ type: 'signUp.submit' });
    await t.enter('123456');
    expect([t.step(), t.registered, t.context().proof]).toEqual(['taken', [], null]);
    await t.send({ type: 'signUp.back' });
    expect([t.step(), t.context().password]).toEqual(['form', PASSWORD]);
  });

  it('from the code one can go back to the form, which is as it was', async () => {
    const t = await start({ codes: { send: [sentCode()] } });
    await t.fill('lan@khandai.vn');
    await t.send({ type: 'signUp.submit' }, { type: 'signUp.back' });
    expect(t.step()).toBe('form');
    expect(t.context()).toMatchObject({ username: 'lan.anh', contact: 'lan@khandai.vn', password: PASSWORD });
    expect(selectCodeRef(t.actor.getSnapshot())).toBeUndefined();
  });

  it('a registration that is refused keeps what the code has proved', async () => {
    const t = await start({
      codes: { send: [sentCode()], check: [provenCode()] },
      register: [refusedWith(409), succeeded(null)],
    });
    await t.fill('lan@khandai.vn');
    await t.send({ type: 'signUp.submit' });
    await t.enter('123456');
    expect([t.step(), t.context().failure]).toEqual(['form', { kind: 'refused', code: 409 }]);
    await t.send({ type: 'signUp.username', text: 'lan.anh.2' }, { type: 'signUp.submit' });
    expect(t.registered[1]).toMatchObject({ username: 'lan.anh.2', emailTicket: 't1' });
    expect(t.asked.filter((one) => one.startsWith('send'))).toHaveLength(1);
  });

  it('for another address another code is needed', async () => {
    const t = await start({
      codes: { send: [sentCode(), sentCode()], check: [provenCode()] },
      register: [refusedWith(409)],
    });
    await t.fill('lan@khandai.vn');
    await t.send({ type: 'signUp.submit' });
    await t.enter('123456');
    await t.send({ type: 'signUp.contact', text: 'anh@khandai.vn' }, { type: 'signUp.submit' });
    expect([t.step(), t.asked.at(-1)]).toEqual(['proving', 'send anh@khandai.vn register']);
    await t.send({ type: 'signUp.back' }, { type: 'signUp.contact', text: '' }, { type: 'signUp.submit' });
    expect(t.registered.at(-1)).toEqual({ username: 'lan.anh', password: PASSWORD });
  });

  it.each(['email', 'phoneNumber'])('a proof of the %s that has run out is asked for anew', async (field) => {
    const lost = failed({ kind: 'refused', code: 422, fields: { [field]: 'unproven' } });
    const t = await start({ codes: { send: [sentCode(), sentCode()], check: [provenCode()] }, register: [lost] });
    await t.fill('lan@khandai.vn');
    await t.send({ type: 'signUp.submit' });
    await t.enter('123456');
    expect([t.step(), t.context().proof, t.context().failure]).toEqual(['form', null, lost.ok ? null : lost.failure]);
    await t.send({ type: 'signUp.submit' });
    expect([t.step(), t.context().failure]).toEqual(['proving', null]);
  });

  it('CALL-2: one that throws is reported, and can be sent again', async () => {
    const t = await start({ register: ['throws', succeeded(null)] });
    await t.fill('');
    await t.send({ type: 'signUp.submit' });
    expect([t.step(), t.context().failure, t.log]).toEqual(['form', { kind: 'unreachable' }, ['Registering threw']]);
    await t.send({ type: 'signUp.submit' });
    expect(t.step()).toBe('registered');
  });

  it('what was said of the last try goes as soon as something is typed', async () => {
    const events: readonly SignUpEvent[] = [
      { type: 'signUp.username', text: 'lan' },
      { type: 'signUp.contact', text: 'lan@khandai.vn' },
      { type: 'signUp.nickname', text: 'Lan' },
      { type: 'signUp.password', text: 'x' },
    ];
    for (const event of events) {
      const t = await start({ register: [refusedWith(409)] });
      await t.fill('');
      await t.send({ type: 'signUp.submit' });
      expect(t.context().failure).not.toBeNull();
      await t.send(event);
      expect(t.context().failure).toBeNull();
    }
  });
});

describe('the draft', () => {
  it('is kept as it is typed, without the password, and is there the next time', async () => {
    const t = await start();
    await t.fill('lan@khandai.vn');
    await t.send({ type: 'signUp.nickname', text: 'Lan' });
    const kept = Object.fromEntries(t.storage.kept);
    expect(Object.keys(kept)).toEqual(['khandai.signUp']);
    expect(JSON.stringify(kept)).not.toContain(PASSWORD);
    const later = await start({ kept });
    expect(later.context()).toMatchObject({
      username: 'lan.anh',
      nickname: 'Lan',
      contact: 'lan@khandai.vn',
      password: '',
    });
    await later.pass(300);
    expect([later.username(), later.contact()]).toEqual(['free', 'accepted']);
  });

  it('an empty one is not kept', async () => {
    const t = await start();
    await t.send({ type: 'signUp.username', text: 'l' }, { type: 'signUp.username', text: '' });
    expect(t.storage.kept.size).toBe(0);
  });

  it('a form that is left forgets its password and what went wrong, and nothing else', async () => {
    const t = await start({ register: [refusedWith(409)] });
    await t.fill('');
    await t.send({ type: 'signUp.submit' }, { type: 'signUp.left' });
    await settle();
    await t.send({ type: 'signUp.left' });
    expect(t.context()).toMatchObject({ username: 'lan.anh', password: '', failure: null });
  });

  it('a code that is on its way is waited for, also when the form is left', async () => {
    const t = await start({ codes: { send: [sentCode()], check: [provenCode()] } });
    await t.fill('lan@khandai.vn');
    await t.send({ type: 'signUp.submit' }, { type: 'signUp.left' });
    expect([t.step(), t.context().password]).toEqual(['proving', PASSWORD]);
    await t.enter('123456');
    expect(t.step()).toBe('registered');
  });
});
