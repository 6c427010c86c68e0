import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const SEEKS_MS = 4000;

/** GA-11: one's own games of chess, and who waits for somebody. */
export const duelLists = resource({
  name: 'duelLists',
  private: true,
  pollEveryMs: SEEKS_MS,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('chess')).lists(signal),
});
