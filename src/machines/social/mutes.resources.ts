import type { Mute } from '#domain/social/mutes.ts';
import { succeeded } from '#ports/failure.ts';
import { commentList, oneComment, replyList } from '../comments/comments.resources.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** SO-10: what the member does not want to read; nothing is asked for a guest. */
export const mutes = resource({
  name: 'mutes',
  private: true,
  staleAfterMs: 300_000,
  load: async ({ loadPort }: Ports, { member }: { readonly member: boolean }, signal) =>
    member ? (await loadPort('social')).mutes(signal) : succeeded<readonly Mute[]>([]),
});

/** SO-10: mutes a word or a topic, or ends that. */
export const muteSomething = act({
  ...{ name: 'muteSomething', members: true, invalidates: [mutes, commentList, replyList, oneComment] },
  to: ({ kind, text, on }: Pick<Mute, 'kind' | 'text'> & { readonly on: boolean }) => `${kind} ${text} ${on}`,
  run: async ({ loadPort }: Ports, wish, { clientId, signal }) =>
    (await loadPort('social')).mute({ ...wish, clientId }, signal),
  optimistic: ({ kind, text, on }, change) => {
    if (!on) change(mutes, { member: true }, (held) => held.filter((one) => one.kind !== kind || one.text !== text));
  },
  applyAnswer: (all: readonly Mute[], _, change) => change(mutes, { member: true }, () => all),
});
