import type { Colour, ColourPreference } from '#domain/colour/colourMode.ts';
import type { ColourPort } from '#ports/storage.ts';

/** A system with a changeable colour scheme; records what was stored and shown. */
export const fakeColour = (preference: ColourPreference, system: Colour) => {
  const shown: Colour[] = [];
  const kept: ColourPreference[] = [];
  const watchers = new Set<(colour: Colour) => void>();
  const port: ColourPort = {
    preference: () => preference,
    keep: (wanted) => kept.push(wanted),
    system: () => system,
    watchSystem: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    show: (colour) => shown.push(colour),
  };
  return {
    port,
    shown,
    kept,
    watchers: () => watchers.size,
    systemTurns: (colour: Colour) => {
      for (const changed of watchers) changed(colour);
    },
  };
};
