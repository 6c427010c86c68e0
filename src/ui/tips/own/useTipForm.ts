import { useEffect, useMemo, useState } from 'react';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Tip } from '#domain/tips/tip.ts';
import type { TipForm } from '#domain/tips/tipForm.ts';
import type { TipFormMachine } from '#machines/tips/tipForm.machine.ts';
import { selectKeeping, selectStep } from '#machines/tips/tipForm.selectors.ts';
import { wireTipForm } from '#machines/tips/tipForm.wire.ts';
import { ownTipsChanged } from '#machines/tips/ownTips.acts.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { holdBuild } from '../../shared/holdBuild.ts';

export type TipFormActor = ActorRefFrom<TipFormMachine>;

export interface WhatToWrite {
  readonly userId: string;
  /** The published tip that is edited; null for a new one. */
  readonly tipId: string | null;
  /** The match; "" to choose one. */
  readonly fixtureId: string;
}

/** The chart of this form, told whether there is a network; a new build waits for what the origin does not have (NAV-3). */
export const useTipForm = (
  { userId, tipId, fixtureId }: WhatToWrite,
  published: (tip: Tip) => void,
  refused: () => void,
): TipFormActor => {
  const { loadPort, storage, clock, navigation, resources } = useApp();
  const online = useOnline();
  const [machine] = useState(() =>
    wireTipForm({
      ...{ tips: () => loadPort('ownTips'), storage, now: clock.now, userId, refused },
      published: (tip) => {
        for (const old of ownTipsChanged) resources.invalidate(old);
        published(tip);
      },
    }),
  );
  const actor = useActorRef(machine, { input: { tipId, fixtureId, online } });
  useEffect(() => actor.send({ type: 'tip.network', online }), [actor, online]);
  const step = useSelector(actor, selectStep);
  const unkept = useSelector(actor, selectKeeping) !== 'settled' || step === 'publishing' || step === 'unanswered';
  useEffect(() => (unkept ? holdBuild(navigation, 'draft') : undefined), [navigation, unkept]);
  return actor;
};

/** What a tipster can do, by name. */
export const useTipCommands = (actor: TipFormActor) => {
  const { clock } = useApp();
  return useMemo(
    () => ({
      edit: (change: Partial<Omit<TipForm, 'fixtureId'>>) => actor.send({ type: 'tip.edit', change }),
      choose: (fixtureId: string) => actor.send({ type: 'tip.choose', fixtureId }),
      publish: () => actor.send({ type: 'tip.publish', clientId: clock.id() }),
      retry: () => actor.send({ type: 'tip.retry' }),
    }),
    [actor, clock],
  );
};
export type TipCommands = ReturnType<typeof useTipCommands>;
