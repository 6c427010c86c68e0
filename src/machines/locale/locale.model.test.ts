import { it } from 'vitest';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { localeMachine } from './locale.machine.ts';
import { wireLocale } from './locale.wire.ts';

const languages = ['vi', 'en', 'zh'] as const;

it('chooses, follows and fails as its chart says', async () => {
  const cover = coverage(localeMachine);
  await walk({
    chart: localeMachine,
    cover,
    input: { locale: 'vi' },
    cases: {
      'locale.choose': languages.map((locale) => ({ type: 'locale.choose', locale })),
      'locale.routed': languages.map((locale) => ({ type: 'locale.routed', locale })),
      'xstate.done.actor.loadWords': [done('loadWords', true), done('loadWords', false)],
    },
    wire: (hands) => ({
      machine: wireLocale({
        locale: { cookie: () => null, browser: () => [], keep: () => {}, load: hands.promise('loadWords') },
        log: { warn: () => {}, report: () => {} },
        groups: () => [],
        open: () => {},
      }),
    }),
  });
  cover.assertFull();
});
