import { GUIDE_DAYS, PRIME_TIME, type GuideScale } from '#domain/tv/guideWindow.ts';
import { addDays, dayOf, instantOf, startOfDay } from '#domain/shared/zone.ts';
import { localeConfig } from '#domain/locale/locale.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Chip } from '../kit/Chip.tsx';
import { bar } from './guide.css.ts';

interface GuideBarProps {
  readonly scale: GuideScale;
  readonly zone: string;
  readonly nowMs: number;
  /** What is in sight. */
  readonly at: number;
  readonly goTo: (ts: number) => void;
}

/** TV-3: to now, to prime time, and to each day. */
export const GuideBar = ({ scale, zone, nowMs, at, goTo }: GuideBarProps) => {
  const t = useWords('tv');
  const { iso } = localeConfig(useLocale());
  const today = dayOf(scale.fromTs, zone);
  const shown = dayOf(Math.max(at, scale.fromTs), zone);
  const weekday = new Intl.DateTimeFormat(iso, { weekday: 'short', day: 'numeric', timeZone: zone });
  const days = Array.from({ length: GUIDE_DAYS }, (_, i) => addDays(today, i));
  return (
    <div className={bar} role="toolbar" aria-label={t('jump')}>
      <Button size="s" aria-keyshortcuts="N" onClick={() => goTo(nowMs)}>
        {t('toNow')}
      </Button>
      <Button size="s" onClick={() => goTo(instantOf(`${shown} ${PRIME_TIME}:00`, zone) ?? nowMs)}>
        {t('primeTime')}
      </Button>
      {days.map((day) => (
        <Chip key={day} on={day === shown} onClick={() => goTo(day === today ? nowMs : startOfDay(day, zone))}>
          {day === today ? t('today') : weekday.format(startOfDay(day, zone) + 43_200_000)}
        </Chip>
      ))}
    </div>
  );
};
