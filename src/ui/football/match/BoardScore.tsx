import { useState } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Edge } from '../../kit/Crest.tsx';
import { figure } from '../../kit/Figure.css.ts';
import { Unlit } from '../../kit/Unlit.tsx';
import * as styles from './MatchBoard.css.ts';

const leadOf = ({ score }: Fixture): number => {
  if (!score) return 0;
  if (score.pen) return score.pen[0] - score.pen[1];
  return score.home - score.away;
};

interface DigitsProps {
  readonly value: number | null;
  readonly lost: boolean;
  /** A change of it is no news. */
  readonly still: boolean;
}

/** MC-13: a figure that has grown flashes once. */
const Digits = ({ value, lost, still }: DigitsProps) => {
  const [before, setBefore] = useState({ value, still, fresh: false });
  if (before.value !== value || before.still !== still) {
    const grown = before.value !== null && value !== null && value === before.value + 1;
    setBefore({ value, still, fresh: grown && !still && !before.still });
  }
  return (
    <b
      key={value}
      className={`${figure} ${styles.digits}`}
      data-lost={lost || undefined}
      data-fresh={before.fresh || undefined}
    >
      {value ?? ''}
    </b>
  );
};

interface BoardScoreProps {
  readonly fixture: Fixture;
  /** Wound back: nothing of it is news. */
  readonly wound: boolean;
}

/** The two figures between the colours of the teams: unlit where they are hidden, the kick-off before there are any. */
export const BoardScore = ({ fixture, wound }: BoardScoreProps) => {
  const zone = useZone();
  const { score, hidden, status, startTs, timeTbc, localteam, visitorteam } = fixture;
  const lost = status === 'ended' && !hidden ? leadOf(fixture) : 0;
  const digits = (at: 'home' | 'away') => {
    if (hidden) return <Unlit of={fixture} tile={styles.dark} second={at === 'away'} />;
    return <Digits value={score?.[at] ?? null} lost={at === 'home' ? lost < 0 : lost > 0} still={wound} />;
  };
  const waits = !score && !hidden && status !== 'live';
  return (
    <div className={styles.mid} data-state={status} aria-hidden={!hidden}>
      <Edge className={styles.edge} side={localteam} />
      {waits ? (
        <b className={`${figure} ${styles.kickOff}`}>{timeTbc ? '–' : hourMinute(startTs, zone)}</b>
      ) : (
        <>
          {digits('home')}
          <em className={styles.dash}>–</em>
          {digits('away')}
        </>
      )}
      <Edge className={styles.edge} side={visitorteam} />
    </div>
  );
};
