import { useEffect } from 'react';
import { localeConfig } from '#domain/locale/locale.ts';
import { useLocale } from '../hooks/useLocale.ts';

/** Keeps the document's `lang` up to date. */
export const usePageLanguage = (): void => {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = localeConfig(locale).iso;
  }, [locale]);
};
