import { SPOILER } from '#domain/spoiler/limits.ts';
import type { HoldsPort } from '#ports/holds.ts';
import { spoilerShieldMachine } from './spoilerShield.machine.ts';

export interface SpoilerShieldPorts {
  readonly holds: Pick<HoldsPort, 'showRing' | 'hideRing'>;
  readonly light: (fixtureId: string) => void;
}

export const wireSpoilerShield = ({ holds, light }: SpoilerShieldPorts) =>
  spoilerShieldMachine.provide({
    actions: {
      light: (_, { fixtureId }) => light(fixtureId),
      showRing: () => holds.showRing(SPOILER.holdMs),
      hideRing: () => holds.hideRing(),
    },
  });
