import type { SnapshotFrom } from 'xstate';
import type { OneTimeCodeMachine } from './oneTimeCode.machine.ts';

type Snapshot = SnapshotFrom<OneTimeCodeMachine>;

/** The stage of the code. */
export type CodeStage = 'sending' | 'limited' | 'unsent' | 'open' | 'checking' | 'spent' | 'expired' | 'proven';

export const selectCodeStage = (snapshot: Snapshot): CodeStage => {
  const live = (['open', 'checking', 'spent'] as const).find((stage) =>
    snapshot.matches({ entering: { entry: { live: stage } } }),
  );
  if (live) return live;
  if (snapshot.matches({ entering: { entry: 'expired' } })) return 'expired';
  if (snapshot.matches('recalling')) return 'sending';
  const others = ['sending', 'limited', 'unsent'] as const;
  return others.find((one) => snapshot.matches(one)) ?? 'proven';
};

/** Whether another code may be requested now. */
export const mayResend = (snapshot: Snapshot): boolean =>
  snapshot.matches('unsent') || snapshot.matches({ entering: { resend: 'ready' } });
export const isResending = (snapshot: Snapshot): boolean => snapshot.matches({ entering: { resend: 'asking' } });
