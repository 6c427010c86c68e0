import type { SnapshotFrom } from 'xstate';
import type { AppealMachine } from './appeal.machine.ts';

type Snapshot = SnapshotFrom<AppealMachine>;

const steps = ['writing', 'sending', 'unsent', 'sent', 'over'] as const;
export type AppealStep = (typeof steps)[number];

export const selectAppealStep = (snapshot: Snapshot): AppealStep =>
  steps.find((one) => snapshot.matches(one)) ?? 'writing';
export const selectAppeal = ({ context }: Snapshot): Snapshot['context'] => context;
