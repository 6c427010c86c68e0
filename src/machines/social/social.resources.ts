import { targetText, type Target } from '#domain/social/social.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** How a thing stands with everybody and with the viewer: the one truth behind every button of it on a page. */
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

/** Of all kinds together. */
const all = (cursor: string | null) => ({ type: null, cursor });

/** What the member keeps, the latest first. */
export const savedList = feed({
  name: 'savedList',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('social')).saved(all(cursor), signal),
  idOf: ({ target }) => targetText(target),
});
/** Whom and what the member follows, the latest first. */
export const followedList = feed({
  name: 'followedList',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) =>
    (await loadPort('social')).followed(all(cursor), signal),
  idOf: ({ target }) => targetText(target),
});
/** What the member was in, the latest first. */
export const historyList = feed({
  name: 'historyList',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('social')).history(all(cursor), signal),
  idOf: ({ target }) => targetText(target),
});
