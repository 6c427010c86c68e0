import type { SnapshotFrom } from 'xstate';
import type { PasswordResetMachine } from './passwordReset.machine.ts';

type Snapshot = SnapshotFrom<PasswordResetMachine>;

export type ResetStep = 'asking' | 'proving' | 'choosing' | 'setting' | 'set';

export const selectResetStep = ({ value }: Snapshot): ResetStep => (value === 'loggingIn' ? 'setting' : value);
/** The actor of the code, while it is requested. */
export const selectResetCodeRef = (snapshot: Snapshot) => snapshot.children.oneTimeCode;
