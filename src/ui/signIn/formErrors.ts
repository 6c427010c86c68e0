import type { ContactStage, UsernameStage } from '#machines/signUp/signUp.selectors.ts';
import type { Failure } from '#ports/failure.ts';
import type { Key, Parameters } from '../i18n/groups.ts';
import { generalFailure } from '../shared/generalFailure.ts';

export type FormField = 'username' | 'contact' | 'password' | 'nickname' | 'form';
export interface FormError {
  readonly field: FormField;
  readonly key: Key<'account'>;
  readonly params?: Parameters;
}

/** The error in the log-in form for a failure. */
export const loginError = (failure: Failure): FormError => {
  if (failure.kind === 'refused') return { field: 'password', key: 'errors.wrong' };
  return { field: 'form', ...generalFailure(failure) };
};

const contactReasons: Readonly<Record<string, Key<'account'>>> = {
  taken: 'errors.contactTaken',
  unproven: 'errors.contactUnproven',
};

/** The error in the sign-up form: a 409 concerns the name, a 422 names its fields. */
export const registerError = (failure: Failure): FormError => {
  if (failure.kind !== 'refused') return { field: 'form', ...generalFailure(failure) };
  if (failure.code === 409) return { field: 'username', key: 'errors.usernameTaken' };
  const { username, password, nickname, email, phoneNumber } = failure.fields ?? {};
  const contact = email ?? phoneNumber;
  if (username)
    return { field: 'username', key: username === 'reserved' ? 'errors.usernameReserved' : 'errors.usernameFormat' };
  if (contact) return { field: 'contact', key: contactReasons[contact] ?? 'errors.contactFormat' };
  if (password) return { field: 'password', key: 'errors.passwordCommon' };
  if (nickname)
    return { field: 'nickname', key: nickname === 'reserved' ? 'errors.usernameReserved' : 'errors.nickname' };
  return { field: 'form', key: 'errors.server' };
};

/** The error in the form for a new password. */
export const resetError = (failure: Failure): FormError => {
  if (failure.kind !== 'refused') return { field: 'form', ...generalFailure(failure) };
  if (failure.code === 410) return { field: 'form', key: 'reset.late' };
  return { field: 'password', key: 'errors.passwordCommon' };
};

/** Why a username cannot be used, as far as is known. */
export const usernameError = (stage: UsernameStage): Key<'account'> | null => {
  if (stage === 'misshapen') return 'errors.usernameFormat';
  if (stage === 'reserved') return 'errors.usernameReserved';
  return stage === 'taken' ? 'errors.usernameTaken' : null;
};

/** Why a mail address or phone number cannot be used, as far as is known. */
export const contactError = (stage: ContactStage, typed: string): Key<'account'> | null => {
  if (stage === 'misshapen') return 'errors.contactFormat';
  if (stage !== 'unsupported') return null;
  return typed.includes('@') ? 'errors.mailUnsupported' : 'errors.contactUnsupported';
};
