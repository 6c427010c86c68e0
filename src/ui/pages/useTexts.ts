import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import type { Groups } from '../i18n/groups.ts';

/** A group's words as one object, for pages that show all of it; null if they could not be loaded. */
export const useTexts = <G extends 'texts' | 'terms' | 'changes' | 'privacyNotice' | 'help'>(
  group: G,
): Groups[G] | null => {
  const { words } = useApp();
  const locale = useLocale();
  useWords(group);
  return (words.table(locale, group) ?? words.table(DEFAULT_LOCALE, group)) as Groups[G] | null;
};
