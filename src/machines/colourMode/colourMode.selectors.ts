import type { SnapshotFrom } from 'xstate';
import { effectiveColour, type Colour, type ColourPreference } from '#domain/colour/colourMode.ts';
import type { colourModeMachine } from './colourMode.machine.ts';

type Snapshot = SnapshotFrom<typeof colourModeMachine>;

export const selectPreference = (snapshot: Snapshot): ColourPreference => snapshot.context.preference;
/** The mode that is shown. */
export const selectColour = ({ context }: Snapshot): Colour =>
  effectiveColour(context.forced, context.preference, context.system);
export const isColourForced = (snapshot: Snapshot): boolean => snapshot.context.forced !== null;
