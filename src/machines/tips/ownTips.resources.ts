import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** The member's drafts of tips, the latest first. */
export const tipDrafts = resource({
  name: 'tipDrafts',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('ownTips')).drafts(signal),
});
/** TI-6: what those whom the member follows won, each tip as one unit. */
export const ifFollowed = resource({
  name: 'ifFollowed',
  private: true,
  staleAfterMs: 60_000,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('ownTips')).ifFollowed(signal),
});
