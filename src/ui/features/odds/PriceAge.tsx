import { localeConfig } from '#domain/locale/locale.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';

/** Steps in which the age of a price is told, in milliseconds: it need not count along. */
const STEP_MS = 10_000;

const ageText = (ageMs: number, iso: string): string => {
  const words = new Intl.RelativeTimeFormat(iso, { numeric: 'auto' });
  const seconds = Math.max(0, Math.round(ageMs / STEP_MS) * 10);
  if (seconds < 60) return words.format(-seconds, 'second');
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? words.format(-minutes, 'minute') : words.format(-Math.round(minutes / 60), 'hour');
};

interface PriceAgeProps {
  /** When a price last changed, epoch milliseconds; 0 if none is known. */
  readonly changedAt: number;
  readonly bookmaker: string;
  /** Since when the source is gone; null while it is there. */
  readonly goneSince: number | null;
}

/** MC-14: how old prices are and whose; or that their source is gone, and of when they are. */
export const PriceAge = ({ changedAt, bookmaker, goneSince }: PriceAgeProps) => {
  const t = useWords('odds');
  const zone = useZone();
  const { iso } = localeConfig(useLocale());
  const now = useNow(STEP_MS);
  if (goneSince !== null) return <span role="status">{t('gone', { time: hourMinute(goneSince, zone) })}</span>;
  if (changedAt === 0) return t('source', { name: bookmaker });
  return t('changed', { ago: ageText(now - changedAt, iso), name: bookmaker });
};
