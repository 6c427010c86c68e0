import { faultOf } from '#domain/console/faultOf.ts';
import { useWords, type Words } from '../hooks/useWords.ts';

const named = [
  ...(['id', 'key', 'bannerId', 'text', 'label', 'goTo', 'path', 'icon', 'img', 'alt', 'w', 'h', 'position'] as const),
  ...(['slug', 'name', 'host', 'domains', 'from', 'to', 'children'] as const),
];

/** What is wrong, in the reader's language as far as it is known what it means. */
export const whyWord = (t: Words<'console'>, why: string): string => {
  const told = faultOf(why);
  return told ? t(`why.${told.fault}`, told.params) : t('problem', { why });
};

/** What fields of a part are called, and what the origin says is wrong with them. */
export const useConsoleField = (fields: Readonly<Record<string, string>>) => {
  const t = useWords('console');
  return {
    label: (name: string): string => {
      const known = named.find((one) => one === name);
      return known ? t(`field.${known}`) : name;
    },
    /** Null for nothing. */
    errorAt: (path: string): string | null => {
      const why = fields[path];
      return why === undefined ? null : whyWord(t, why);
    },
  };
};
