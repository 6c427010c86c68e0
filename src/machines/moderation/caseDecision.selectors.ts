import type { SnapshotFrom } from 'xstate';
import type { CaseDecisionMachine } from './caseDecision.machine.ts';

type Snapshot = SnapshotFrom<CaseDecisionMachine>;

const steps = [
  ...(['claiming', 'taken', 'unclaimed', 'choosing', 'sending', 'unsent'] as const),
  ...(['decided', 'undoing', 'standing', 'undone'] as const),
] as const;
export type CaseDecisionStep = (typeof steps)[number];

export const selectDecisionStep = (snapshot: Snapshot): CaseDecisionStep =>
  steps.find((one) => snapshot.matches(one)) ?? 'claiming';
export const selectDecision = ({ context }: Snapshot): Snapshot['context'] => context;
