import type { Page, Route } from 'playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { accounts } from '#contract/http/accounts.ts';
import { codes } from '#contract/http/codes.ts';
import { CODES } from '#domain/auth/codes.ts';
import { oneTimeCodeMachine } from '#machines/oneTimeCode/oneTimeCode.machine.ts';
import { selectCodeStage } from '#machines/oneTimeCode/oneTimeCode.selectors.ts';
import type { SendAnswer } from '#machines/oneTimeCode/oneTimeCode.types.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import { asMember, rateLimited, refusedWith, unreachable } from '../fakes/accounts.ts';
import { provenCode, sentCode } from '../fakes/codes.ts';
import { done, shortestPaths, type Step } from '../model/paths.ts';
import { loginLayer } from './support/account.ts';
import { holdClock } from './support/heldClock.ts';
import { freshName, newMember } from './support/members.ts';
import { playPaths, timerOf } from './support/playPaths.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 }, trace: 'off' });

const t = words('vi', 'account');
const shell = words('vi', 'shell');
const PASSWORD = 'hai hang ghe dau tien';
const WHOLE = '123456';

const openLayer = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: shell('logIn') })
    .click();
  const layer = loginLayer(page);
  return {
    ...layer,
    code: layer.dialog.getByLabel(t('code.label')),
    button: (name: string) => layer.dialog.getByRole('button', { name, exact: true }),
    says: (text: string) => expect(layer.dialog.getByText(text).first()).toBeVisible(),
  };
};

/** Calls that wait until the test answers them. */
const holdCalls = async (page: Page, paths: readonly string[]) => {
  const waiting = new Map<string, Route>();
  for (const path of paths) await page.route(`**${path}`, (route) => void waiting.set(path, route));
  return {
    isWaiting: (path: string) => waiting.has(path),
    drop: () => waiting.clear(),
    answer: async (path: string, outcome: Outcome<unknown>) => {
      await expect.poll(() => waiting.has(path)).toBe(true);
      const route = waiting.get(path)!;
      waiting.delete(path);
      if (outcome.ok) return route.fulfill({ json: { code: 200, data: outcome.value } });
      const { failure } = outcome;
      if (failure.kind === 'rateLimited')
        return route.fulfill({
          status: 429,
          headers: { 'Retry-After': String(failure.retryAfterS) },
          json: { code: 429, data: null, message: 'Too many.' },
        });
      if (failure.kind !== 'refused') return route.abort();
      const data = failure.code === 422 ? { fields: { code: 'wrong' } } : null;
      return route.fulfill({ status: failure.code, json: { code: failure.code, data, message: 'No.' } });
    },
  };
};
/** Outcomes in the origin's wire format, whose names differ from the port's. */
const asWritten = ({ outcome }: SendAnswer): Outcome<unknown> => {
  if (!outcome.ok) return outcome;
  const { requestId, ttlS, resendAfterS, channel } = outcome.value;
  return { ok: true, value: { requestId, ttlSec: ttlS, resendAfterSec: resendAfterS, channel } };
};
const outputOf = <A>(event: EventObject): A => (event as EventObject & { readonly output: A }).output;

test('AU-7, item 9: a code goes every way of its chart, by the page’s clock', async ({ page }) => {
  test.setTimeout(300_000);
  const sent = sentCode({ requestId: 'r'.repeat(22) });
  const paths = shortestPaths(oneTimeCodeMachine as AnyStateMachine, {
    input: { to: 'lan@khandai.vn', purpose: 'register' },
    cases: {
      // Each path uses a new address; continuing with an existing code is tested in codesAgain.spec.ts.
      'xstate.done.actor.recall': [done('recall', null)],
      'xstate.done.actor.send': [sent, rateLimited(40), unreachable].map((outcome) => done('send', { outcome, at: 0 })),
      'xstate.done.actor.check': [provenCode(), refusedWith(422), refusedWith(410), unreachable].map((one) =>
        done('check', one),
      ),
      'code.typed': [WHOLE, '12'].map((text) => ({ type: 'code.typed', text })),
    },
    // One wrong attempt represents all further ones, and a code sent again behaves like the first.
    allow: (state, event) => {
      const { triesLeft, again, code, failure } = state.context as {
        readonly triesLeft: number;
        readonly again: boolean;
        readonly code: string;
        readonly failure: unknown;
      };
      const resting = state.matches({ entering: { resend: 'resting' } });
      const asking = state.matches({ entering: { resend: 'asking' } });
      if (event.type.startsWith('xstate.error') || again || triesLeft < CODES.tries - 1) return false;
      // Calls are abandoned long before these timers end.
      const calling = asking || state.matches({ entering: { entry: { live: 'checking' } } });
      if (event.type.startsWith('xstate.after') && calling) return false;
      if (event.type.includes('untilExpiry')) return !resting && triesLeft === CODES.tries && failure === null;
      if (event.type === 'code.typed') return !asking && code.length !== 2 && failure === null;
      if (event.type === 'code.submit') return resting;
      if (event.type === 'code.resend') return triesLeft === CODES.tries && code === '';
      return true;
    },
    seen: ({ waitMs, again, code, triesLeft, failure }) => [
      waitMs,
      again,
      String(code).length,
      triesLeft,
      (failure as { readonly kind: string } | null)?.kind ?? null,
    ],
  });

  const clock = await holdClock(page);
  await page.goto('/menu');
  await expect(page.getByRole('banner').getByRole('button', { name: shell('logIn') })).toBeVisible();
  const layer = await openLayer(page);
  await layer.dialog.getByRole('tab', { name: t('register') }).click();
  await layer.field('username').fill(freshName());
  await layer.field('password').fill(PASSWORD);
  await clock.stop();
  const SEND = codes.sendEmail.path;
  const CHECK = codes.checkSms.path;
  const REGISTER = accounts.register.path;
  const calls = await holdCalls(page, [SEND, CHECK, REGISTER]);
  const resend = layer.button(t('code.resend'));

  const stands = async ({ state }: Step) => {
    const stage = selectCodeStage(state as never);
    const { code } = state.context as { readonly code: string };
    if (stage === 'sending') await expect(layer.button(t('code.sending'))).toBeVisible();
    if (stage === 'limited') await layer.says(t('code.limited', { time: '40 giây' }));
    if (stage === 'unsent') await expect(resend).toBeEnabled();
    if (stage === 'open') {
      await expect(layer.code).toBeEditable();
      await expect(layer.code).toHaveValue(code);
    }
    if (stage === 'checking') {
      await expect(layer.code).not.toBeEditable();
      await expect(layer.code).toHaveValue(WHOLE);
      await expect.poll(() => calls.isWaiting(CHECK)).toBe(true);
    }
    if (stage === 'spent' || stage === 'expired') await layer.says(t(`code.${stage}`));
    if (stage === 'proven') await expect.poll(() => calls.isWaiting(REGISTER)).toBe(true);
    if (!state.matches('entering')) return;
    if (state.matches({ entering: { resend: 'resting' } })) await expect(resend).toBeDisabled();
    if (state.matches({ entering: { resend: 'ready' } })) await expect(resend).toBeEnabled();
    if (state.matches({ entering: { resend: 'asking' } })) await expect(resend).toHaveAttribute('aria-busy', 'true');
  };
  const act = async (one: Step, from: AnyMachineSnapshot) => {
    const { event } = one;
    const timer = timerOf(one);
    // No element of the page answers it, and the call has been sent already.
    if (event.type === 'xstate.done.actor.recall') return;
    if (timer === 'untilResend') return clock.pass((from.context as { readonly waitMs: number }).waitMs);
    if (timer === 'untilExpiry') return clock.pass(CODES.ttlS * 1000);
    if (event.type === 'xstate.done.actor.send') return calls.answer(SEND, asWritten(outputOf(event)));
    if (event.type === 'xstate.done.actor.check') return calls.answer(CHECK, outputOf(event));
    if (event.type === 'code.typed') return layer.code.fill((event as EventObject & { readonly text: string }).text);
    if (event.type === 'code.submit') return layer.button(t('code.confirm')).click();
    if (event.type === 'code.resend') return resend.click();
    throw new Error(`nobody knows how to do ${event.type}`);
  };
  let round = 0;
  await playPaths(paths, {
    begin: async () => {
      if (calls.isWaiting(REGISTER)) await calls.answer(REGISTER, refusedWith(409));
      const back = layer.dialog.getByRole('button', { name: t('code.back'), exact: true }).last();
      if (round > 0 && !(await layer.field('contact').isVisible()))
        await back.click({ timeout: 3000 }).catch(() => undefined);
      calls.drop();
      // Each code is for a new address, so that a proof of one path is not valid in the next.
      await layer.field('contact').fill(`lan.${(round += 1)}@khandai.example`);
      await layer.submit();
      await expect.poll(() => calls.isWaiting(SEND)).toBe(true);
    },
    step: async (one, from) => {
      await act(one, from);
      await stands(one);
    },
  });
});

test('AU-11: a forgotten password goes every way of its chart', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const common = { ok: false, failure: { kind: 'refused', code: 422 } } as const;
  const paths = shortestPaths(passwordResetMachine as AnyStateMachine, {
    input: { account: '' },
    cases: {
      'reset.account': ['lan', ' '].map((text) => ({ type: 'reset.account', text })),
      'reset.password': [PASSWORD, 'ngắn'].map((text) => ({ type: 'reset.password', text })),
      'xstate.done.actor.oneTimeCode': [done('oneTimeCode', { ticket: 't', taken: false })],
      'xstate.done.actor.setPassword': [asMember, refusedWith(410), common, unreachable].map((one) =>
        done('setPassword', one),
      ),
      'xstate.done.actor.logIn': [succeeded(null), refusedWith(403), unreachable].map((one) => done('logIn', one)),
    },
    // After a lost answer only the retry is new.
    allow: ({ context }, event) =>
      !event.type.startsWith('xstate.error') &&
      (!(context as { readonly unanswered: boolean }).unanswered || !/^reset\.(back|password)$/.test(event.type)),
    seen: ({ account, password, unanswered, failure }) => [
      String(account).trim(),
      password,
      unanswered,
      (failure as { readonly kind: string; readonly code?: number } | null)?.kind ?? null,
    ],
  });

  const member = await newMember(baseURL, 'Lan');
  const SEND = codes.forgotPassword.path;
  const CHECK = codes.checkSms.path;
  const SET = accounts.resetPassword.path;
  const LOGIN = accounts.login.path;
  const calls = await holdCalls(page, [SEND, CHECK, SET, LOGIN]);
  let layer = await openAt(page);
  const step = async (state: AnyMachineSnapshot) => {
    if (state.matches('asking')) await expect(layer.field('account')).toBeVisible();
    if (state.matches('proving')) await expect.poll(() => calls.isWaiting(SEND)).toBe(true);
    if (state.matches('choosing')) await expect(layer.field('password')).toBeVisible();
    if (state.matches('setting')) await expect.poll(() => calls.isWaiting(SET)).toBe(true);
    if (state.matches('loggingIn')) await expect.poll(() => calls.isWaiting(LOGIN)).toBe(true);
    if (state.matches('set')) await expect(page.getByRole('banner').getByRole('button', { name: 'Lan' })).toBeVisible();
  };
  const says = async ({ state }: Step) => {
    const { failure } = state.context as { readonly failure: { readonly kind: string; readonly code?: number } | null };
    if (failure?.code === 410) await layer.says(t('reset.late'));
    else if (failure?.code === 422) await layer.says(t('errors.passwordCommon'));
    else if (failure) await layer.says(t('errors.unreachable'));
  };
  const act = async ({ event }: Step, from: AnyMachineSnapshot) => {
    const { text = '' } = event as EventObject & { readonly text?: string };
    if (event.type === 'reset.account') return layer.field('account').fill(text);
    if (event.type === 'reset.password') return layer.field('password').fill(text);
    if (event.type === 'reset.ask' || event.type === 'reset.set') return layer.submit();
    if (event.type === 'reset.back') {
      if (from.matches('proving')) calls.drop();
      return layer.dialog
        .getByRole('button', { name: t('code.back'), exact: true })
        .first()
        .click();
    }
    if (event.type === 'xstate.done.actor.oneTimeCode') {
      await calls.answer(SEND, asWritten({ outcome: sentCode({ requestId: 'r'.repeat(22) }), at: 0 }));
      await expect(layer.code).toBeEditable();
      await layer.code.fill(WHOLE);
      return calls.answer(CHECK, provenCode());
    }
    const outcome = outputOf<Outcome<unknown>>(event);
    const { token, refreshToken, user } = member;
    const asked = event.type === 'xstate.done.actor.logIn' ? LOGIN : SET;
    return calls.answer(asked, outcome.ok ? { ok: true, value: { token, refreshToken, user } } : outcome);
  };
  await playPaths(paths, {
    begin: async () => {
      calls.drop();
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      layer = await openAt(page);
    },
    step: async (one, from) => {
      await act(one, from);
      await step(one.state);
      await says(one);
    },
  });
});

/** The forgotten-password form on a newly opened page. */
const openAt = async (page: Page) => {
  await page.goto('/menu');
  const layer = await openLayer(page);
  await layer.button(t('forgot')).click();
  return layer;
};
