import type { Failure } from '#ports/failure.ts';
import { useWords } from '../hooks/useWords.ts';
import { FieldError } from '../kit/FieldError.tsx';
import { failureWord } from '../shared/failureWord.ts';

/** Why what was asked for did not happen, said aloud. */
export const FormTrouble = ({ failure }: { readonly failure: Failure }) => {
  const t = useWords('shell');
  const { key, params } = failureWord(failure);
  if (failure.kind === 'refused' && failure.code === 422) return null;
  return <FieldError>{t(key, params)}</FieldError>;
};
