import type { Intent } from '#domain/auth/intent.ts';
import { createActs, type Acts } from '#machines/resource/act.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Resources } from '#machines/resource/resources.ts';
import type { App } from '#ui/app/AppContext.ts';
import type { Membership } from '#ui/app/membership.ts';

export interface ActsHere {
  readonly window: Window & typeof globalThis;
  readonly ports: Ports;
  readonly resources: Resources<Ports>;
  readonly clock: App['clock'];
  readonly membership: Membership;
  readonly tellTabs: (names: readonly string[]) => void;
}

/** Wires the viewer's actions, on the first press. */
export const wireActs = (here: ActsHere): Acts<Ports, Intent> => {
  const { window, ports, resources, clock, membership, tellTabs } = here;
  return createActs<Ports, Intent>({
    ...{ ports, resources, tellTabs, newId: clock.id },
    enter: membership.require,
    isOnline: () => window.navigator.onLine,
  });
};
