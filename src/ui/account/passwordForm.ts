import type { Failure } from '#ports/failure.ts';
import { useWords } from '../hooks/useWords.ts';
import { generalFailure } from '../shared/generalFailure.ts';

/** What both forms for a password are given. */
export interface PasswordFormProps {
  readonly username: string;
  readonly onSaved: (ended: number) => void;
  readonly onCancel: () => void;
}

/** What is wrong, by field. */
export type Said = { readonly present?: string; readonly next?: string; readonly form?: string };

/** What the origin's answer means, by field. */
export const useSaid = (failure: Failure | null): Said => {
  const t = useWords('security');
  const account = useWords('account');
  if (!failure) return {};
  if (failure.kind === 'refused' && failure.code === 403) return { present: t('password.wrong') };
  if (failure.kind === 'refused' && failure.code === 422) return { next: account('errors.passwordCommon') };
  const { key, params } = generalFailure(failure);
  return { form: account(key, params) };
};
