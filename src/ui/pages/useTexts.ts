import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import type { Groups } from '../i18n/groups.ts';

/** The words of a group as their file has them, for texts that are shown from end to end; null where they could not be had. */
export const useTexts = <G extends 'texts' | 'terms' | 'changes' | 'privacyNotice' | 'help'>(
  group: G,
): Groups[G] | null => {
  const { words } = useApp();
  const locale = useLocale();
  useWords(group);
  return (words.table(locale, group) ?? words.table(DEFAULT_LOCALE, group)) as Groups[G] | null;
};
