import { useState } from 'react';
import type { Chess } from '#domain/games/chess/chess.ts';
import { clockOf, seatOf, type DuelState } from '#domain/games/chess/duel.ts';
import { hasLeft, mayAbort, mayOffer } from '#domain/games/chess/duelAfter.ts';
import { other, type Side } from '#domain/games/chess/position.ts';
import { pgnOf } from '#domain/games/chess/san.ts';
import type { DuelPlayEvent } from '#machines/chess/duel.machine.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button, buttonLook } from '../../kit/Button.tsx';
import { Link } from '../../kit/Link.tsx';
import * as styles from './chess.css.ts';
import { duelPath } from './duelPath.ts';
import type { OpenDuel } from './useDuel.ts';

type Cmd = Extract<DuelPlayEvent, { type: 'duel.act' }>['cmd'];
interface ActsProps extends OpenDuel {
  readonly state: DuelState;
  readonly chess: Chess;
  readonly mine: Side | null;
  readonly sans: readonly string[];
  readonly onFlip: () => void;
}

/** What a player may do beside moving, and what anybody may. */
export const Acts = ({ duel, originNow, state, chess, mine, sans, onFlip }: ActsProps) => {
  const t = useWords('chess');
  const notify = useNotify();
  const act = (cmd: Cmd) => duel.send({ type: 'duel.act', cmd });
  const copy = () => {
    const clock = clockOf(state.control);
    const text = pgnOf(sans, {
      ...{ white: seatOf(state, 'w')?.showName ?? '?', black: seatOf(state, 'b')?.showName ?? '?' },
      date: new Date(state.at).toISOString().slice(0, 10).replaceAll('-', '.'),
      timeControl: clock ? `${clock.beginsMs / 1000}+${clock.addsMs / 1000}` : '-',
      ending: state.ending,
    });
    void navigator.clipboard?.writeText(text).then(
      () => notify('success', t('copied')),
      () => notify('error', t('notCopied')),
    );
  };
  return (
    <div className={styles.acts}>
      {mine && state.phase === 'playing' && <Playing {...{ state, chess, mine, originNow, act }} />}
      {mine && state.phase === 'over' && state.guest && state.next === null && (
        <Button tone="primary" disabled={state.rematch === mine} onClick={() => act('rematch')}>
          {t(state.rematch === null ? 'rematch' : state.rematch === mine ? 'rematchAsked' : 'rematchTake')}
        </Button>
      )}
      {state.next !== null && (
        <Link to={duelPath(state.next)} {...buttonLook({ tone: 'primary' })}>
          {t('nextGame')}
        </Link>
      )}
      <Button onClick={onFlip}>{t('flip')}</Button>
      {sans.length > 0 && <Button onClick={copy}>{t('pgn')}</Button>}
      {state.phase === 'over' && (
        <Link to={duelPath(null)} {...buttonLook()}>
          {t('lobby')}
        </Link>
      )}
    </div>
  );
};

interface PlayingProps extends Pick<ActsProps, 'state' | 'chess' | 'originNow'> {
  readonly mine: Side;
  readonly act: (cmd: Cmd) => void;
}
const Playing = ({ state, chess, mine, originNow, act }: PlayingProps) => {
  const t = useWords('chess');
  const [resigning, setResigning] = useState(false);
  // Looks again every second whether the other has been away for long enough.
  useNow(1000);
  const aborts = mayAbort(state);
  return (
    <>
      {state.offer === other(mine) && (
        <>
          <Button tone="primary" onClick={() => act('accept')}>
            {t('accept')}
          </Button>
          <Button onClick={() => act('decline')}>{t('decline')}</Button>
        </>
      )}
      {hasLeft(state, mine, originNow()) && (
        <Button tone="primary" onClick={() => act('claimLeft')}>
          {t('claimLeft')}
        </Button>
      )}
      {chess.claim && chess.position.turn === mine && (
        <Button onClick={() => act('claim')}>{t(`claim.${chess.claim}`)}</Button>
      )}
      {mayOffer(state, mine) && <Button onClick={() => act('offer')}>{t('offer')}</Button>}
      {state.offer === mine && <span role="status">{t('offered')}</span>}
      {aborts && <Button onClick={() => act('abort')}>{t('abort')}</Button>}
      {!aborts && !resigning && <Button onClick={() => setResigning(true)}>{t('resign')}</Button>}
      {!aborts && resigning && (
        <>
          <Button tone="danger" onClick={() => act('resign')}>
            {t('resignSure')}
          </Button>
          <Button onClick={() => setResigning(false)}>{t('keepPlaying')}</Button>
        </>
      )}
    </>
  );
};
