import { Suspense, useState } from 'react';
import { lastMinute } from '#domain/football/matchAxis.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { AxisTicks } from './AxisTicks.tsx';
import { ChanceLane } from './ChanceLane.tsx';
import { EventLane } from './EventLane.tsx';
import { Playhead } from './Playhead.tsx';
import { PressureLane } from './PressureLane.tsx';
import type { MatchThen } from './useMatchThen.ts';
import * as styles from './TimeAxis.css.ts';

const AxisTable = lazyPart(() => import('./AxisTable.tsx'));

/** One axis of time with all that is told by the minute; its playhead winds the whole page back. */
export const TimeAxis = ({ wind }: { readonly wind: MatchThen }) => {
  const t = useWords('match');
  const [open, setOpen] = useState(false);
  const { shown, latest, last, length, wound, canWind } = wind;
  const { fixture, events, momentum, prices } = latest;
  const now = wound ?? lastMinute(shown.fixture, length);
  const lanes = {
    pressure: momentum.length > 0,
    // Of a match that runs it is there from the start, so that the first event moves nothing.
    events: (fixture.status === 'live' && fixture.coverage.events) || events.some(({ type }) => type !== 'period'),
    chances: prices.some(({ points }) => points.length > 0),
  };
  if (last === 0 || !Object.values(lanes).some(Boolean)) return null;
  const { localteam: home, visitorteam: away } = fixture;
  const lane = { known: latest, now, last, length };
  return (
    <section className={styles.axis} data-theme="dark" data-open={open || undefined} aria-label={t('axis.title')}>
      <div className={styles.head}>
        <b className={styles.title}>{t('axis.title')}</b>
        <span className={styles.sides}>{t('axis.sides', { home: home.name, away: away.name })}</span>
        {canWind && <span className={styles.how}>{t('axis.how')}</span>}
        <Source fixture={fixture} />
      </div>
      <div className={styles.lanes} data-chances={lanes.chances || undefined}>
        {lanes.pressure && (
          <>
            <span className={styles.label} data-lane="pressure">
              {t('axis.pressure')}
              <span className={styles.crests}>
                <Crest side={home} size={18} />
                <Crest side={away} size={18} />
              </span>
            </span>
            <PressureLane {...lane} />
          </>
        )}
        {lanes.events && (
          <>
            <span className={styles.label}>{t('axis.events')}</span>
            <EventLane {...lane} />
          </>
        )}
        {lanes.chances && (
          <>
            <span className={styles.label} data-late="">
              {t('axis.chances')}
            </span>
            <ChanceLane {...lane} />
          </>
        )}
        <span />
        <AxisTicks length={length} />
        <Playhead wind={wind} now={now} />
      </div>
      <div className={styles.foot}>
        {wound === null ? (
          <span className={styles.tap}>{canWind && t('axis.tap')}</span>
        ) : (
          <>
            <span className={styles.wound}>{t('axis.then', { minute: wound })}</span>
            <button className={styles.back} type="button" onClick={wind.toLatest}>
              <Icon name={fixture.status === 'live' ? 'radio' : 'chevron-right'} size={16} />
              {t(fixture.status === 'live' ? 'axis.live' : 'axis.end')}
            </button>
          </>
        )}
        <Suspense>
          <AxisTable wind={wind} />
        </Suspense>
        {lanes.chances && (
          <span className={styles.more}>
            <IconButton label={t(open ? 'axis.fold' : 'axis.open')} aria-expanded={open} onClick={() => setOpen(!open)}>
              <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} />
            </IconButton>
          </span>
        )}
      </div>
    </section>
  );
};

/** MC-14: who tells it, and when they did last. */
const Source = ({ fixture: { source, demo } }: { readonly fixture: MatchThen['shown']['fixture'] }) => {
  const t = useWords('match');
  const football = useWords('football');
  const zone = useZone();
  const name = demo ? football('sources.demo') : source.name;
  return (
    <span className={styles.source}>
      {source.ts === null ? t('sourceOnly', { name }) : t('source', { name, time: hourMinute(source.ts, zone) })}
    </span>
  );
};
