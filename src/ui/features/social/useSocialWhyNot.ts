import type { Failure } from '#ports/failure.ts';
import { useWords } from '../../hooks/useWords.ts';

/** The words for failures that are specific to social actions; null for general ones. */
export const useSocialWhyNot = (): ((failure: Failure) => string | null) => {
  const t = useWords('social');
  return (failure) => {
    if (failure.kind !== 'refused') return null;
    return failure.code === 409 ? t('full') : failure.code === 404 ? t('gone') : null;
  };
};
