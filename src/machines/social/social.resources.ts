import { targetText, type Target } from '#domain/social/social.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** The standing of a target: the single source for all its buttons on a page. */
export const standing = resource({
  name: 'standing',
  private: true,
  load: async ({ loadPort }: Ports, { target }: { readonly target: Target }, signal) => {
    const outcome = await (await loadPort('social')).standing([target], signal);
    if (!outcome.ok) return outcome;
    const [found] = outcome.value;
    return found ? succeeded(found) : failed({ kind: 'refused', code: 404 });
  },
});

/** Of all types. */
const all = (cursor: string | null) => ({ type: null, cursor });

/** The member's saved targets, newest first. */
export const savedList = feed({
  name: 'savedList',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('social')).saved(all(cursor), signal),
  idOf: ({ target }) => targetText(target),
});
/** The targets that the member follows, newest first. */
export const followedList = feed({
  name: 'followedList',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) =>
    (await loadPort('social')).followed(all(cursor), signal),
  idOf: ({ target }) => targetText(target),
});
/** The people whom the member followed last. */
export const followedPeople = resource({
  name: 'followedPeople',
  private: true,
  staleAfterMs: 300_000,
  load: async ({ loadPort }: Ports, _: null, signal) =>
    (await loadPort('social')).followed({ type: 'user', cursor: null }, signal),
});
/** All that the member follows, as `type:id`. */
export const followedAll = resource({
  name: 'followedAll',
  private: true,
  staleAfterMs: 300_000,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('social')).followedAll(signal),
});
/** The targets that the member visited, newest first. */
export const historyList = feed({
  name: 'historyList',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('social')).history(all(cursor), signal),
  idOf: ({ target }) => targetText(target),
});
