import { useEffect } from 'react';
import { useApp } from './useApp.ts';

/** Shows the page for what is not there (404) once a screen knows that what its address names does not exist. */
export const useNotFound = (missing: boolean): void => {
  const { navigation } = useApp();
  useEffect(() => {
    if (missing) navigation.send({ type: 'navigation.loadFailed', status: 404 });
  }, [missing, navigation]);
};
