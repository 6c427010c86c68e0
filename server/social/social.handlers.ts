import { social as calls } from '#contract/http/social.ts';
import { isMemberId } from '#domain/people/people.ts';
import { readKept, shelfOf } from '#domain/social/shelf.ts';
import { readTargets, type Card, type Progress, type SpecialAct, type Target } from '#domain/social/social.ts';
import type { Queries } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import type { FindSubjects, Reacted, Resume } from '../shared/subjects.ts';
import type { AnswersStore } from './answers.store.ts';
import type { HistoryStore } from './history.store.ts';
import type { ListWish, MarkKind, MarksStore } from './marks.store.ts';
import { mutesHandlers } from './mutes.handlers.ts';
import type { MutesStore } from './mutes.store.ts';
import type { StandingStore } from './standing.store.ts';
import type { Views } from './views.ts';

export interface SocialParts {
  readonly answers: AnswersStore;
  readonly marks: MarksStore;
  readonly history: HistoryStore;
  readonly standing: StandingStore;
  readonly views: Views;
  readonly find: FindSubjects;
  readonly resume: Resume;
  readonly reacted: Reacted;
  readonly mutes: MutesStore;
  /** Counts a member's write; returns the seconds to wait if there are too many, else null. */
  readonly countWrite: (userId: string) => Promise<number | null>;
  /** Whether one of two members has blocked the other. */
  readonly areApart: (userId: string, otherId: string) => Promise<boolean>;
}

const badTargets = refused(422, { fields: { targets: 'must be 1 to 50 of type:id' } });
export const full = refused(409, { message: 'A member keeps no more of these.' });
const badKept = refused(422, { fields: { kept: 'must be 1 to 50 of type:id~position~duration~done~at' } });
const badTarget = (why: 'oneself' | 'cannot be followed' | 'cannot be rated'): Refusal =>
  refused(422, { fields: { target: why } });

/** Looks up the subjects of all areas, and handles what members do with them. */
export const socialHandlers = (parts: SocialParts): AreaHandlers<typeof calls> => {
  const { answers, marks, history, standing, views, find, resume, reacted, mutes, countWrite, areApart } = parts;

  const there = async (target: Target, context: CallContext): Promise<Card | Refusal> =>
    (await find([target], context))[0] ?? refused(404);
  /** The subject that a member wants to write about, if the limit on writes allows it. */
  const writable = async (target: Target, context: CallContext<MemberViewer>): Promise<Card | Refusal> => {
    const retryAfterS = await countWrite(context.viewer.userId);
    return retryAfterS === null ? there(target, context) : refused(429, { retryAfterS });
  };
  /** The same for a person; anyone who blocked the member, or whom the member blocked, counts as not found. */
  const somebody = async (
    target: Target,
    act: SpecialAct,
    context: CallContext<MemberViewer>,
  ): Promise<Refusal | null> => {
    const found = await writable(target, context);
    if (isRefused(found)) return found;
    if (!found.takes?.includes(act)) return badTarget(act === 'follow' ? 'cannot be followed' : 'cannot be rated');
    const { userId } = context.viewer;
    if (target.id === userId) return badTarget('oneself');
    return isMemberId(target.id) && (await areApart(userId, target.id)) ? refused(404) : null;
  };
  const marked = async (kind: MarkKind | 'like', wish: ListWish, context: CallContext<MemberViewer>) => {
    const { list, next } = await marks.list(kind, context.viewer.userId, wish);
    const found = await find(
      list.map(({ target }) => target),
      context,
    );
    return { list: list.map((one, i) => ({ ...one, card: found[i] ?? null })), next };
  };
  /** The subjects in a query that exist. */
  const named = async (text: string, context: CallContext): Promise<readonly Card[] | Refusal> => {
    const targets = readTargets(text);
    return targets ? (await find(targets, context)).filter((one) => one !== null) : badTargets;
  };
  const write = (what: string, clientId: string | undefined, { viewer, now }: CallContext<MemberViewer>) => ({
    ...{ userId: viewer.userId, what, clientId, now },
  });

  return {
    ...mutesHandlers({
      ...{ store: mutes, countWrite },
      nameOf: async (id, context) => (await find([{ type: 'user', id }], context))[0]?.title ?? null,
    }),
    state: async (input, context) => {
      const found = await named(input.targets, context);
      if (isRefused(found)) return found;
      const { viewer } = context;
      const targets = found.map(({ target }) => target);
      return standing.of(targets, viewer.kind === 'member' ? viewer.userId : null);
    },
    // The cards are the same for everybody, so they contain nothing personal.
    cards: (input, context) => named(input.targets, { ...context, viewer: null }),
    react: async ({ target, kind, on, clientId }, context) => {
      const found = await writable(target, context);
      if (isRefused(found)) return found;
      const { userId } = context.viewer;
      return answers.once(calls.react.data, write('react', clientId, context), async (queries) => {
        if (!on) await standing.takeBack(queries, userId, target, kind);
        else if (!(await standing.react(queries, userId, target, kind, context.now))) return full;
        const counters = await standing.counters(queries, target);
        await reacted(queries, target, counters);
        return { on, counters };
      });
    },
    save: async ({ target, on, clientId }, context) => {
      // A subject that no longer exists can still be removed.
      const found = on ? await writable(target, context) : null;
      if (isRefused(found)) return found;
      const { userId } = context.viewer;
      return answers.once(calls.save.data, write('save', clientId, context), async (queries) => {
        if (!on) await marks.remove(queries, 'save', userId, target);
        else if (!(await marks.save(queries, { userId, target, now: context.now }))) return full;
        return { on };
      });
    },
    liked: (wish, context) => marked('like', wish, context),
    saved: (wish, context) => marked('save', wish, context),
    follow: async ({ target, on, notify = true, leadMin, clientId }, context) => {
      const refusal = on ? await somebody(target, 'follow', context) : null;
      if (refusal) return refusal;
      const { userId } = context.viewer;
      return answers.once(calls.follow.data, write('follow', clientId, context), async (queries) => {
        if (!on) await marks.remove(queries, 'follow', userId, target);
        else if (!(await marks.follow(queries, { userId, target, now: context.now }, { notify, leadMin }))) return full;
        return { on };
      });
    },
    followed: (wish, context) => marked('follow', wish, context),
    followedAll: (_input, { viewer }) => marks.followedAll(viewer.userId),
    putHistory: async ({ items, clientId }, context) => {
      const retryAfterS = await countWrite(context.viewer.userId);
      if (retryAfterS !== null) return refused(429, { retryAfterS });
      const found = await find(
        items.map(({ target }) => target),
        context,
      );
      const known = items.flatMap(({ target, position = 0, duration = 0, done = false, at }, i): Progress[] =>
        found[i] ? [{ target, position, duration, done, at: Math.min(Math.max(at, 0), context.now) }] : [],
      );
      return answers.once(calls.putHistory.data, write('history', clientId, context), async (queries: Queries) => {
        await history.put(queries, context.viewer.userId, known);
        return { accepted: known.length };
      });
    },
    history: async (wish, context) => {
      const { list, next } = await history.list(context.viewer.userId, wish);
      const found = await find(
        list.map(({ target }) => target),
        context,
      );
      return { list: list.map((one, i) => ({ ...one, card: found[i] ?? null })), next };
    },
    forgetHistory: async ({ target = null }, { viewer }) => {
      await history.forget(viewer.userId, target);
      return null;
    },
    reached: async ({ targets: text }, { viewer }) => {
      const targets = readTargets(text);
      return targets ? history.of(viewer.userId, targets) : badTargets;
    },
    shelf: async ({ kept }, context) => {
      const { viewer } = context;
      const userId = viewer.kind === 'member' ? viewer.userId : null;
      const entries = userId !== null ? await history.all(userId) : kept === undefined ? [] : readKept(kept);
      if (!entries) return badKept;
      const latestFirst = entries.toSorted((a, b) => b.at - a.at);
      const resumptions = await resume(latestFirst, context);
      return shelfOf(
        latestFirst.map(({ at }, i) => ({ at, resumption: resumptions[i] ?? null })),
        userId === null ? [] : await history.off(userId),
      );
    },
    putOffShelf: async ({ group, on, clientId }, context) => {
      const retryAfterS = await countWrite(context.viewer.userId);
      if (retryAfterS !== null) return refused(429, { retryAfterS });
      const { userId } = context.viewer;
      return answers.once(calls.putOffShelf.data, write('offShelf', clientId, context), async (queries) => {
        await history.putOff(queries, { userId, group, on, now: context.now });
        return { on };
      });
    },
    view: async ({ target }, context) => {
      const found = await there(target, context);
      if (isRefused(found)) return found;
      await views.hit(context.viewer.userId, target);
      return null;
    },
    rate: async ({ target, value, clientId }, context) => {
      const refusal = await somebody(target, 'rate', context);
      if (refusal) return refusal;
      return answers.once(calls.rate.data, write('rate', clientId, context), async (queries) =>
        (await standing.rate(queries, context.viewer.userId, target, value, context.now))
          ? standing.rating(queries, target)
          : full,
      );
    },
  };
};
