import { useEffect } from 'react';
import { localeConfig } from '#domain/locale/locale.ts';
import { useLocale } from '../hooks/useLocale.ts';

/** Keeps the language that the document states. */
export const usePageLanguage = (): void => {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = localeConfig(locale).iso;
  }, [locale]);
};
