import type { Locale } from '#domain/locale/locale.ts';
import { targetText, type Target } from '#domain/social/social.ts';
import { scheduleLists } from '../http/scheduleLists.ts';
import { social } from '../http/social.ts';
import { ask } from './ask.ts';

export interface OfCommentator {
  readonly userId: string;
  readonly locale: Locale;
}
const byUser = ({ userId }: OfCommentator) => ({ userId });

/** The resources of a person's page. */
export const peopleAsks = {
  cards: ask(social.cards, ({ targets }: { readonly targets: readonly Target[] }) => ({
    targets: targets.map(targetText).join(),
  })),
  announced: ask(scheduleLists.anchorSchedule, byUser),
  pastRooms: ask(scheduleLists.anchorRooms, byUser),
};
