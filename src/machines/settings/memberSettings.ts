import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { DEFAULT_LOCALE, splitLocale } from '#domain/locale/locale.ts';
import { DATA_SAVER } from '#domain/settings/keeping.ts';
import type { Preferences } from '#domain/settings/settings.ts';
import type { SettingsPort } from '#ports/settings.ts';
import type { LogPort, StoragePort } from '#ports/storage.ts';
import { isLoggedIn, selectViewer } from '../auth/auth.selectors.ts';
import type { AuthRef } from '../auth/auth.wire.ts';
import type { colourModeMachine } from '../colourMode/colourMode.machine.ts';
import { selectPreference } from '../colourMode/colourMode.selectors.ts';
import type { localeMachine } from '../locale/locale.machine.ts';
import { selectLocale, selectWantedLocale } from '../locale/locale.selectors.ts';
import type { SettingsMachine } from './settings.machine.ts';
import { selectSettings } from './settings.selectors.ts';
import { wireSettings } from './settings.wire.ts';

export interface MemberSettingsNeeds {
  readonly settings: () => Promise<SettingsPort>;
  readonly colour: ActorRefFrom<typeof colourModeMachine>;
  readonly locale: ActorRefFrom<typeof localeMachine>;
  /** The time zone in which times are shown. */
  readonly zone: {
    readonly current: () => string;
    readonly choose: (zone: string) => void;
    readonly subscribe: (changed: () => void) => void;
  };
  /** TI-9: whether this device hides odds. */
  readonly odds: {
    readonly now: () => { readonly hideOdds: boolean };
    readonly shield: { readonly load: () => Promise<{ readonly hideOdds: (on: boolean) => void }> };
    readonly subscribe: (changed: () => void) => void;
  };
  /** The current path, with its language prefix. */
  readonly pathname: () => string;
  readonly auth: AuthRef;
  readonly storage: StoragePort;
  readonly log: LogPort;
  /** Whether a member was logged in when the page was loaded: their language is applied only after a new log-in. */
  readonly wasMember: boolean;
  /** Calls back when the browser comes online. */
  readonly watchOnline: (online: () => void) => void;
}

const memberIn = (snapshot: SnapshotFrom<AuthRef>): string | null =>
  isLoggedIn(snapshot) ? (selectViewer(snapshot)?.userId ?? null) : null;

/** Applies the member's settings to this device, and stores the language, colour and zone chosen on it. */
export const startMemberSettings = (needs: MemberSettingsNeeds): ActorRefFrom<SettingsMachine> => {
  const { settings, auth, colour, locale, zone, odds, storage, log } = needs;
  let entered = !needs.wasMember;
  let applying = false;

  const hide = (on: boolean) => {
    if (odds.now().hideOdds !== on)
      odds.shield.load().then(
        (shield) => shield.hideOdds(on),
        () => log.warn('Odds could not be hidden'),
      );
  };
  const actor = createActor(
    wireSettings({
      settings,
      log,
      apply: ({ theme, timezone, language, dataSaver, hideOdds }) => {
        applying = true;
        if (theme) colour.send({ type: 'colour.prefer', preference: theme });
        if (timezone) zone.choose(timezone);
        storage.write(DATA_SAVER, dataSaver ? '1' : null);
        hide(hideOdds);
        // A language in the address was chosen explicitly and wins.
        const stated = splitLocale(needs.pathname()).locale !== DEFAULT_LOCALE;
        if (language && entered && !stated) locale.send({ type: 'locale.choose', locale: language });
        entered = false;
        applying = false;
      },
    }),
  ).start();

  const chosen = <Name extends 'theme' | 'timezone' | 'language' | 'hideOdds'>(
    name: Name,
    value: Preferences[Name],
  ) => {
    if (!applying && selectSettings(actor.getSnapshot())?.[name] !== value)
      actor.send({ type: 'settings.change', change: { [name]: value } });
  };
  let preference = selectPreference(colour.getSnapshot());
  colour.subscribe((snapshot) => {
    const before = preference;
    preference = selectPreference(snapshot);
    if (preference !== before) chosen('theme', preference);
  });
  zone.subscribe(() => chosen('timezone', zone.current()));
  let hidden = odds.now().hideOdds;
  odds.subscribe(() => {
    const before = hidden;
    hidden = odds.now().hideOdds;
    if (hidden !== before) chosen('hideOdds', hidden);
  });
  let wanted = selectWantedLocale(locale.getSnapshot());
  locale.subscribe((snapshot) => {
    // Stores a language that the viewer chose, once it is loaded; following a link in another language stores nothing.
    if (wanted !== null && selectWantedLocale(snapshot) === null && selectLocale(snapshot) === wanted)
      chosen('language', wanted);
    wanted = selectWantedLocale(snapshot);
  });
  needs.watchOnline(() => actor.send({ type: 'settings.retry' }));

  const meet = (snapshot: SnapshotFrom<AuthRef>) => {
    const userId = memberIn(snapshot);
    if (userId === null && !isLoggedIn(snapshot)) entered = true;
    actor.send({ type: 'settings.member', userId });
  };
  auth.subscribe(meet);
  meet(auth.getSnapshot());
  return actor;
};
