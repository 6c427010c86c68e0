import { type KeyboardEvent, type PointerEvent } from 'react';
import { columnOf, minuteAtShare } from '#domain/football/matchAxis.ts';
import { useWords } from '../../hooks/useWords.ts';
import { shareOf } from './lane.ts';
import type { MatchThen } from './useMatchThen.ts';
import * as styles from './TimeAxis.css.ts';

const STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -15, PageUp: 15 },
};

/** The red line through all lanes: dragged, pressed or moved by keys it winds the page to a minute. */
export const Playhead = ({ wind, now }: { readonly wind: MatchThen; readonly now: number }) => {
  const t = useWords('match');
  const { shown, latest, last, length, wound, canWind, windTo, toLatest } = wind;
  const { fixture } = shown;
  const isShown = wound !== null || latest.fixture.status === 'live';
  const goTo = (minute: number) => (minute >= last ? toLatest() : windTo(minute));
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    goTo(minuteAtShare((clientX - left) / width, length));
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    goTo(step === undefined ? (event.key === 'Home' ? 1 : last) : now + step);
  };
  const x = shareOf(columnOf(now) + 1, length);
  return (
    <div
      className={styles.field}
      {...(canWind && {
        role: 'slider',
        tabIndex: 0,
        'aria-label': t('axis.slider'),
        'aria-valuemin': 1,
        'aria-valuemax': last,
        'aria-valuenow': now,
        'aria-valuetext': t('axis.at', {
          ...{ minute: now, home: fixture.localteam.name, homeScore: fixture.score?.home ?? 0 },
          ...{ away: fixture.visitorteam.name, awayScore: fixture.score?.away ?? 0 },
        }),
        onPointerDown: press,
        onPointerMove: drag,
        onKeyDown: walk,
      })}
    >
      {isShown && (
        <svg className={styles.playhead} aria-hidden="true">
          <line x1={x} x2={x} y1={8} y2="100%" />
          <svg x={x} overflow="visible">
            <path d="M-6 0h12v6l-6 6-6-6Z" />
          </svg>
        </svg>
      )}
    </div>
  );
};
