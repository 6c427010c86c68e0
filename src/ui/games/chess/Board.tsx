import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Chess } from '#domain/games/chess/chess.ts';
import { inCheck, legalMoves, moveText, type Move } from '#domain/games/chess/moves.ts';
import { nameOf, sideOf, squareOf, type Side, type Square } from '#domain/games/chess/position.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import * as styles from './chess.css.ts';
import { Piece } from './Piece.tsx';

interface BoardProps {
  readonly chess: Chess;
  /** Which side is below. */
  readonly below: Side;
  /** Whether the viewer moves now. */
  readonly plays: boolean;
  readonly onMove: (move: string) => void;
}
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 };

/** What stands in a square at an edge: its rank, its file, or both. */
const edgeOf = (name: string, left: boolean, bottom: boolean): string | undefined =>
  left && bottom ? name : left ? name[1] : bottom ? name[0] : undefined;

/** GA-11: the board. A move is dragged, or made by two presses, or by the arrow keys and Enter. */
export const Board = ({ chess, below, plays, onMove }: BoardProps) => {
  const t = useWords('chess');
  const { squares, turn } = chess.position;
  const [chosen, setChosen] = useState<number | null>(null);
  const [at, setAt] = useState(below === 'w' ? 52 : 12);
  const [becoming, setBecoming] = useState<readonly Move[]>([]);
  const board = useRef<HTMLDivElement>(null);
  const dragged = useRef<number | null>(null);
  const moves = plays ? legalMoves(chess.position) : [];
  const from = plays ? chosen : null;
  const open = new Map(moves.filter((move) => move.from === from).map((move) => [move.to, move]));
  const order = Array.from({ length: 64 }, (_, i) => (below === 'w' ? i : 63 - i));
  const last = chess.moves.at(-1);
  const lastSquares = last === undefined ? [] : [squareOf(last), squareOf(last.slice(2))];
  const isChecked = (square: Square) =>
    square.toLowerCase() === 'k' && sideOf(square) === turn && inCheck(chess.position);

  const press = (to: number, source = from): void => {
    if (!plays) return;
    const wanted = moves.filter((move) => move.from === source && move.to === to);
    if (wanted.length > 1) setBecoming(wanted);
    else if (wanted[0]) onMove(moveText(wanted[0]));
    setChosen(wanted.length === 0 && sideOf(squares[to]!) === turn && to !== source ? to : null);
  };
  const labelOf = (i: number): string => {
    const square = squares[i]!;
    const side = sideOf(square);
    const what = side ? `${t(`piece.${square.toLowerCase() as 'p'}`)} ${t(`colour.${side}`)}` : t('empty');
    return [nameOf(i), what, ...(open.has(i) ? [t('canGo')] : [])].join(', ');
  };
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = order.indexOf(at);
    const column = place % 8;
    if ((step === -1 && column === 0) || (step === 1 && column === 7)) return;
    const next = order[place + step];
    if (next === undefined) return;
    setAt(next);
    board.current?.querySelector<HTMLElement>(`[data-square="${nameOf(next)}"]`)?.focus();
  };
  const drop = (event: PointerEvent): void => {
    const source = dragged.current;
    dragged.current = null;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-square]');
    const name = under?.dataset['square'];
    if (source === null || name === undefined || squareOf(name) === source) return;
    event.preventDefault();
    press(squareOf(name), source);
  };
  return (
    <>
      <div
        ref={board}
        className={styles.board}
        role="grid"
        tabIndex={-1}
        aria-label={t('board')}
        onKeyDown={walk}
        onPointerUp={drop}
      >
        {[0, 1, 2, 3, 4, 5, 6, 7].map((y) => (
          <div key={y} role="row" className={styles.row}>
            {order.slice(y * 8, y * 8 + 8).map((i, x) => (
              <button
                key={i}
                type="button"
                role="gridcell"
                className={styles.square}
                aria-label={labelOf(i)}
                aria-selected={i === from}
                tabIndex={i === at ? 0 : -1}
                data-square={nameOf(i)}
                data-edge={edgeOf(nameOf(i), x === 0, y === 7)}
                data-dark={((i % 8) + (i >> 3)) % 2 === 1 || undefined}
                data-last={lastSquares.includes(i) || undefined}
                data-check={isChecked(squares[i]!) || undefined}
                data-chosen={i === from || undefined}
                data-open={open.has(i) || undefined}
                data-taken={squares[i] !== '.' || undefined}
                onFocus={() => setAt(i)}
                onClick={() => press(i)}
                onPointerDown={(event) => {
                  dragged.current = plays && sideOf(squares[i]!) === turn ? i : null;
                  event.currentTarget.releasePointerCapture(event.pointerId);
                }}
              >
                <Piece square={squares[i]!} />
              </button>
            ))}
          </div>
        ))}
      </div>
      <Sheet open={becoming.length > 0} onClose={() => setBecoming([])} title={t('promotion')} width={320}>
        <div className={styles.acts}>
          {becoming.map((move, i) => (
            <Button
              key={move.promotion}
              data-autofocus={i === 0 || undefined}
              onClick={() => {
                setBecoming([]);
                onMove(moveText(move));
              }}
            >
              {t(`piece.${move.promotion ?? 'q'}`)}
            </Button>
          ))}
        </div>
      </Sheet>
    </>
  );
};
