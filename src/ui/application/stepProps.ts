import type { ApplicationActor, ApplicationCommands } from './useCommentatorApplication.ts';
import type { FormFiles } from './useFormFiles.ts';

export interface StepProps {
  readonly actor: ApplicationActor;
  readonly commands: ApplicationCommands;
  readonly files: FormFiles;
  /** Null for a guest. */
  readonly userId: string | null;
}
