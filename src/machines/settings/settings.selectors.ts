import type { SnapshotFrom } from 'xstate';
import { withChange } from '#domain/settings/change.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Failure } from '#ports/failure.ts';
import type { SettingsMachine } from './settings.machine.ts';

type Snapshot = SnapshotFrom<SettingsMachine>;

/** The settings including unsaved changes; null until they were read. The same object for the same input. */
export const selectSettings = ({ context: { kept, change } }: Snapshot): Settings | null => {
  if (kept === null) return null;
  const parts = shown.get(kept) ?? new WeakMap<object, Settings>();
  shown.set(kept, parts);
  const known = parts.get(change) ?? withChange(kept, change);
  parts.set(change, known);
  return known;
};
const shown = new WeakMap<Settings, WeakMap<object, Settings>>();

/** How saving stands; `unread` if the settings could not even be read. */
export type Keeping = 'reading' | 'unread' | 'kept' | 'saving' | 'waiting' | 'refused';
export const selectKeeping = (snapshot: Snapshot): Keeping => {
  if (snapshot.matches('unread')) return 'unread';
  if (!snapshot.matches('known')) return 'reading';
  if (snapshot.hasTag('saving')) return 'saving';
  if (snapshot.hasTag('waiting')) return 'waiting';
  return snapshot.context.failure ? 'refused' : 'kept';
};
export const selectSettingsFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
