import type { Fixture } from '#domain/football/fixture.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { figure } from '../../kit/Figure.css.ts';
import { LiveDot } from '../../kit/LiveDot.tsx';
import { boardWords } from './boardWords.ts';
import * as styles from './MatchBoard.css.ts';

interface BoardClockProps {
  readonly fixture: Fixture;
  readonly wound: boolean;
  readonly oldSince: number | null;
  readonly retry: () => void;
}

/** MC-1: minute and part of the match, or how long until it begins; and how old what is shown is, if it is. */
export const BoardClock = ({ fixture, wound, oldSince, retry }: BoardClockProps) => {
  const match = useWords('match');
  const said = { match, football: useWords('football'), schedule: useWords('schedule') };
  const zone = useZone();
  const { minute, words, live } = boardWords(fixture, said);
  const coming = words.length === 0 && !live;
  return (
    <div className={styles.clock} data-live={(live && !wound) || undefined}>
      {live && !wound && <LiveDot />}
      {minute !== null && <b className={`${figure} ${styles.minute}`}>{minute}</b>}
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
      {coming && <Countdown fixture={fixture} />}
      {oldSince !== null && (
        <button className={styles.old} type="button" onClick={retry}>
          {match('old', { time: hourMinute(oldSince, zone) })}, {match('retry')}
        </button>
      )}
    </div>
  );
};

const DAY_MS = 86_400_000;

const Countdown = ({ fixture: { startTs, timeTbc } }: { readonly fixture: Fixture }) => {
  const t = useWords('match');
  const left = startTs - useNow(1000);
  if (timeTbc) return t('tbc');
  if (left <= 0 || left >= DAY_MS) return t('kickOff');
  return t('in', { time: clockDuration(left / 1000) });
};
