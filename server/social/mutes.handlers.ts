import type { social as calls } from '#contract/http/social.ts';
import { muteKey } from '#domain/social/mutes.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import type { MutesStore } from './mutes.store.ts';

/** SO-10: a member's own list of words and topics; only they read it. */
export const mutesHandlers = (
  store: MutesStore,
  countWrite: (userId: string) => Promise<number | null>,
): Pick<AreaHandlers<typeof calls>, 'mute' | 'muteList'> => ({
  mute: async ({ word, topic, on }, { viewer, now }) => {
    const text = (word ?? topic ?? '').normalize('NFC').trim();
    const kind = word === undefined ? 'topic' : 'word';
    if ((word === undefined) === (topic === undefined))
      return refused(422, { fields: { word: 'either a word or a topic' } });
    if (muteKey(text) === '') return refused(422, { fields: { [kind]: 'has no letter and no digit' } });
    const retryAfterS = await countWrite(viewer.userId);
    if (retryAfterS !== null) return refused(429, { retryAfterS });
    if (!on) await store.remove(viewer.userId, { kind, text });
    else if (!(await store.add(viewer.userId, { kind, text, since: now })))
      return refused(409, { message: 'A member keeps no more of these.' });
    return store.of(viewer.userId);
  },
  muteList: (_input, { viewer }) => store.of(viewer.userId),
});
