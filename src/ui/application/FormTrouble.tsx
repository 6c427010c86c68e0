import type { Failure } from '#ports/failure.ts';
import { useWords } from '../hooks/useWords.ts';
import { FieldError } from '../kit/FieldError.tsx';
import { failureWord } from '../shared/failureWord.ts';

/** Why an action failed; announced to screen readers. */
export const FormTrouble = ({ failure }: { readonly failure: Failure }) => {
  const t = useWords('shell');
  const { key, params } = failureWord(failure);
  if (failure.kind === 'refused' && failure.code === 422) return null;
  return <FieldError>{t(key, params)}</FieldError>;
};
