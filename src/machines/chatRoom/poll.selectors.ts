import type { SnapshotFrom } from 'xstate';
import { votedFor, type Poll } from '#domain/chat/poll.ts';
import type { PollMachine } from './poll.machine.ts';

type Snapshot = SnapshotFrom<PollMachine>;

export type PollStep = 'asking' | 'voting' | 'voted' | 'closed';

export const selectPollStep = (snapshot: Snapshot): PollStep => {
  if (snapshot.matches('closed')) return 'closed';
  if (snapshot.matches({ open: 'voting' })) return 'voting';
  return snapshot.matches({ open: 'voted' }) ? 'voted' : 'asking';
};
/** The poll with the viewer's choice; one that is under way counts already. */
export const selectPoll = ({ context: { poll, me, wanted } }: Snapshot): Poll =>
  wanted === null || wanted === me ? { ...poll, me } : votedFor({ ...poll, me }, wanted);
export const selectPollWhy = ({ context }: Snapshot): string | null => context.why;
