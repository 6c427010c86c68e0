import type { Failure } from '#ports/failure.ts';
import { useWords } from '../../hooks/useWords.ts';

/** Why something could not be done about a thing, where the words of every act do not say it. */
export const useSocialWhyNot = (): ((failure: Failure) => string | null) => {
  const t = useWords('social');
  return (failure) => {
    if (failure.kind !== 'refused') return null;
    return failure.code === 409 ? t('full') : failure.code === 404 ? t('gone') : null;
  };
};
