import { fromCallback, type ActorRefFrom } from 'xstate';
import { effectiveColour } from '#domain/colour/colourMode.ts';
import { forcedColour } from '#domain/colour/pageColour.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import type { ColourPort, LogPort } from '#ports/storage.ts';
import { colourModeMachine, type ColourContext, type ColourEvent, type ColourInput } from './colourMode.machine.ts';

export interface ColourPorts {
  readonly colour: ColourPort;
  readonly log: LogPort;
}

/** The chart's input: `createActor(wireColourMode(ports), { input: colourInput(ports) })`. */
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

/** COLOUR-3: when a page opens, releases the mode that the previous one forced, and applies its own. */
export const colourPages =
  (colour: Pick<ActorRefFrom<typeof colourModeMachine>, 'send'>, inTheater: () => boolean) =>
  (found: FoundRoute | null | undefined): void => {
    colour.send({ type: 'colour.navigated' });
    const forced = forcedColour(found?.route.colour, inTheater());
    if (forced !== null) colour.send({ type: 'colour.force', colour: forced });
  };
