import type { moderation as calls } from '#contract/http/moderation.ts';
import { isModerator, type Decision, type ShownDecision } from '#domain/moderation/decision.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import { appealOf, type AppealsStore } from './appeals.store.ts';
import type { OwnDecisions } from './decisions.ts';
import { decisionsShown, type PeopleOf } from './decisionsShown.ts';
import type { DecisionsStore } from './decisions.store.ts';
import { mayAppealTo } from './reports.handlers.ts';

interface Needs {
  readonly store: DecisionsStore;
  readonly decisions: OwnDecisions;
  readonly appeals: AppealsStore;
  readonly peopleOf: PeopleOf;
}

const ofThemselves = (): Refusal => refused(403, { message: 'Nobody decides about themselves.' });

export const moderationHandlers = ({ store, decisions, appeals, peopleOf }: Needs): AreaHandlers<typeof calls> => {
  const one = async (decision: Decision | Refusal): Promise<ShownDecision | Refusal> =>
    isRefused(decision) ? decision : (await decisionsShown([decision], peopleOf))[0]!;
  return {
    undo: async ({ decisionId }, { viewer, now }) => {
      const decision = await store.byId(decisionId);
      if (!isModerator(viewer) && decision?.by !== viewer.userId) return refused(decision ? 403 : 404);
      if (decision?.about === viewer.userId && decision.by !== viewer.userId) return ofThemselves();
      return one(await decisions.undo(decisionId, viewer.userId, now));
    },
    confirm: async ({ decisionId, agrees }, { viewer, now }) => {
      if (!isModerator(viewer)) return refused(403);
      if ((await store.byId(decisionId))?.about === viewer.userId) return ofThemselves();
      return one(await decisions.confirm({ decisionId, agrees, by: viewer.userId, at: now }));
    },
    log: async ({ cursor }, { viewer }) => {
      if (!isModerator(viewer)) return refused(403);
      const { list, next } = await store.list(cursor);
      return { list: await decisionsShown(list, peopleOf), next };
    },
    mine: async ({ cursor }, { viewer, now }) => {
      const { list, next } = await store.about(viewer.userId, cursor);
      const own = list.filter(({ state, action }) => state !== 'waits' && state !== 'void' && action !== 'none');
      const shown = await decisionsShown(own, peopleOf);
      const said = await appeals.byDecision(
        viewer.userId,
        own.map(({ decisionId }) => decisionId),
      );
      return {
        list: shown.map(({ second: _second, undoneBy: _undoneBy, ...line }, i) => {
          const appeal = said.get(line.decisionId);
          return {
            ...{ ...line, by: null, mayAppeal: mayAppealTo(own[i]!, appeal, now) },
            ...(appeal && { appeal: appealOf(appeal) }),
          };
        }),
        next,
      };
    },
  };
};
