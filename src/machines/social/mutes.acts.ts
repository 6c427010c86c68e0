import { muteKeyOf, type Mute } from '#domain/social/mutes.ts';
import { commentList, oneComment, replyList } from '../comments/comments.resources.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { mutes } from './mutes.resources.ts';

export type MuteWish = Pick<Mute, 'kind' | 'text' | 'userId'> & { readonly on: boolean };

/** SO-10: mutes a word, a topic or a person, or ends that. */
export const muteSomething = act({
  ...{ name: 'muteSomething', members: true, invalidates: [mutes, commentList, replyList, oneComment] },
  to: (wish: MuteWish) => `${wish.kind} ${muteKeyOf(wish)} ${wish.on}`,
  run: async ({ loadPort }: Ports, wish, { clientId, signal }) =>
    (await loadPort('social')).mute({ ...wish, clientId }, signal),
  optimistic: (wish, change) => {
    const key = muteKeyOf(wish);
    if (!wish.on)
      change(mutes, { member: true }, (held) => held.filter((one) => one.kind !== wish.kind || muteKeyOf(one) !== key));
  },
  applyAnswer: (all: readonly Mute[], _, change) => change(mutes, { member: true }, () => all),
});
