import { useWords } from '../hooks/useWords.ts';

const named = [
  ...(['id', 'key', 'bannerId', 'text', 'label', 'goTo', 'path', 'icon', 'img', 'alt', 'w', 'h', 'position'] as const),
  ...(['domains', 'from', 'to', 'children'] as const),
];

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
      return why === undefined ? null : t('problem', { why });
    },
  };
};
