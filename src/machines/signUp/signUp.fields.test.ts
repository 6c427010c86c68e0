import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Registration } from '#ports/accounts.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import { refusedWith } from '../../../tests/fakes/accounts.ts';
import { provenCode, scriptedCodes, sentCode } from '../../../tests/fakes/codes.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { selectCodeRef, selectContactStage, selectSignUpStep } from './signUp.selectors.ts';
import type { SignUpEvent } from './signUp.types.ts';
import { startSignUp } from './signUp.wire.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface World {
  readonly codes?: Parameters<typeof scriptedCodes>[0];
  /** The origin's answers in order; after the last one it does not answer. */
  readonly register?: readonly Outcome<null>[];
}

/** Starts the chart as a page does. */
const start = ({ codes = {}, register = [] }: World = {}) => {
  const { port, asked } = scriptedCodes(codes);
  const registered: Registration[] = [];
  const log: string[] = [];
  const storage = fakeStorage();
  const actor = startSignUp({
    accounts: {
      checkUsername: (name) => (name === 'hong' ? Promise.reject(new Error('no')) : Promise.resolve(refusedWith(403))),
    },
    codes: () => Promise.resolve(port),
    register: (registration) => {
      const answer = register[registered.length];
      registered.push(registration);
      return answer ? Promise.resolve(answer) : new Promise(() => {});
    },
    logIn: () => Promise.resolve(refusedWith(403)),
    clock: { now: () => 0, id: () => 'id' },
    storage,
    log: { warn: () => {}, report: (message) => void log.push(message) },
  });
  const now = () => actor.getSnapshot();
  const send = async (...events: readonly SignUpEvent[]) => {
    for (const event of events) actor.send(event);
    await vi.advanceTimersByTimeAsync(300);
  };
  return {
    ...{ asked, registered, log, storage, now, send },
    fill: (contact: string, nickname = '') =>
      send(
        { type: 'signUp.username', text: 'lan.anh' },
        { type: 'signUp.nickname', text: nickname },
        { type: 'signUp.contact', text: contact },
        { type: 'signUp.password', text: 'mưa rơi trên mái' },
      ),
    prove: async () => {
      selectCodeRef(now())!.send({ type: 'code.typed', text: '123456' });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
};
const submit = { type: 'signUp.submit' } as const;

describe('REG-1: spaces around what is typed', () => {
  it('REG-1: an address or a name of nothing but spaces is none', async () => {
    const t = start();
    await t.fill('  ', ' ');
    await t.send(submit);
    expect(t.registered).toEqual([{ username: 'lan.anh', password: 'mưa rơi trên mái' }]);
  });

  it('REG-1: an address is asked about without them', async () => {
    const t = start();
    await t.send({ type: 'signUp.contact', text: ' lan@khandai.vn ' });
    expect(t.asked).toEqual(['checkContact lan@khandai.vn']);
    expect(selectContactStage(t.now())).toBe('asking');
  });

  it('REG-1: an address that was proved needs no other code for them', async () => {
    const t = start({ codes: { send: [sentCode()], check: [provenCode()] }, register: [refusedWith(409)] });
    await t.fill('lan@khandai.vn');
    await t.send(submit);
    await t.prove();
    await t.send({ type: 'signUp.contact', text: ' lan@khandai.vn ' }, submit);
    expect(selectSignUpStep(t.now())).toBe('registering');
    expect(t.registered[1]).toMatchObject({ email: 'lan@khandai.vn', emailTicket: 't1' });
  });
});

it.each([
  { type: 'signUp.username', text: 'lan' },
  { type: 'signUp.contact', text: 'lan@' },
  { type: 'signUp.nickname', text: 'Lan' },
] as const)('REG-1: each field is kept by itself as it is typed: $type', async (event) => {
  const t = start();
  await t.send(event);
  expect([...t.storage.kept.values()].join()).toContain(event.text);
});

it.each<readonly [string, SignUpEvent]>([
  ['username', { type: 'signUp.username', text: 'hong' }],
  ['address', { type: 'signUp.contact', text: 'lan@khandai.vn' }],
])('CALL-2: asking about the %s throws, and that is reported', async (_, event) => {
  const t = start({ codes: { checkContact: ['throws'] } });
  await t.send(event);
  expect(t.log).toHaveLength(1);
});

it('REG-1: while it registers once more nothing older is said', async () => {
  const t = start({ register: [refusedWith(409)] });
  await t.fill('');
  await t.send(submit);
  expect(t.now().context.failure).toEqual({ kind: 'refused', code: 409 });
  await t.send(submit);
  expect([selectSignUpStep(t.now()), t.now().context.failure]).toEqual(['registering', null]);
});

it('REG-1: once it has registered it is over, and another can begin', async () => {
  const t = start({ register: [succeeded(null)] });
  await t.fill('');
  await t.send(submit);
  expect([selectSignUpStep(t.now()), t.now().status]).toEqual(['registered', 'done']);
});
