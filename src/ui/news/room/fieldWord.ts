import { useWords } from '../../hooks/useWords.ts';

/** What is wrong with a field, in words; null for nothing. */
export const useFieldWord = (fields: Readonly<Record<string, string>>) => {
  const t = useWords('newsroom');
  return (name: string): string | null => {
    const why = fields[name];
    if (why === undefined) return null;
    return why === 'empty' || why === 'unknown' ? t(`problem.${why}`) : t('problem.invalid', { why });
  };
};
