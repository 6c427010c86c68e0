import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { dayName } from '../features/matches/dayLabel.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';

/** An instant as time and day; the day is null for today. */
export const useWhen = (now: number, zone: string) => {
  const schedule = useWords('schedule');
  const locale = useLocale();
  const today = dayOf(now, zone);
  return (at: number): { readonly time: string; readonly day: string | null } => {
    const day = dayOf(at, zone);
    return { time: hourMinute(at, zone), day: day === today ? null : dayName(day, today, locale, schedule) };
  };
};
