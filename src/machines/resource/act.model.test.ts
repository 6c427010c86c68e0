import { expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { actMachine } from './act.machine.ts';

const ended = failed({ kind: 'unauthorized', clears: 'allTokens' });

it('is shown, done or taken back as its chart says', async () => {
  const cover = coverage(actMachine);
  for (const online of [true, false])
    for (const mustEnter of [true, false])
      await walk({
        chart: actMachine,
        cover,
        input: { online, mustEnter },
        cases: {
          'xstate.done.actor.enter': [done('enter', true), done('enter', false)],
          'xstate.done.actor.run': [
            done('run', succeeded(1)),
            done('run', ended),
            done('run', failed({ kind: 'refused', code: 403 })),
          ],
        },
        wire: (hands) => {
          let shown = 0;
          return {
            machine: actMachine.provide({
              actors: { enter: hands.logic('enter'), run: hands.logic('run') },
              actions: { optimistic: () => void (shown += 1), rollBack: () => void (shown -= 1) },
            }),
            check: (state) => {
              expect(shown).toBe(state.matches('running') || state.matches('done') ? 1 : 0);
              expect(state.context.failure !== null).toBe(state.value === 'failed');
            },
          };
        },
      });
  cover.assertFull();
});
