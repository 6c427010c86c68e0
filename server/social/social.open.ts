import { social as calls } from '#contract/http/social.ts';
import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import type { Clock } from '../shared/clock.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';
import { createLimiter, MINUTE_MS, type LimitStore } from '../shared/limiter.ts';
import { findSubjectsIn, type Subjects } from '../shared/subjects.ts';
import { answersStore } from './answers.store.ts';
import { historyStore } from './history.store.ts';
import { keptSocial } from './kept.store.ts';
import { marksStore } from './marks.store.ts';
import { socialArea } from './social.area.ts';
import { full, socialHandlers, type SocialParts } from './social.handlers.ts';
import { standingStore } from './standing.store.ts';
import { createViews } from './views.ts';

export interface OpenSocialNeeds extends Pick<SocialParts, 'areApart'> {
  readonly database: Database;
  readonly clock: Clock;
  /** LIMITS. */
  readonly limits: boolean;
  readonly limitStore: LimitStore;
  /** What the areas declare; where two know the same kind, the first that has a thing answers for it. */
  readonly subjects: readonly Subjects[];
}

const WRITES = { name: 'social.writes', max: 120, windowMs: MINUTE_MS } as const;
const FLUSH_EVERY_MS = 5000;

export const openSocial = ({ database, clock, limits, limitStore, subjects, areApart }: OpenSocialNeeds) => {
  const writes = createLimiter(WRITES, limitStore);
  const [answers, marks, standing] = [answersStore(database), marksStore(database), standingStore(database)];
  const views = createViews(standing, clock);
  return {
    ...opened(socialArea, {
      handlers: {
        social: socialHandlers({
          ...{ answers, marks, standing, views, areApart },
          history: historyStore(database),
          find: findSubjectsIn(subjects),
          countWrite: async (userId) => (limits ? writes.hit(userId) : null),
        }),
      },
      personalData: [keptSocial(database)],
      jobs: [
        { name: 'social.countViews', everyMs: FLUSH_EVERY_MS, inEachProcess: true, run: views.flush },
        { name: 'social.forgetAnswers', everyMs: 60 * MINUTE_MS, run: () => answers.forget(clock()) },
      ],
      close: views.flush,
    }),
    /** Which of these people a member follows. */
    followedAmong: marks.followedAmong,
    /** What of one type a member saved or follows. */
    idsOf: marks.idsOf,
    /** The members who want to be told of what somebody does. */
    toldOf: marks.toldOf,
    /** Follows somebody, or ends it, as the call does; a refusal where a member follows too many. */
    follow: async (
      userId: string,
      { whom, on, notify }: { readonly whom: string; readonly on: boolean; readonly notify: boolean },
      now: number,
    ): Promise<Refusal | null> => {
      const target = { type: 'user', id: whom } as const;
      const done = await answers.once(
        calls.follow.data,
        { userId, what: 'follow', clientId: undefined, now },
        async (queries) => {
          if (!on) await marks.remove(queries, 'follow', userId, target);
          else if (!(await marks.follow(queries, { userId, target, now }, notify))) return full;
          return { on };
        },
      );
      return isRefused(done) ? done : null;
    },
  };
};
