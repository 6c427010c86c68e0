import type { Failure } from '#ports/failure.ts';
import type { Key, Parameters } from '../i18n/groups.ts';

/** The words for a failure of a form that concerns no single field. */
export const generalFailure = (failure: Failure): { readonly key: Key<'account'>; readonly params?: Parameters } => {
  if (failure.kind === 'rateLimited') return { key: 'errors.tooMany', params: { seconds: failure.retryAfterS } };
  return { key: failure.kind === 'unreachable' ? 'errors.unreachable' : 'errors.server' };
};
