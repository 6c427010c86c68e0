import { useEffect } from 'react';
import { useSelector } from '@xstate/react';
import { localeConfig } from '#domain/locale/locale.ts';
import { errorTitle } from '#domain/navigation/navigation.ts';
import { selectPageError, selectRouteId } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useTitle } from '../hooks/useTitle.ts';
import { titleKey } from './titles.ts';

/** The document's title and language by the route; a screen that knows better says so with useTitle, after this. */
export const PageTitle = () => {
  const t = useMessages('shell');
  const { navigation } = useApp();
  const routeId = useSelector(navigation, selectRouteId);
  const error = useSelector(navigation, selectPageError);
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = localeConfig(locale).iso;
  }, [locale]);
  useTitle(error ? errorTitle(error) : routeId && t(titleKey(routeId)));
  return null;
};
