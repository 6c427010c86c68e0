import type { SnapshotFrom } from 'xstate';
import type { SignUpMachine } from './signUp.machine.ts';

type Snapshot = SnapshotFrom<SignUpMachine>;

/** The state of the username field. `unknown`: the origin could not be asked. */
export type UsernameStage = 'blank' | 'misshapen' | 'reserved' | 'asking' | 'free' | 'taken' | 'unknown';
export type ContactStage = 'blank' | 'misshapen' | 'asking' | 'accepted' | 'unsupported' | 'unknown';
/** The part of the registration that is shown. */
export type SignUpStep = 'form' | 'proving' | 'taken' | 'registering' | 'registered';

export const selectUsernameStage = (snapshot: Snapshot): UsernameStage => {
  const stages = ['blank', 'misshapen', 'reserved', 'free', 'taken', 'unknown'] as const;
  return stages.find((username) => snapshot.matches({ form: { username } })) ?? 'asking';
};
export const selectContactStage = (snapshot: Snapshot): ContactStage => {
  const stages = ['blank', 'misshapen', 'accepted', 'unsupported', 'unknown'] as const;
  return stages.find((contact) => snapshot.matches({ form: { contact } })) ?? 'asking';
};
export const selectSignUpStep = (snapshot: Snapshot): SignUpStep => {
  if (snapshot.matches('loggingIn')) return 'registering';
  const steps = ['form', 'proving', 'taken', 'registering'] as const;
  return steps.find((step) => snapshot.matches(step)) ?? 'registered';
};
/** The actor of the code, while it is requested. */
export const selectCodeRef = (snapshot: Snapshot) => snapshot.children.oneTimeCode;
