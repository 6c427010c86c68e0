import { fromPromise } from 'xstate';
import { withChange } from '#domain/settings/change.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { SettingsPort } from '#ports/settings.ts';
import type { LogPort } from '#ports/storage.ts';
import { settingsMachine, type SettingsMachine } from './settings.machine.ts';
import type { KeepAnswer, ReadAnswer } from './settings.types.ts';

export interface SettingsPorts {
  readonly settings: () => Promise<SettingsPort>;
  /** Applies these settings to the page, including unsaved changes. */
  readonly apply: (settings: Settings) => void;
  readonly log: LogPort;
}

export const wireSettings = ({ settings, apply, log }: SettingsPorts): SettingsMachine =>
  settingsMachine.provide({
    actors: {
      read: fromPromise<ReadAnswer, void>(async ({ signal }) => (await settings()).read(signal)),
      keep: fromPromise<KeepAnswer, Settings>(async ({ input, signal }) => (await settings()).keep(input, signal)),
    },
    actions: {
      apply: ({ context }) => {
        if (context.kept) apply(withChange(context.kept, context.change));
      },
      reportFault: ({ event }) => log.report('Settings threw', event),
    },
  });
