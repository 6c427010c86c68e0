import type { ApplicationActor, ApplicationCommands } from './useCommentatorApplication.ts';

export interface StepProps {
  readonly actor: ApplicationActor;
  readonly commands: ApplicationCommands;
  /** Null for a guest. */
  readonly userId: string | null;
}
