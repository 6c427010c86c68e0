import { useMemo, useState } from 'react';
import { dayOf } from '#domain/shared/zone.ts';
import { useApp } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNow } from '../hooks/useNow.ts';
import { useZone } from '../hooks/useZone.ts';
import { dayName } from '../features/matches/dayLabel.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { searchPath } from './asked.ts';
import { forgetLooked, lookedAt } from './looked.ts';
import * as styles from './MatchSearchScreen.css.ts';

/** The matches viewed last in this browser; each links to its current state. */
export const LookedLast = () => {
  const t = useWords('matchSearch');
  const schedule = useWords('schedule');
  const { storage } = useApp();
  const locale = useLocale();
  const zone = useZone();
  const today = dayOf(useNow(60_000), zone);
  const hydrated = useHydrated();
  const [forgotten, setForgotten] = useState(false);
  // A painted page is the same for everybody.
  const looked = useMemo(() => (hydrated && !forgotten ? lookedAt(storage) : []), [hydrated, forgotten, storage]);
  if (looked.length === 0)
    return (
      <div className={styles.notice}>
        <Empty
          fact={t('hint')}
          action={
            <Link to="/lich-truc-tiep" {...buttonLook({ tone: 'quiet' })}>
              {t('openSchedule')}
            </Link>
          }
        >
          {t('nothingLooked')}
        </Empty>
      </div>
    );
  const forget = () => {
    forgetLooked(storage);
    setForgotten(true);
  };
  return (
    <section className={styles.looked} aria-labelledby="looked-last">
      <div className={styles.lookedHead}>
        <h2 className={styles.lookedTitle} id="looked-last">
          {t('looked')}
        </h2>
        <Button tone="plain" size="s" onClick={forget}>
          {t('forget')}
        </Button>
      </div>
      <ul className={styles.rows}>
        {looked.map(({ fixtureId, title, startTime }) => {
          const day = dayOf(startTime, zone);
          return (
            <li key={fixtureId}>
              <Link className={styles.lookedRow} to={searchPath({ q: title, date: day })}>
                <Icon name="history" size={18} />
                {title}
                <span className={styles.lookedDay}>{dayName(day, today, locale, schedule)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
