import { useEffect, useState } from 'react';
import { useActorRef } from '@xstate/react';
import { selectDecision, selectDecisionStep } from '#machines/moderation/caseDecision.selectors.ts';
import { wireCaseDecision } from '#machines/moderation/caseDecision.wire.ts';
import { releaseCase } from '#machines/moderation/moderation.acts.ts';
import { caseQueue, decisionLog, oneCase, reportStats } from '#machines/moderation/moderation.resources.ts';
import { press } from '../app/press.ts';
import { useApp } from '../hooks/useApp.ts';
import { useFormId } from '../hooks/useFormId.ts';
import { useOnline } from '../hooks/useOnline.ts';
import { useSelector } from '../hooks/useSelector.ts';

/** The chart of one case, told whether there is a network. Who leaves an undecided case gives it back. */
export const useCaseDecision = (reportId: string) => {
  const app = useApp();
  const { loadPort, clock, resources } = app;
  const online = useOnline();
  const session = useFormId();
  const [machine] = useState(() => {
    const old = () => {
      for (const one of [caseQueue, decisionLog, oneCase, reportStats]) resources.invalidate(one);
    };
    return wireCaseDecision({
      reports: () => loadPort('reports'),
      decided: old,
      undone: old,
      now: () => clock.now(),
    });
  });
  const actor = useActorRef(machine, { input: { session, reportId } });
  useEffect(() => actor.send({ type: 'decision.network', online }), [actor, online]);
  useEffect(
    () => () => {
      if (selectDecisionStep(actor.getSnapshot()) === 'choosing') void press(app, releaseCase, { reportId });
    },
    [actor, app, reportId],
  );
  return {
    send: actor.send,
    step: useSelector(actor, selectDecisionStep),
    of: useSelector(actor, selectDecision),
  };
};
export type CaseDecision = ReturnType<typeof useCaseDecision>;
