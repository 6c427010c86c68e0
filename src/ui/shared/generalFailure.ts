import type { Failure } from '#ports/failure.ts';
import type { Key, Parameters } from '../i18n/groups.ts';

/** What a failure that no field is to blame for means to somebody who sent a form. */
export const generalFailure = (failure: Failure): { readonly key: Key<'account'>; readonly params?: Parameters } => {
  if (failure.kind === 'rateLimited') return { key: 'errors.tooMany', params: { seconds: failure.retryAfterS } };
  return { key: failure.kind === 'unreachable' ? 'errors.unreachable' : 'errors.server' };
};
