import type { SnapshotFrom } from 'xstate';
import type { ReaderMachine } from './reader.machine.ts';

type Snapshot = SnapshotFrom<ReaderMachine>;
export const selectPage = ({ context }: Snapshot): number => context.page;
export const selectPanel = ({ context }: Snapshot): number => context.panel;
export const selectPassed = ({ context }: Snapshot): number => context.maxPage;
export const selectJumps = ({ context }: Snapshot): number => context.jumps;
export const areBarsShown = (snapshot: Snapshot): boolean => snapshot.matches({ bars: 'shown' });
