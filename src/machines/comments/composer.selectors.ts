import type { SnapshotFrom } from 'xstate';
import type { ComposerMachine } from './composer.machine.ts';

type Snapshot = SnapshotFrom<ComposerMachine>;

const steps = ['empty', 'writing', 'tooLong', 'sending', 'offline', 'unheard', 'refused', 'gone'] as const;
export type ComposerStep = (typeof steps)[number];

export const selectComposerStep = (snapshot: Snapshot): ComposerStep =>
  steps.find((one) => snapshot.matches(one)) ?? 'empty';
export const selectComposerText = ({ context }: Snapshot): string => context.text;
export const selectComposerWhy = ({ context }: Snapshot): string | null => context.why;
export const canSend = (snapshot: Snapshot): boolean => snapshot.hasTag('sendable');
