import type { DraftFaults } from '#domain/highlights/cutDraft.ts';
import { useWords } from '../../../hooks/useWords.ts';

const known = ['missing', 'empty', 'backwards', 'tooShort', 'tooLong', 'gone', 'notYet', 'unknown'] as const;

/** What is wrong with a field, in words; null for nothing. */
export const useProblem = (fields: DraftFaults) => {
  const t = useWords('cutting');
  return (name: string): string | null => {
    const why = fields[name];
    if (why === undefined) return null;
    const word = known.find((one) => one === why);
    return word ? t(`problem.${word}`) : t('problem.unusable', { why });
  };
};
export type ProblemOf = ReturnType<typeof useProblem>;
