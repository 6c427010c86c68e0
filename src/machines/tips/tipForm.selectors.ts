import type { SnapshotFrom } from 'xstate';
import type { TipFormContext, TipFormMachine } from './tipForm.machine.ts';

type Snapshot = SnapshotFrom<TipFormMachine>;

export type TipFormStep = 'reading' | 'filling' | 'publishing' | 'unanswered' | 'published' | 'locked';
const steps = ['reading', 'publishing', 'unanswered', 'published', 'locked'] as const;

export const selectStep = (snapshot: Snapshot): TipFormStep =>
  steps.find((step) => snapshot.matches(step)) ?? 'filling';
/** Where the draft is: at the origin, on this device alone, or on its way. */
export const selectKeeping = (snapshot: Snapshot): 'settled' | 'underWay' | 'onDevice' => {
  if (snapshot.matches({ filling: 'onDevice' })) return 'onDevice';
  return snapshot.matches({ filling: 'waiting' }) || snapshot.matches({ filling: 'keeping' }) ? 'underWay' : 'settled';
};
export const selectForm = (snapshot: Snapshot): TipFormContext['form'] => snapshot.context.form;
export const selectProblems = (snapshot: Snapshot): TipFormContext['problems'] => snapshot.context.problems;
export const selectTrouble = (snapshot: Snapshot): TipFormContext['failure'] => snapshot.context.failure;
