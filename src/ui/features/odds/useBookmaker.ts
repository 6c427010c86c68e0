import { useKept } from '../../hooks/useKept.ts';

/** Storage key of the bookmaker that was chosen on this device. */
export const BOOKMAKER = 'khandai.odds.bookmaker';

/** MC-8: whose prices are shown, kept on this device; null for the first of each match. */
export const useBookmaker = (): readonly [string | null, (bookmaker: string) => void] => {
  const { kept, chosen, keep } = useKept(BOOKMAKER);
  return [chosen ?? kept, keep];
};
