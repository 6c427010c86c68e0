import type { Locale } from '#domain/locale/locale.ts';
import { useApp } from './useApp.ts';
import { useSelector } from './useSelector.ts';

/** The current language. */
export const useLocale = (): Locale => useSelector(useApp().locale, (snapshot) => snapshot.context.locale);
