import { turned } from '#domain/social/standing.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { followedList, standing } from '../social/social.resources.ts';
import { memberTips } from './tips.resources.ts';

/** Follows a tipster, and is told each of their tips; or ends that. */
export const followTipster = act({
  ...{ name: 'followTipster', members: true, invalidates: [standing, followedList, memberTips] },
  to: ({ tipsterId }: { readonly tipsterId: string; readonly on: boolean }) => tipsterId,
  run: async ({ loadPort }: Ports, wish, { signal }) => (await loadPort('tips')).follow(wish, signal),
  optimistic: ({ tipsterId, on }, change) =>
    change(standing, { target: { type: 'user', id: tipsterId } }, (now) => turned(now, 'follow', on)),
});
