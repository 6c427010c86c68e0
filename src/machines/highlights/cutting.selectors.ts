import type { SnapshotFrom } from 'xstate';
import type { CuttingMachine } from './cutting.machine.ts';

type Snapshot = SnapshotFrom<CuttingMachine>;

const steps = ['choosing', 'sending', 'unsent', 'refused', 'cutting', 'ready', 'failed'] as const;
export type CuttingStep = (typeof steps)[number];

export const selectCuttingStep = (snapshot: Snapshot): CuttingStep =>
  steps.find((one) => snapshot.matches(one)) ?? 'choosing';
export const selectCutting = ({ context }: Snapshot): Snapshot['context'] => context;
