import { useCallback } from 'react';
import { localePath } from '#domain/locale/locale.ts';
import { entryFor, type Going } from '../shared/going.ts';
import { useApp } from './useApp.ts';

/** Navigates to a path without language prefix, in the current language; open layers are closed first. */
export const useNavigate = () => {
  const { layers, locale, navigation } = useApp();
  return useCallback(
    (to: string, going?: Going) =>
      layers.leave(() =>
        navigation.send({
          type: 'navigation.go',
          to: localePath(locale.getSnapshot().context.locale, to),
          pop: false,
          ...entryFor(going),
        }),
      ),
    [layers, locale, navigation],
  );
};
