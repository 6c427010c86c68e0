import { useEffect, useRef, useState } from 'react';
import { useActorRef } from '@xstate/react';
import { isLocked, lockTsOf } from '#domain/tips/lock.ts';
import { selectLockState } from '#machines/tips/tipLock.selectors.ts';
import { wireTipLock } from '#machines/tips/tipLock.wire.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useSelector } from '../../hooks/useSelector.ts';

/** Of a match, what decides its lock. */
export interface Locking {
  readonly fixtureId: string;
  readonly startTs: number;
  /** A status text of MATCH-1. */
  readonly statusText: string;
}

/** How often the chart is told the time again. */
const AGAIN_MS = 30_000;

/** The lock of a match's tips by the server's clock; `locked` is told when it falls. */
export const useTipLock = (match: Locking | null, locked: () => void) => {
  const told = useRef(locked);
  useEffect(() => {
    told.current = locked;
  }, [locked]);
  const [machine] = useState(() => wireTipLock({ locked: () => told.current() }));
  const actor = useActorRef(machine);
  const { clock } = useApp();
  const again = useNow(AGAIN_MS);
  const { fixtureId = '', startTs = 0, statusText = '' } = match ?? {};
  const before = useRef('');
  useEffect(() => {
    // Another match is another lock, even where it begins at the same time.
    if (before.current !== fixtureId) actor.send({ type: 'lock.forget' });
    before.current = fixtureId;
    if (fixtureId === '') return;
    const lockTs = lockTsOf({ startTs });
    const now = clock.now();
    actor.send({ type: 'lock.told', lockTs, now, begun: now < lockTs && isLocked({ startTs, statusText }, now) });
  }, [actor, clock, fixtureId, startTs, statusText, again]);
  return {
    state: useSelector(actor, selectLockState),
    refused: () => actor.send({ type: 'lock.refused' }),
  };
};
