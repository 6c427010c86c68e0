import type { SnapshotFrom } from 'xstate';
import type { EditorContext, EditorMachine } from './editor.machine.ts';

type Snapshot = SnapshotFrom<EditorMachine>;

const steps = [
  ...(['clean', 'changed', 'saving', 'unsaved', 'refused', 'conflict', 'overtaking', 'acting', 'undone'] as const),
] as const;
export type EditorStep = 'reading' | 'unread' | (typeof steps)[number];

export const selectStep = (snapshot: Snapshot): EditorStep => {
  if (snapshot.matches('reading')) return 'reading';
  return steps.find((step) => snapshot.matches({ open: step })) ?? 'unread';
};
export const selectContent = ({ context }: Snapshot): EditorContext['content'] => context.content;
export const selectManuscript = ({ context }: Snapshot): EditorContext['manuscript'] => context.manuscript;
export const selectTrouble = ({ context }: Snapshot): EditorContext['failure'] => context.failure;
export const selectFields = ({ context }: Snapshot): EditorContext['fields'] => context.fields;
export const selectHasPast = ({ context }: Snapshot): boolean => context.past.length > 0;
export const selectHasFuture = ({ context }: Snapshot): boolean => context.future.length > 0;
