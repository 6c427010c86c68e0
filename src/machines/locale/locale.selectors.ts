import type { SnapshotFrom } from 'xstate';
import type { Locale } from '#domain/locale/locale.ts';
import type { localeMachine } from './locale.machine.ts';

type Snapshot = SnapshotFrom<typeof localeMachine>;

export const selectLocale = (snapshot: Snapshot): Locale => snapshot.context.locale;
/** The language that is loading; the menu marks it. */
export const selectWantedLocale = (snapshot: Snapshot): Locale | null => snapshot.context.wanted;
/** The language whose words could not be loaded. */
export const selectFailedLocale = (snapshot: Snapshot): Locale | null => snapshot.context.failed;
