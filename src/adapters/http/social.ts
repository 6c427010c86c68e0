import { social } from '#contract/http/social.ts';
import { keptText } from '#domain/social/shelf.ts';
import { targetText, type Target } from '#domain/social/social.ts';
import type { SocialList, SocialPort } from '#ports/social.ts';
import type { Send } from './send.ts';

const named = (targets: readonly Target[]) => ({ targets: targets.map(targetText).join() });
const asked = ({ type, cursor }: SocialList) => ({
  ...(type !== null && { type }),
  ...(cursor !== null && { cursor }),
});

export const httpSocial = (send: Send): SocialPort => ({
  standing: (targets, signal) => send(social.state, named(targets), signal),
  cards: (targets, signal) => send(social.cards, named(targets), signal),
  react: (wish, signal) => send(social.react, wish, signal),
  save: (wish, signal) => send(social.save, wish, signal),
  follow: (wish, signal) => send(social.follow, wish, signal),
  rate: (wish, signal) => send(social.rate, wish, signal),
  liked: (list, signal) => send(social.liked, asked(list), signal),
  saved: (list, signal) => send(social.saved, asked(list), signal),
  followed: (list, signal) => send(social.followed, asked(list), signal),
  followedAll: (signal) => send(social.followedAll, {}, signal),
  history: (list, signal) => send(social.history, asked(list), signal),
  putHistory: (items, signal) => send(social.putHistory, { items }, signal),
  forgetHistory: (target, signal) => send(social.forgetHistory, target ? { target } : {}, signal),
  shelf: (kept, signal) => send(social.shelf, kept.length > 0 ? { kept: keptText(kept) } : {}, signal),
  putOffShelf: (wish, signal) => send(social.putOffShelf, wish, signal),
  mutes: (signal) => send(social.muteList, {}, signal),
  mute: ({ kind, text, userId, ...wish }, signal) =>
    send(social.mute, { ...wish, ...(userId === undefined ? { [kind]: text } : { userId }) }, signal),
  view: (target, signal) => send(social.view, { target }, signal),
});
