import { useEffect, useState } from 'react';
import { useActorRef } from '@xstate/react';
import { selectCutting, selectCuttingStep } from '#machines/highlights/cutting.selectors.ts';
import { wireCutting } from '#machines/highlights/cutting.wire.ts';
import { highlightList } from '#machines/highlights/highlights.resources.ts';
import { useApp } from '../../../hooks/useApp.ts';
import { useFormId } from '../../../hooks/useFormId.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { useSelector } from '../../../hooks/useSelector.ts';

/** The chart of one form, told whether there is a network. */
export const useCutting = (roomId: string) => {
  const { loadPort, resources } = useApp();
  const online = useOnline();
  const session = useFormId();
  const [machine] = useState(() =>
    wireCutting({
      highlights: () => loadPort('highlights'),
      ready: () => resources.invalidate(highlightList),
    }),
  );
  const actor = useActorRef(machine, { input: { session, roomId } });
  useEffect(() => actor.send({ type: 'cutting.network', online }), [actor, online]);
  return {
    ...{ online, send: actor.send },
    step: useSelector(actor, selectCuttingStep),
    of: useSelector(actor, selectCutting),
  };
};
export type Cutting = ReturnType<typeof useCutting>;
