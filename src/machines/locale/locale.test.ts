import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Locale } from '#domain/locale/locale.ts';
import { settle } from '../../../tests/fakes/accounts.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { localeMachine } from './locale.machine.ts';
import { selectFailedLocale, selectLocale, selectWantedLocale } from './locale.selectors.ts';
import { wireLocale } from './locale.wire.ts';

wellFormed('locale', localeMachine);

const start = (load: (locale: Locale, groups: readonly string[]) => Promise<boolean>) => {
  const log: unknown[] = [];
  const actor = createActor(
    wireLocale({
      locale: { cookie: () => null, browser: () => [], keep: (locale) => log.push(`keep ${locale}`), load },
      log: { warn: (message, detail) => log.push([message, detail]), report: () => {} },
      groups: () => ['shell', 'room'],
      open: (locale) => log.push(`open ${locale}`),
    }),
    { input: { locale: 'vi' } },
  ).start();
  /** Waits until the load has ended, successfully or not. */
  const settled = async () => {
    await settle();
    expect(actor.getSnapshot().value).toBe('settled');
  };
  return { actor, log, settled };
};

it('LOCALE-2: a choice loads the words of this page, then switches, is kept and may redirect', async () => {
  const load = vi.fn<(locale: Locale, groups: readonly string[]) => Promise<boolean>>(async () => true);
  const { actor, log, settled } = start(load);
  actor.send({ type: 'locale.choose', locale: 'en' });
  expect([selectLocale(actor.getSnapshot()), selectWantedLocale(actor.getSnapshot()), log]).toEqual(['vi', 'en', []]);
  await settled();
  expect(load.mock.calls[0]!.slice(0, 2)).toEqual(['en', ['shell', 'room']]);
  expect([selectLocale(actor.getSnapshot()), log]).toEqual(['en', ['keep en', 'open en']]);
});

it.each([
  ['answers no', async () => false],
  ['breaks', () => Promise.reject(new Error('offline'))],
])('LOCALE-2: a load that %s is logged and the language stays', async (_, load) => {
  const { actor, log, settled } = start(load);
  actor.send({ type: 'locale.choose', locale: 'zh' });
  await settled();
  expect(log).toEqual([['Failed locale loading', 'zh']]);
  expect([selectLocale(actor.getSnapshot()), selectFailedLocale(actor.getSnapshot())]).toEqual(['vi', 'zh']);
});

it('LOCALE-2: choosing the language that is spoken keeps the choice and loads nothing', () => {
  const load = vi.fn<() => Promise<boolean>>();
  const { actor, log } = start(load);
  actor.send({ type: 'locale.choose', locale: 'vi' });
  expect([log, load.mock.calls.length]).toEqual([['keep vi'], 0]);
});

it('LOCALE-2: choosing the language that is spoken calls off another that is on its way', async () => {
  const { actor, log, settled } = start(async () => true);
  actor.send({ type: 'locale.choose', locale: 'zh' });
  actor.send({ type: 'locale.choose', locale: 'vi' });
  const { value } = actor.getSnapshot();
  expect([value, selectWantedLocale(actor.getSnapshot())]).toEqual(['settled', null]);
  await settled();
  expect([selectLocale(actor.getSnapshot()), log]).toEqual(['vi', ['keep vi']]);
});

it('LOCALE-1: a path that states another language is followed without a cookie', () => {
  const { actor, log } = start(async () => true);
  actor.send({ type: 'locale.routed', locale: 'en' });
  expect([selectLocale(actor.getSnapshot()), log]).toEqual(['en', []]);
});

it('LOCALE-1: a path that states another language calls off a choice that is on its way', async () => {
  const { actor, log, settled } = start(async () => true);
  actor.send({ type: 'locale.choose', locale: 'zh' });
  actor.send({ type: 'locale.routed', locale: 'en' });
  await settled();
  expect([selectLocale(actor.getSnapshot()), log]).toEqual(['en', []]);
});

it('LOCALE-1: a link in the language still spoken does not take back a choice that is loading', async () => {
  const { actor, settled } = start(async () => true);
  actor.send({ type: 'locale.choose', locale: 'zh' });
  actor.send({ type: 'locale.routed', locale: 'vi' });
  await settled();
  expect(selectLocale(actor.getSnapshot())).toBe('zh');
});

it('LOCALE-2: the last of two choices wins', async () => {
  const { actor, log, settled } = start(async () => true);
  actor.send({ type: 'locale.choose', locale: 'zh' });
  actor.send({ type: 'locale.choose', locale: 'en' });
  await settled();
  expect(log).toEqual(['keep en', 'open en']);
});
