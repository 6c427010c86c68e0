import { social as calls } from '#contract/http/social.ts';
import type { Target, TargetType } from '#domain/social/social.ts';
import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import type { Clock } from '../shared/clock.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';
import { createLimiter, MINUTE_MS, type LimitStore } from '../shared/limiter.ts';
import { findSubjectsIn, reactedIn, resumeIn, type Subjects } from '../shared/subjects.ts';
import { answersStore } from './answers.store.ts';
import { historyStore } from './history.store.ts';
import { keptSocial } from './kept.store.ts';
import { marksStore, type ListWish } from './marks.store.ts';
import { socialArea } from './social.area.ts';
import { full, socialHandlers, type SocialParts } from './social.handlers.ts';
import { mutesStore } from './mutes.store.ts';
import { standingStore } from './standing.store.ts';
import { createViews } from './views.ts';

export interface OpenSocialNeeds extends Pick<SocialParts, 'areApart'> {
  readonly database: Database;
  readonly clock: Clock;
  /** The setting LIMITS. */
  readonly limits: boolean;
  readonly limitStore: LimitStore;
  /** The subjects of all areas; if two know the same kind, the first that has the subject answers for it. */
  readonly subjects: readonly Subjects[];
}

const WRITES = { name: 'social.writes', max: 120, windowMs: MINUTE_MS } as const;
const FLUSH_EVERY_MS = 5000;

export const openSocial = ({ database, clock, limits, limitStore, subjects, areApart }: OpenSocialNeeds) => {
  const writes = createLimiter(WRITES, limitStore);
  const [answers, marks, standing] = [answersStore(database), marksStore(database), standingStore(database)];
  const [history, mutes] = [historyStore(database), mutesStore(database)];
  const find = findSubjectsIn(subjects);
  const views = createViews(standing, clock);
  return {
    ...opened(socialArea, {
      handlers: {
        social: socialHandlers({
          ...{ answers, marks, standing, views, mutes, areApart },
          history,
          find,
          resume: resumeIn(subjects),
          reacted: reactedIn(subjects),
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
    /** When the member first followed one of these people; null if they follow none. */
    followsSince: marks.followsSince,
    /** Looks up subjects of all areas. */
    find,
    /** A member's progress in these subjects; subjects that were never visited are left out. */
    reached: history.of,
    /** The ids of one type that a member visited, the latest first; only the first slice. */
    visitedOf: async (userId: string, type: TargetType): Promise<readonly string[]> =>
      (await history.list(userId, { type })).list.map(({ target }) => target.id),
    /** What a member saved, newest first. */
    saved: (userId: string, wish: ListWish) => marks.list('save', userId, wish),
    /** The number of a subject's followers. */
    followersOf: async (target: Target): Promise<number> => (await standing.counters(database, target)).followers ?? 0,
    /** The views and ratings of each subject of a type. */
    regardOf: standing.regardOf,
    /** The counts of subjects for everybody, and the viewer's own marks. */
    standingOf: standing.of,
    /** The ids that a member saved or follows of one type. */
    idsOf: marks.idsOf,
    /** What a member follows, newest first. */
    followed: (userId: string, wish: ListWish) => marks.list('follow', userId, wish),
    /** In the caller's transaction: stores a member's progress. */
    visited: history.put,
    /** The members who want notifications about a person or another subject. */
    toldOf: marks.toldOf,
    mostFollowed: marks.mostFollowed,
    /** SO-10: what a member has muted. */
    mutesOf: mutes.of,
    leadsOf: marks.leadsOf,
    setLead: marks.setLead,
    /** Follows or unfollows a person as the call does; a refusal if the member follows too many. */
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
          else if (!(await marks.follow(queries, { userId, target, now }, { notify }))) return full;
          return { on };
        },
      );
      return isRefused(done) ? done : null;
    },
  };
};
