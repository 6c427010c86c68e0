import { useEffect, useState } from 'react';
import { useActorRef } from '@xstate/react';
import { selectAppeal, selectAppealStep } from '#machines/moderation/appeal.selectors.ts';
import { wireAppeal } from '#machines/moderation/appeal.wire.ts';
import { ownDecisions, ownReports } from '#machines/moderation/moderation.resources.ts';
import type { Appealed } from '#ports/reports.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useFormId } from '../../hooks/useFormId.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useSelector } from '../../hooks/useSelector.ts';

/** The chart of one appeal, told whether there is a network. */
export const useAppeal = (subject: Appealed) => {
  const { loadPort, resources } = useApp();
  const online = useOnline();
  const session = useFormId();
  const [machine] = useState(() =>
    wireAppeal({
      reports: () => loadPort('reports'),
      sent: () => {
        resources.invalidate(ownReports);
        resources.invalidate(ownDecisions);
      },
    }),
  );
  const actor = useActorRef(machine, { input: { session, subject } });
  useEffect(() => actor.send({ type: 'appeal.network', online }), [actor, online]);
  return {
    send: actor.send,
    step: useSelector(actor, selectAppealStep),
    of: useSelector(actor, selectAppeal),
  };
};
