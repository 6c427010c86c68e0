import { useApp } from './useApp.ts';
import { useSelector } from './useSelector.ts';

/** A parameter of the address's query, or null. */
export const useQuery = (name: string): string | null =>
  useSelector(useApp().navigation, (snapshot) => new URLSearchParams(snapshot.context.search).get(name));
