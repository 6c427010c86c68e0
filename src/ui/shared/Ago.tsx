import { localeConfig } from '#domain/locale/locale.ts';
import { relativeTime } from '#domain/shared/relativeTime.ts';
import { wallClock } from '#domain/shared/zone.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useNow } from '../hooks/useNow.ts';

const ZONE = 'Asia/Bangkok';

/** FMT-1: how long ago an event was. `at` is epoch milliseconds. */
export const Ago = ({ at }: { readonly at: number }) => {
  const { iso } = localeConfig(useLocale());
  const now = useNow(60_000);
  const { day, time } = wallClock(at, ZONE);
  const age = relativeTime(`${day} ${time}`, Math.max(at, now), ZONE);
  const words = new Intl.RelativeTimeFormat(iso, { numeric: 'auto' });
  const text = !age || age.unit === 'now' ? words.format(0, 'second') : words.format(-age.amount, age.unit);
  return <time dateTime={new Date(at).toISOString()}>{text}</time>;
};
