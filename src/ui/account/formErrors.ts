import { passwordProblem } from '#domain/auth/credentials.ts';
import type { Failure } from '#ports/failure.ts';
import type { Key, Parameters } from '../i18n/groups.ts';
import type { UsernameState } from './useUsernameCheck.ts';

export type FormField = 'username' | 'password' | 'nickname' | 'form';
export interface FormError {
  readonly field: FormField;
  readonly key: Key<'account'>;
  readonly params?: Parameters;
}

/** What the origin's answer means to somebody who was logging in. */
export const loginError = (failure: Failure): FormError => {
  if (failure.kind === 'refused') return { field: 'password', key: 'errors.wrong' };
  return generalError(failure);
};

/** The same for a registration: a 409 is the name, a 422 names its fields. */
export const registerError = (failure: Failure): FormError => {
  if (failure.kind !== 'refused') return generalError(failure);
  if (failure.code === 409) return { field: 'username', key: 'errors.usernameTaken' };
  const { username, password, nickname } = failure.fields ?? {};
  if (username)
    return { field: 'username', key: username === 'reserved' ? 'errors.usernameReserved' : 'errors.usernameFormat' };
  if (password) return { field: 'password', key: 'errors.passwordCommon' };
  if (nickname) return { field: 'nickname', key: 'errors.nickname' };
  return { field: 'form', key: 'errors.server' };
};

const generalError = (failure: Failure): FormError => {
  if (failure.kind === 'rateLimited')
    return { field: 'form', key: 'errors.tooMany', params: { seconds: failure.retryAfterS } };
  return { field: 'form', key: failure.kind === 'unreachable' ? 'errors.unreachable' : 'errors.server' };
};

/** What keeps a username from being taken, as far as is known. */
export const usernameError = (state: UsernameState): Key<'account'> | null => {
  if (state === 'format') return 'errors.usernameFormat';
  if (state === 'reserved') return 'errors.usernameReserved';
  return state === 'taken' ? 'errors.usernameTaken' : null;
};

export const passwordError = (password: string): Key<'account'> | null => {
  const problem = passwordProblem(password);
  if (password === '') return 'errors.passwordMissing';
  if (problem === 'tooShort') return 'errors.passwordShort';
  return problem === 'tooLong' ? 'errors.passwordLong' : null;
};
