import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { DEFAULT_LOCALE, splitLocale } from '#domain/locale/locale.ts';
import { DATA_SAVER } from '#domain/settings/dataSaver.ts';
import { KEEPING, SPOILER_TEAMS } from '#domain/settings/keeping.ts';
import type { Preferences, SpoilerChoice } from '#domain/settings/settings.ts';
import { idsIn } from '#domain/shared/idList.ts';
import type { SpoilerPolicy } from '#domain/spoiler/policy.ts';
import type { SettingsPort } from '#ports/settings.ts';
import type { LogPort, StoragePort } from '#ports/storage.ts';
import type { VisibilityPort } from '#ports/visibility.ts';
import { isLoggedIn, selectViewer } from '../auth/auth.selectors.ts';
import type { AuthRef } from '../auth/auth.wire.ts';
import type { colourModeMachine } from '../colourMode/colourMode.machine.ts';
import { selectPreference } from '../colourMode/colourMode.selectors.ts';
import type { localeMachine } from '../locale/locale.machine.ts';
import { selectLocale, selectWantedLocale } from '../locale/locale.selectors.ts';
import type { SettingsMachine } from './settings.machine.ts';
import { selectSettings } from './settings.selectors.ts';
import { wireSettings } from './settings.wire.ts';

interface Hidden {
  readonly hideOdds: boolean;
  readonly policy: SpoilerPolicy;
}
interface Hides {
  readonly hideOdds: (on: boolean) => void;
  readonly choose: (policy: SpoilerPolicy) => void;
}
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
  /** B2, TI-9: what this device hides. */
  readonly spoiler: {
    readonly now: () => Hidden;
    readonly shield: { readonly load: () => Promise<Hides> };
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
  readonly visibility: Pick<VisibilityPort, 'watch'>;
  readonly now: () => number;
}

const memberIn = (snapshot: SnapshotFrom<AuthRef>): string | null =>
  isLoggedIn(snapshot) ? (selectViewer(snapshot)?.userId ?? null) : null;

/** Applies the member's settings to this device, and stores the language, colour and zone chosen on it. */
export const startMemberSettings = (needs: MemberSettingsNeeds): ActorRefFrom<SettingsMachine> => {
  const { settings, auth, colour, locale, zone, spoiler, storage, log } = needs;
  let entered = !needs.wasMember;
  let applying = false;

  const hide = (how: (shield: Hides) => void) =>
    void spoiler.shield.load().then(how, () => log.warn('What is hidden could not be changed'));
  const hideOdds = (on: boolean) => {
    if (spoiler.now().hideOdds !== on) hide((shield) => shield.hideOdds(on));
  };
  const hideResults = ({ mode, teams }: SpoilerChoice) => {
    const before = idsIn(storage.read(SPOILER_TEAMS));
    storage.write(SPOILER_TEAMS, teams.length > 0 ? teams.join(' ') : null);
    const others = mode === 'mine' && before.join(' ') !== teams.join(' ');
    if (spoiler.now().policy !== mode || others) hide((shield) => shield.choose(mode));
  };
  const actor = createActor(
    wireSettings({
      settings,
      log,
      apply: ({ theme, timezone, language, dataSaver, ...hidden }) => {
        applying = true;
        if (theme) colour.send({ type: 'colour.prefer', preference: theme });
        if (timezone) zone.choose(timezone);
        storage.write(DATA_SAVER, dataSaver ? '1' : null);
        hideOdds(hidden.hideOdds);
        // What was chosen on a device before the member chose anything becomes the member's choice.
        if (hidden.spoiler) hideResults(hidden.spoiler);
        else if (spoiler.now().policy !== 'off') choseResults(spoiler.now().policy);
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
  const choseResults = (mode: SpoilerPolicy) => {
    const teams = idsIn(storage.read(SPOILER_TEAMS));
    const held = selectSettings(actor.getSnapshot())?.spoiler;
    if (held?.mode === mode && held.teams.join(' ') === teams.join(' ')) return;
    actor.send({ type: 'settings.change', change: { spoiler: { mode, teams } } });
  };
  let preference = selectPreference(colour.getSnapshot());
  colour.subscribe((snapshot) => {
    const before = preference;
    preference = selectPreference(snapshot);
    if (preference !== before) chosen('theme', preference);
  });
  zone.subscribe(() => chosen('timezone', zone.current()));
  let hidden = spoiler.now();
  let teams = storage.read(SPOILER_TEAMS);
  spoiler.subscribe(() => {
    const before = hidden;
    hidden = spoiler.now();
    if (hidden.hideOdds !== before.hideOdds) chosen('hideOdds', hidden.hideOdds);
    const others = storage.read(SPOILER_TEAMS);
    if (hidden.policy !== before.policy || others !== teams) choseResults(hidden.policy);
    teams = others;
  });
  let wanted = selectWantedLocale(locale.getSnapshot());
  locale.subscribe((snapshot) => {
    // Stores a language that the viewer chose, once it is loaded; following a link in another language stores nothing.
    if (wanted !== null && selectWantedLocale(snapshot) === null && selectLocale(snapshot) === wanted)
      chosen('language', wanted);
    wanted = selectWantedLocale(snapshot);
  });
  let looked = needs.now();
  needs.visibility.watch((visible) => {
    if (!visible || needs.now() - looked < KEEPING.staleMs) return;
    looked = needs.now();
    actor.send({ type: 'settings.look' });
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
