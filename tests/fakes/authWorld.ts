import { createActor, SimulatedClock } from 'xstate';
import type { AuthEvent, Held } from '#machines/auth/auth.types.ts';
import { wireAuth } from '#machines/auth/auth.wire.ts';
import { asGuest, asMember, scriptedAccounts, settle } from './accounts.ts';

/** The wired auth chart on a simulated clock, with scripted accounts and a record of its effects. */
export const startAuth = async (held: Held, script: Parameters<typeof scriptedAccounts>[0]) => {
  const { port, calls } = scriptedAccounts(script);
  const log: string[] = [];
  const clock = new SimulatedClock();
  let kept = held;
  const tokens = {
    held: () => kept,
    clearGuest: () => void calls.push('clearGuest'),
    clearAll: () => void calls.push('clearAll'),
    watch: () => () => {},
  };
  const actor = createActor(
    wireAuth({
      accounts: port,
      tokens,
      log: {
        warn: (message) => void log.push(`warn ${message}`),
        report: (message) => void log.push(`report ${message}`),
      },
    }),
    { clock, input: { held } },
  ).start();
  await settle();
  return {
    actor,
    tokens,
    calls,
    log,
    keep: (next: Held) => void (kept = next),
    state: () => actor.getSnapshot(),
    value: () => JSON.stringify(actor.getSnapshot().value),
    count: (name: string) => calls.filter((call) => call.split(' ')[0] === name).length,
    send: async (event: AuthEvent) => {
      actor.send(event);
      await settle();
    },
    pass: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
  };
};
export const credentials = { username: 'lan', password: 'một mật khẩu' };
export const login: AuthEvent = { type: 'auth.login', credentials };
export const readyGuest = () => startAuth('none', { guestLogin: [asGuest, asGuest, asGuest] });
export const readyMember = (script: Parameters<typeof scriptedAccounts>[0] = {}) =>
  startAuth('member', { guestLogin: [asGuest, asGuest], ...script, info: [asMember, ...(script.info ?? [])] });

export const UNAUTHORIZED = 'warn A token was refused (401)';
export const LIMITED = 'warn Too many requests (429)';
export const FAULT = 'report The origin failed on who the viewer is';
