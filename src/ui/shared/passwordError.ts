import { passwordProblem } from '#domain/auth/credentials.ts';
import type { Key } from '../i18n/groups.ts';

/** What is wrong with a new password; null if it is valid. */
export const passwordError = (password: string): Key<'account'> | null => {
  const problem = passwordProblem(password);
  if (password === '') return 'errors.passwordMissing';
  if (problem === 'tooShort') return 'errors.passwordShort';
  return problem === 'tooLong' ? 'errors.passwordLong' : null;
};
