import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { AUTH } from '#domain/auth/auth.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { DATA_SAVER } from '#domain/settings/dataSaver.ts';
import { KEEPING, SPOILER_TEAMS } from '#domain/settings/keeping.ts';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import type { SpoilerPolicy } from '#domain/spoiler/policy.ts';
import { wireAuth } from '../auth/auth.wire.ts';
import { selectPreference } from '../colourMode/colourMode.selectors.ts';
import { colourInput, wireColourMode } from '../colourMode/colourMode.wire.ts';
import { selectLocale } from '../locale/locale.selectors.ts';
import { wireLocale } from '../locale/locale.wire.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import type { SettingsPort } from '#ports/settings.ts';
import { asGuest, asMember, scriptedAccounts, settle, unreachable } from '../../../tests/fakes/accounts.ts';
import { fakeColour } from '../../../tests/fakes/colour.ts';
import { fakeSpoiler } from '../../../tests/fakes/spoiler.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { startMemberSettings } from './memberSettings.ts';
import { createZone } from '#ui/app/zone.ts';

const kept: Settings = { ...defaultSettings, rev: 3, theme: 'light', timezone: 'Asia/Taipei', language: 'en' };
const log = { warn: () => {}, report: () => {} };

interface World {
  readonly held?: 'none' | 'member';
  readonly path?: string;
  readonly reads?: readonly Outcome<Settings>[];
  /** What this device hides. */
  readonly hides?: SpoilerPolicy;
}
const enter = async ({ held = 'member', path = '/menu', reads = [succeeded(kept)], hides = 'off' }: World = {}) => {
  const left = [...reads];
  const sent: Settings[] = [];
  const port: SettingsPort = {
    read: () => {
      const next = left.shift();
      return next ? Promise.resolve(next) : new Promise(() => {});
    },
    keep: async (settings) => {
      sent.push(settings);
      return succeeded({ kind: 'kept', settings: { ...settings, rev: settings.rev + 1 } });
    },
  };
  const { port: accounts } = scriptedAccounts({ info: [asMember], login: [asMember], guestLogin: [asGuest] });
  const clock = new SimulatedClock();
  const tokens = { held: () => held, clearGuest: () => {}, clearAll: () => {}, watch: () => () => {} };
  const auth = createActor(wireAuth({ accounts, tokens, log }), { clock, input: { held } }).start();
  const { port: colourPort } = fakeColour('dark', 'dark');
  const colour = createActor(wireColourMode({ colour: colourPort, log }), {
    input: colourInput({ colour: colourPort }),
  }).start();
  const opened: Locale[] = [];
  const locale = createActor(
    wireLocale({
      locale: { cookie: () => null, keep: () => {}, browser: () => [], load: () => Promise.resolve(true) },
      log,
      groups: () => [],
      open: (chosen) => void opened.push(chosen),
    }),
    { input: { locale: path.startsWith('/zh') ? 'zh' : 'vi' } },
  ).start();
  const zone = createZone(
    () => 'Asia/Bangkok',
    () => {},
  );
  const storage = fakeStorage();
  const { spoiler: hiding, shield } = fakeSpoiler(hides, [], (teams) => storage.write(SPOILER_TEAMS, teams.join(' ')));
  const spoiler = { ...hiding, shield: { load: () => Promise.resolve(shield) } };
  let online = () => {};
  let now = 0;
  let seen = () => {};
  await settle();
  const actor = startMemberSettings({
    ...{ auth, colour, locale, zone, storage, log, wasMember: held === 'member' },
    spoiler,
    settings: () => Promise.resolve(port),
    pathname: () => path,
    watchOnline: (heard) => void (online = heard),
    now: () => now,
    visibility: { watch: (heard) => ((seen = () => heard(true)), () => {}) },
  });
  await settle();
  return {
    ...{ sent, opened, colour, locale, zone, storage, shield, actor },
    shown: () => [selectPreference(colour.getSnapshot()), zone.current(), selectLocale(locale.getSnapshot())],
    hides: () => spoiler.now().policy,
    /** The viewer comes back to this page after some minutes. */
    back: async () => {
      now += KEEPING.staleMs;
      seen();
      await settle();
    },
    online: async () => {
      online();
      await settle();
    },
    logOut: async () => {
      auth.send({ type: 'auth.logout' });
      await settle();
      clock.increment(AUTH.reloginDelayMs);
      await settle();
    },
    logIn: async () => {
      auth.send({ type: 'auth.login', credentials: { username: 'lan', password: 'mưa rơi' } });
      await settle();
    },
    choose: async (run: () => void) => {
      run();
      await settle();
    },
  };
};

describe('what a member decided on another device', () => {
  it('is shown when the page opens, but for the language: that is the address’s to say', async () => {
    const t = await enter();
    expect([t.shown(), t.opened]).toEqual([['light', 'Asia/Taipei', 'vi'], []]);
    expect(t.sent).toEqual([]);
  });
  it('is shown after a log-in, in its language', async () => {
    const t = await enter({ held: 'none' });
    expect(t.shown()).toEqual(['dark', 'Asia/Bangkok', 'vi']);
    await t.logIn();
    expect([t.shown(), t.opened, t.sent]).toEqual([['light', 'Asia/Taipei', 'en'], ['en'], []]);
  });
  it('is shown in its language after a log-out and another log-in, too', async () => {
    const t = await enter({ reads: [succeeded(kept), succeeded(kept)] });
    await t.logOut();
    expect(t.opened).toEqual([]);
    await t.logIn();
    expect([t.shown(), t.opened]).toEqual([['light', 'Asia/Taipei', 'en'], ['en']]);
  });
  it('LOCALE-1: the language of an address that states one stays after a log-in', async () => {
    const t = await enter({ held: 'none', path: '/zh/menu' });
    await t.logIn();
    expect([t.shown(), t.opened]).toEqual([['light', 'Asia/Taipei', 'zh'], []]);
  });
  it('leaves each device as it is where nothing was decided', async () => {
    const t = await enter({ held: 'none', reads: [succeeded(defaultSettings)] });
    await t.logIn();
    expect([t.shown(), t.sent]).toEqual([['dark', 'Asia/Bangkok', 'vi'], []]);
  });
  it('is asked for again when the network is back', async () => {
    const t = await enter({ reads: [unreachable, succeeded(kept)] });
    expect(t.shown()[0]).toBe('dark');
    await t.online();
    expect(t.shown()[0]).toBe('light');
  });
  it.each([true, false])(
    'whether data are saved (%s) is known to the device before the settings are there',
    async (on) => {
      const t = await enter({ reads: [succeeded({ ...kept, dataSaver: on })] });
      expect(t.storage.read(DATA_SAVER)).toBe(on ? '1' : null);
    },
  );
});

describe('what a member chooses here', () => {
  it('is kept for the other devices: theme, zone and language', async () => {
    const t = await enter();
    await t.choose(() => t.colour.send({ type: 'colour.prefer', preference: 'system' }));
    await t.choose(() => t.zone.choose('Asia/Tokyo'));
    await t.choose(() => t.locale.send({ type: 'locale.choose', locale: 'zh' }));
    expect(t.sent).toMatchObject([
      { rev: 3, theme: 'system', timezone: 'Asia/Taipei', language: 'en' },
      { rev: 4, theme: 'system', timezone: 'Asia/Tokyo', language: 'en' },
      { rev: 5, theme: 'system', timezone: 'Asia/Tokyo', language: 'zh' },
    ]);
  });
  it('is not a language that an address brought along', async () => {
    const t = await enter();
    await t.choose(() => t.locale.send({ type: 'locale.routed', locale: 'zh' }));
    expect([t.shown()[2], t.sent]).toEqual(['zh', []]);
  });
  it('is a guest’s own where nobody is logged in', async () => {
    const t = await enter({ held: 'none' });
    await t.choose(() => t.colour.send({ type: 'colour.prefer', preference: 'light' }));
    expect(t.sent).toEqual([]);
  });
});

describe('B2: hidden results', () => {
  const choice = (mode: SpoilerPolicy, rev = 3): Settings => ({ ...kept, rev, spoiler: { mode, teams: ['t1', 't2'] } });

  it('are those of the member on every device, with the teams that they named', async () => {
    const t = await enter({ reads: [succeeded(choice('mine'))] });
    expect([t.hides(), t.storage.read(SPOILER_TEAMS), t.sent]).toEqual(['mine', 't1 t2', []]);
  });
  it('are chosen on one device for all of them', async () => {
    const t = await enter({ reads: [succeeded(choice('mine'))] });
    await t.choose(() => t.shield.choose('all'));
    expect(t.sent).toMatchObject([{ rev: 3, spoiler: { mode: 'all', teams: ['t1', 't2'] } }]);
  });
  it('keep the teams that are hidden or taken out on one device for all of them', async () => {
    const t = await enter({ reads: [succeeded(choice('mine'))] });
    await t.choose(() => t.shield.choose('mine', ['t2', 't3']));
    expect(t.sent).toMatchObject([{ rev: 3, spoiler: { mode: 'mine', teams: ['t2', 't3'] } }]);
    await t.choose(() => t.shield.choose('mine', ['t2', 't3']));
    expect(t.sent).toHaveLength(1);
  });
  it('of a guest become the member’s who never chose any, and else those of the member count', async () => {
    const first = await enter({ held: 'none', hides: 'all' });
    expect(first.sent).toEqual([]);
    await first.logIn();
    expect([first.hides(), first.sent]).toMatchObject(['all', [{ spoiler: { mode: 'all', teams: [] } }]]);
    const other = await enter({ held: 'none', hides: 'all', reads: [succeeded(choice('off'))] });
    await other.logIn();
    expect([other.hides(), other.sent]).toEqual(['off', []]);
  });
  it('of another device are heard of when the viewer is back', async () => {
    const t = await enter({ reads: [succeeded(choice('off')), succeeded(choice('all', 4))] });
    expect(t.hides()).toBe('off');
    await t.back();
    expect([t.hides(), t.sent]).toEqual(['all', []]);
  });
});
