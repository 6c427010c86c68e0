import type { SnapshotFrom } from 'xstate';
import type { watchPartyMachine } from './watchParty.machine.ts';

export type WatchPartySnapshot = SnapshotFrom<typeof watchPartyMachine>;

/** What is shown of a party: how it goes, in one word. */
export type PartyMode = 'joining' | 'lagging' | 'close' | 'waiting' | 'cut' | 'unreached' | 'refused' | 'over' | 'left';

export const selectPartyMode = ({ value }: WatchPartySnapshot): PartyMode => {
  if (typeof value === 'string') return value === 'entering' ? 'joining' : (value as PartyMode);
  const { watching } = value;
  return watching === undefined || watching === 'cut' ? 'cut' : (watching as { together: PartyMode }).together;
};

const named = ({ context: { state } }: WatchPartySnapshot, userId: string | undefined) =>
  state?.people.find((one) => one.userId === userId) ?? null;

/** Who leads; null while that is not known. */
export const selectLeader = (snapshot: WatchPartySnapshot) =>
  named(snapshot, snapshot.context.state?.leaderId ?? undefined);
/** The first of those whom the others wait for. */
export const selectWaitedFor = (snapshot: WatchPartySnapshot) => named(snapshot, snapshot.context.state?.waitingFor[0]);
export const isLeading = ({ context: { joined, state } }: WatchPartySnapshot): boolean =>
  state !== null && joined !== null && state.leaderId === joined.me;
