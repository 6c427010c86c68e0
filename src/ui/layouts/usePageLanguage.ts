import { useEffect } from 'react';
import { localeConfig } from '#domain/locale/locale.ts';
import { useLocale } from '../hooks/useLocale.ts';

/** Keeps the document's `lang` up to date. */
export const usePageLanguage = (): void => {
  const locale = useLocale();
  useEffect(() => {
    const page = document.documentElement;
    const { iso } = localeConfig(locale);
    // Setting it styles the whole page anew, even where it is the same.
    if (page.lang !== iso) page.lang = iso;
  }, [locale]);
};
