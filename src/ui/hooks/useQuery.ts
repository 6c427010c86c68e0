import { useSelector } from '@xstate/react';
import { useApp } from './useApp.ts';

/** A value of the address's query, or null. */
export const useQuery = (name: string): string | null =>
  useSelector(useApp().navigation, (snapshot) => new URLSearchParams(snapshot.context.search).get(name));
