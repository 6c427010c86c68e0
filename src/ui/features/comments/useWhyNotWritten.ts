import type { Failure } from '#ports/failure.ts';
import { useWords } from '../../hooks/useWords.ts';

/** The words for failures that are specific to writing comments; null for general ones. */
export const useWhyNotWritten = (): ((failure: Failure) => string | null) => {
  const t = useWords('comments');
  return (failure) => {
    if (failure.kind !== 'refused') return null;
    if (failure.code === 404) return t('refused.gone');
    if (failure.code === 409) return t('refused.late');
    return failure.fields?.['parentId'] !== undefined || failure.fields?.['quoteId'] !== undefined
      ? t('refused.answered')
      : null;
  };
};
