import { expect, it } from 'vitest';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { colourModeMachine, type ColourEvent, type ColourInput } from './colourMode.machine.ts';
import { wireColourMode } from './colourMode.wire.ts';

const cases: Record<string, readonly ColourEvent[]> = {
  'colour.prefer': (['light', 'dark', 'system'] as const).map((preference) => ({ type: 'colour.prefer', preference })),
  'colour.system': (['light', 'dark'] as const).map((colour) => ({ type: 'colour.system', colour })),
  'colour.force': (['light', 'dark', 'system'] as const).map((colour) => ({ type: 'colour.force', colour })),
};

it('prefers, follows and is forced as its chart says', async () => {
  const cover = coverage(colourModeMachine);
  const inputs: readonly ColourInput[] = [
    { preference: 'system', system: 'dark' },
    { preference: 'light', system: 'dark' },
  ];
  for (const input of inputs)
    await walk({
      chart: colourModeMachine,
      cover,
      cases,
      input,
      wire: (hands) => {
        const listen = hands.listener<ColourEvent>('colour.system');
        return {
          machine: wireColourMode({
            log: { warn: () => {}, report: () => {} },
            colour: {
              preference: () => input.preference,
              system: () => input.system,
              keep: () => {},
              show: () => {},
              watchSystem: (changed) => listen((event) => event.type === 'colour.system' && changed(event.colour)),
            },
          }),
          stopped: () => expect(hands.listening()).toBe(0),
        };
      },
    });
  cover.assertFull();
});
