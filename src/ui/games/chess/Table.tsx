import { useCallback, useEffect, useRef, useState } from 'react';
import type { Chess } from '#domain/games/chess/chess.ts';
import { chessOf, seatOf, sideOfMember, type DuelState } from '#domain/games/chess/duel.ts';
import { moveText } from '#domain/games/chess/moves.ts';
import { other, type Side, type Square } from '#domain/games/chess/position.ts';
import { readTyped, written } from '#domain/games/chess/san.ts';
import { selectDuelMode, type DuelMode } from '#machines/chess/duel.selectors.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { Acts } from './Acts.tsx';
import { Board } from './Board.tsx';
import { Clock } from './Clock.tsx';
import { LineField } from './LineField.tsx';
import * as styles from './chess.css.ts';
import { Piece } from './Piece.tsx';
import type { OpenDuel } from './useDuel.ts';

const ROW = 'pppppppprrnnbbq';
/** What a side has lost, as its pieces are drawn. */
const takenOf = (chess: Chess, side: Side): readonly Square[] => {
  const left = chess.position.squares.filter((square) => square !== '.').map(String);
  return [...ROW].flatMap((kind) => {
    const piece = side === 'w' ? kind.toUpperCase() : kind;
    const at = left.indexOf(piece);
    if (at === -1) return [piece as Square];
    left.splice(at, 1);
    return [];
  });
};

interface TableProps extends OpenDuel {
  readonly state: DuelState;
  readonly me: string | null;
}
/** GA-11: a game with its board, its clocks, its moves, and what a player may do. */
export const Table = ({ duel, originNow, state, me }: TableProps) => {
  const t = useWords('chess');
  const mode = useSelector(duel, selectDuelMode);
  const pending = useSelector(duel, ({ context }) => context.pending);
  const refusals = useSelector(duel, ({ context }) => context.refusals);
  const mine = sideOfMember(state, me);
  const [turned, setTurned] = useState(false);
  const [low, setLow] = useState(0);
  const below = turned ? other(mine ?? 'w') : (mine ?? 'w');
  const known = useRef<Chess | null>(null);
  const told = chessOf(state, known.current);
  known.current = told;
  // The own move is shown at once; the origin has the last word.
  const chess = pending === null ? told : chessOf({ moves: [...told.moves, pending].join(' ') }, told);
  const sans = written(chess.moves).map(({ san }) => san);
  const plays = mode === 'ours';
  const move = (text: string) => duel.send({ type: 'duel.move', move: text });
  const onLow = useCallback(() => setLow((count) => count + 1), []);
  const player = (side: Side) => (
    <div className={styles.player}>
      <span className={styles.grow}>
        <b>{seatOf(state, side)?.showName ?? t('nobody')}</b> <small>{t(`colour.${side}`)}</small>
        {state.phase === 'playing' && seatOf(state, side)?.awaySince !== null && <small> · {t('away')}</small>}
        <span className={styles.taken} aria-hidden="true">
          {takenOf(chess, other(side)).map((square, i) => (
            <Piece key={`${square}${i}`} square={square} />
          ))}
        </span>
      </span>
      {state.clocks && <Clock {...{ state, side, originNow }} onLow={side === mine ? onLow : noop} />}
    </div>
  );
  return (
    <div className={styles.table} data-part="chess" data-mode={mode}>
      <div className={styles.side}>
        {player(other(below))}
        <Board key={below} {...{ chess, below, plays }} onMove={move} />
        {player(below)}
      </div>
      <div className={styles.side}>
        <p className={styles.state} role="status" aria-live="polite">
          <Standing {...{ state, chess, mode, sans }} />
        </p>
        <VisuallyHidden>
          <span role="status">{[low > 0 ? t('low') : '', refusals > 0 ? t('refused') : ''].join(' ')}</span>
        </VisuallyHidden>
        <MoveList sans={sans} />
        {plays && <Typed chess={chess} onMove={move} />}
        <Acts {...{ duel, state, chess, mine, sans, originNow }} onFlip={() => setTurned(!turned)} />
      </div>
    </div>
  );
};
const noop = () => {};

interface StandingProps {
  readonly state: DuelState;
  readonly chess: Chess;
  readonly mode: DuelMode;
  readonly sans: readonly string[];
}
/** How a game stands, in words: the last move, a check, whose turn it is, or how it ended. */
const Standing = ({ state, chess, mode, sans }: StandingProps) => {
  const t = useWords('chess');
  const { ending } = state;
  if (mode === 'cut' || mode === 'entering') return t('cut');
  if (ending) {
    const won = ending.winner === undefined ? '' : `${t('wins', { side: t(`side.${ending.winner}`) })} `;
    return `${won}${t(`ending.${ending.kind}`)}`;
  }
  if (state.phase === 'open') return t('waiting');
  const last = sans.at(-1);
  const turn = mode === 'ours' ? t('yourTurn') : t('turn', { side: t(`side.${chess.position.turn}`) });
  return [last === undefined ? '' : `${last}.`, last?.endsWith('+') ? t('check') : '', turn].join(' ').trim();
};

const MoveList = ({ sans }: { readonly sans: readonly string[] }) => {
  const t = useWords('chess');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [sans.length]);
  return (
    // Longer than its box: it has to be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={list} className={styles.moves} aria-label={t('moves')} tabIndex={0}>
      {sans.map((san, i) => (
        <li key={`${i}${san}`}>{i % 2 === 0 ? `${i / 2 + 1}. ${san}` : san}</li>
      ))}
    </ol>
  );
};

const Typed = ({ chess, onMove }: { readonly chess: Chess; readonly onMove: (move: string) => void }) => {
  const t = useWords('chess');
  const say = (text: string): boolean => {
    const move = readTyped(chess.position, text);
    if (move) onMove(moveText(move));
    return move !== null;
  };
  return <LineField label={t('type')} button={t('play')} wrong={t('noSuchMove')} maxLength={10} take={say} />;
};
