import { fromCallback } from 'xstate';
import { effectiveColour } from '#domain/colour/colourMode.ts';
import type { ColourPort, LogPort } from '#ports/storage.ts';
import { colourModeMachine, type ColourContext, type ColourEvent, type ColourInput } from './colourMode.machine.ts';

export interface ColourPorts {
  readonly colour: ColourPort;
  readonly log: LogPort;
}

/** What the chart starts from: `createActor(wireColourMode(ports), { input: colourInput(ports) })`. */
export const colourInput = ({ colour }: Pick<ColourPorts, 'colour'>): ColourInput => ({
  preference: colour.preference(),
  system: colour.system(),
});

const shown = ({ forced, preference, system }: ColourContext) => effectiveColour(forced, preference, system);

export const wireColourMode = ({ colour, log }: ColourPorts) =>
  colourModeMachine.provide({
    actors: {
      systemColour: fromCallback<ColourEvent>(({ sendBack }) =>
        colour.watchSystem((now) => sendBack({ type: 'colour.system', colour: now })),
      ),
    },
    actions: {
      keepPreference: ({ context }) => colour.keep(context.preference),
      show: ({ context }) => colour.show(shown(context)),
      warnForcedSystem: () => log.warn('A page may force light or dark, not system'),
    },
  });
