import { useCallback } from 'react';
import { priceFormats, type PriceFormat } from '#domain/odds/format.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useKept } from '../../hooks/useKept.ts';
import { useMemberSettings } from '../../hooks/useMemberSettings.ts';

/** Storage key of the format that was chosen on this device. */
export const ODDS_FORMAT = 'khandai.odds.format';
const formatIn = (text: string | null): PriceFormat | null => priceFormats.find((one) => one === text) ?? null;

/**
 * MC-9: the format in which prices are written, and how to choose another: a member's goes to all of their devices,
 * anybody's stays on this one.
 */
export const useOddsFormat = (): readonly [PriceFormat, (format: PriceFormat) => void] => {
  const { session } = useApp();
  const ofMember = useMemberSettings()?.oddsFormat;
  const { kept, chosen, keep } = useKept(ODDS_FORMAT);
  const choose = useCallback(
    (format: PriceFormat) => {
      keep(format);
      session
        .now()
        ?.settings.now()
        ?.send({ type: 'settings.change', change: { oddsFormat: format } });
    },
    [keep, session],
  );
  return [formatIn(chosen) ?? ofMember ?? formatIn(kept) ?? 'decimal', choose];
};
