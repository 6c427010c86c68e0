import type { Scrobbler } from '#domain/music/scrobbler.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { scrobbler } from './scrobbler.resources.ts';

/** Tells a member's plays to another server from now on. */
export const scrobbleTo = act({
  ...{ name: 'scrobbleTo', members: true, invalidates: [scrobbler] },
  to: ({ address }: { readonly address: string; readonly token: string }) => address,
  run: async ({ loadPort }: Ports, wish, { signal }) => (await loadPort('playlists')).scrobbleTo(wish, signal),
  applyAnswer: (answer: Scrobbler, _, change) => change(scrobbler, null, () => answer),
});
/** Ends that. */
export const endScrobbling = act({
  ...{ name: 'endScrobbling', members: true, invalidates: [scrobbler] },
  to: (_: null) => 'off',
  run: async ({ loadPort }: Ports, _, { signal }) => (await loadPort('playlists')).endScrobbling(signal),
  applyAnswer: (answer: Scrobbler, _, change) => change(scrobbler, null, () => answer),
});
