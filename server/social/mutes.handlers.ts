import type { social as calls } from '#contract/http/social.ts';
import { muteKey, MUTES, type Mute } from '#domain/social/mutes.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import type { MutesStore } from './mutes.store.ts';

export interface MutesNeeds {
  readonly store: MutesStore;
  readonly countWrite: (userId: string) => Promise<number | null>;
  /** A person's display name; null if unknown. */
  readonly nameOf: (userId: string, context: CallContext<MemberViewer>) => Promise<string | null>;
}

interface Asked {
  readonly word?: string;
  readonly topic?: string;
  readonly userId?: string;
  readonly on: boolean;
}

/** SO-10: a member's own list of muted words, topics and people; nobody else can read it. */
export const mutesHandlers = ({
  store,
  countWrite,
  nameOf,
}: MutesNeeds): Pick<AreaHandlers<typeof calls>, 'mute' | 'muteList'> => {
  const meant = async (
    { word, topic, userId, on }: Asked,
    context: CallContext<MemberViewer>,
  ): Promise<Omit<Mute, 'since'> | Refusal> => {
    if ([word, topic, userId].filter((one) => one !== undefined).length !== 1)
      return refused(422, { fields: { word: 'either a word, a topic or a person' } });
    if (userId !== undefined) {
      if (userId === context.viewer.userId) return refused(422, { fields: { userId: 'is the member' } });
      // A person who no longer exists can still be removed from the list.
      const name = on ? await nameOf(userId, context) : '';
      return name === null ? refused(404) : { kind: 'person', text: name.slice(0, MUTES.textMax), userId };
    }
    const kind = word === undefined ? 'topic' : 'word';
    const text = (word ?? topic ?? '').normalize('NFC').trim();
    return muteKey(text) === '' ? refused(422, { fields: { [kind]: 'has no letter and no digit' } }) : { kind, text };
  };
  return {
    mute: async (asked, context) => {
      const { viewer, now } = context;
      const mute = await meant(asked, context);
      if (isRefused(mute)) return mute;
      const retryAfterS = await countWrite(viewer.userId);
      if (retryAfterS !== null) return refused(429, { retryAfterS });
      if (!asked.on) await store.remove(viewer.userId, mute);
      else if (!(await store.add(viewer.userId, { ...mute, since: now })))
        return refused(409, { message: 'A member keeps no more of these.' });
      return store.of(viewer.userId);
    },
    muteList: (_input, { viewer }) => store.of(viewer.userId),
  };
};
