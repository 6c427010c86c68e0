import { tipLockMachine, type TipLockMachine } from './tipLock.machine.ts';

/** `locked` is told once for each match that locks. */
export const wireTipLock = ({ locked }: { readonly locked: () => void }): TipLockMachine =>
  tipLockMachine.provide({ actions: { tellLocked: () => locked() } });
