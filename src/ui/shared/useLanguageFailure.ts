import { useEffect } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { selectFailedLocale } from '#machines/locale/locale.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';

/** Reports once that the words of a language could not be loaded. */
export const useLanguageFailure = (tell: (locale: Locale) => void): void => {
  const failed = useSelector(useApp().locale, selectFailedLocale);
  useEffect(() => {
    if (failed) tell(failed);
  }, [failed, tell]);
};
