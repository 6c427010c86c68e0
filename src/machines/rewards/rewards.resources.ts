import { loadPages } from '../resource/pages.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

export const memberLevel = resource({
  name: 'memberLevel',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('rewards')).level(signal),
});

/** The latest of a member's points. */
export const latestPoints = resource({
  name: 'latestPoints',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('rewards')).points(null, signal),
});

export const memberReferral = resource({
  name: 'memberReferral',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('rewards')).referral(signal),
});

interface Behind {
  /** `invitedNext` of the member's referral. */
  readonly from: string | null;
  /** How many pages are looked at. */
  readonly pages: number;
}

/** Whom a member invited before those that their referral lists. */
export const earlierInvited = resource({
  name: 'earlierInvited',
  private: true,
  load: async ({ loadPort }: Ports, { from, pages }: Behind, signal) => {
    const port = await loadPort('rewards');
    return loadPages(pages, from, (place) => port.invited(place, signal));
  },
});
