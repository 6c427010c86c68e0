import type { Fixture } from '#domain/football/fixture.ts';
import { useWords } from '../hooks/useWords.ts';
import * as styles from './FixtureRow.css.ts';

const WIDTH = 92;
const MIDDLE = 11;
const TICK = 7;
/** The axis is as long as the match: 90 minutes, and 120 where a goal fell in extra time. */
const lengthOf = (minutes: readonly number[]): number => (minutes.some((minute) => minute > 90) ? 120 : 90);

/** When the goals of a match fell: home upwards, away downwards. */
export const GoalTicks = ({ fixture }: { readonly fixture: Fixture }) => {
  const t = useWords('football');
  if (!fixture.goalMinutes) return null;
  const { home, away } = fixture.goalMinutes;
  const length = lengthOf([...home, ...away]);
  const at = (minute: number) => 1 + ((WIDTH - 2) * Math.min(minute, length)) / length;
  const said = (minutes: readonly number[]) =>
    minutes.length === 0 ? t('noGoals') : minutes.map((minute) => `${minute}'`).join(', ');
  return (
    <svg
      className={styles.ticks}
      viewBox={`0 0 ${WIDTH} 22`}
      width={WIDTH}
      height={22}
      role="img"
      aria-label={t('goalsOf', {
        ...{ home: fixture.localteam.name, homeMinutes: said(home) },
        ...{ away: fixture.visitorteam.name, awayMinutes: said(away) },
      })}
    >
      <path className={styles.axis} d={`M0 ${MIDDLE}.5h${WIDTH}M${WIDTH / 2} ${MIDDLE - 2}v5`} />
      {home.map((minute, i) => (
        <rect key={`h${i}`} className={styles.tick} x={at(minute) - 1.5} y={MIDDLE - TICK} width={3} height={TICK} />
      ))}
      {away.map((minute, i) => (
        <rect key={`a${i}`} className={styles.tick} x={at(minute) - 1.5} y={MIDDLE + 1} width={3} height={TICK} />
      ))}
    </svg>
  );
};
