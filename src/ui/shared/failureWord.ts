import type { Failure } from '#ports/failure.ts';
import type { Key, Parameters } from '../i18n/groups.ts';

/** The sentence (group `shell`) that explains a failure to the viewer. */
export const failureWord = (failure: Failure): { readonly key: Key<'shell'>; readonly params: Parameters } => {
  switch (failure.kind) {
    case 'unreachable':
      return { key: 'failed.unreachable', params: {} };
    case 'rateLimited':
      return { key: 'failed.rateLimited', params: { seconds: failure.retryAfterS } };
    case 'serverFault':
      return { key: 'failed.serverFault', params: { code: failure.code } };
    case 'unauthorized':
      return { key: 'failed.unauthorized', params: {} };
    case 'refused':
      return { key: failure.code === 404 ? 'failed.notFound' : 'failed.refused', params: { code: failure.code } };
    case 'malformed':
      return { key: 'failed.malformed', params: {} };
  }
};
