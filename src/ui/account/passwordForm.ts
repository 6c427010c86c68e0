import type { Act } from '#machines/resource/act.ts';
import type { Ports } from '#machines/resource/ports.ts';
import { isRefused, useFormAct } from '../hooks/useFormAct.ts';
import { useWords } from '../hooks/useWords.ts';

/** The props of both password forms. */
export interface PasswordFormProps {
  readonly username: string;
  readonly onSaved: (ended: number) => void;
  readonly onCancel: () => void;
}

/** Errors by field. */
export type Said = { readonly present?: string; readonly next?: string; readonly form?: string };

interface Told {
  readonly onSaved: PasswordFormProps['onSaved'];
  /** The current password was wrong, or the proof has expired. */
  readonly onUnproven?: () => void;
}

/** Saves a password, and gives the origin's errors by field. */
export const useSavePassword = <Input>(
  act: Act<Ports, Input, { readonly ended: number }>,
  { onSaved, onUnproven }: Told,
) => {
  const t = useWords('security');
  const account = useWords('account');
  const { busy, press, trouble } = useFormAct(act, {
    done: ({ ended }) => onSaved(ended),
    whyNot: (failure) => {
      if (isRefused(failure, 422)) return account('errors.passwordCommon');
      if (!isRefused(failure, 403)) return null;
      onUnproven?.();
      return t('password.wrong');
    },
  });
  const answered = (): Said => {
    if (!trouble) return {};
    if (isRefused(trouble.failure, 403)) return { present: trouble.words };
    return isRefused(trouble.failure, 422) ? { next: trouble.words } : { form: trouble.words };
  };
  return { busy, press, trouble, answered: answered() };
};
