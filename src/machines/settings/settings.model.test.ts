import { expect, it } from 'vitest';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { succeeded } from '#ports/failure.ts';
import { rateLimited, refusedWith, unreachable } from '../../../tests/fakes/accounts.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { settingsMachine } from './settings.machine.ts';
import type { KeepAnswer, ReadAnswer } from './settings.types.ts';
import { wireSettings } from './settings.wire.ts';

const read: Settings = { ...defaultSettings, rev: 1 };
const kept: Settings = { ...read, hideOdds: true };
const newer: Settings = { ...read, dataSaver: true };
const reads: readonly ReadAnswer[] = [succeeded(read), succeeded({ ...newer, rev: 2 }), unreachable];
const keeps: readonly KeepAnswer[] = [
  succeeded({ kind: 'kept', settings: kept }),
  succeeded({ kind: 'stale', settings: newer }),
  refusedWith(422),
  rateLimited(20),
  unreachable,
];
const cases = {
  'settings.member': [
    { type: 'settings.member', userId: 'u1' },
    { type: 'settings.member', userId: null },
  ],
  'settings.change': [{ type: 'settings.change', change: { hideOdds: true } }],
  'xstate.done.actor.read': reads.map((outcome) => done('read', outcome)),
  'xstate.done.actor.keep': keeps.map((outcome) => done('keep', outcome)),
};

it('keeps settings as its chart says', async () => {
  const cover = coverage(settingsMachine);
  await walk({
    chart: settingsMachine,
    cover,
    cases,
    wire: (hands) => {
      const applied: Settings[] = [];
      const port = { read: hands.promise('read'), keep: hands.promise('keep') };
      return {
        machine: wireSettings({
          settings: () => Promise.resolve(port as never),
          apply: (settings) => void applied.push(settings),
          log: { warn: () => {}, report: () => {} },
        }),
        check: (state) => {
          if (state.matches('known')) expect(applied.length).toBeGreaterThan(0);
          if (state.matches('known.settled')) expect(state.context.change).toEqual({});
          if (state.matches('away')) expect(state.context).toMatchObject({ userId: null, kept: null, change: {} });
        },
      };
    },
  });
  cover.assertFull();
});
