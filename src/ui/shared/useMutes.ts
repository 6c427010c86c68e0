import type { Mute } from '#domain/social/mutes.ts';
import { mutes } from '#machines/social/mutes.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';

const NONE: readonly Mute[] = [];

/** SO-10: what the viewer does not want to read; nothing for a guest. */
export const useMutes = (): readonly Mute[] => useResource(mutes, { member: useLoggedIn() }).value ?? NONE;
