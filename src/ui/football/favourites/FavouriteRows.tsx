import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Favourite } from '#domain/football/favourites.ts';
import { moved } from '#domain/football/favourites.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { FavouriteRow } from './FavouriteRow.tsx';
import * as styles from './FavouritesScreen.css.ts';

interface RowsProps {
  readonly list: readonly Favourite[];
  /** From one place to another, counted from 0. */
  readonly onMove: (from: number, to: number) => void;
}

/** A row that is dragged, and where it would go. */
interface Drag {
  readonly from: number;
  readonly to: number;
}

/** The place of a pointer among rows: before the first whose middle is below it. */
const placeAt = (rows: HTMLElement, y: number): number => {
  const middles = [...rows.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const below = middles.findIndex((middle) => y < middle);
  return below < 0 ? middles.length - 1 : below;
};

/** The rows of a list of favourites, put in order by their grips: by dragging, or with the arrow keys. */
export const FavouriteRows = ({ list, onMove }: RowsProps) => {
  const t = useWords('favourites');
  const rows = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  const shown = drag ? moved(list, drag.from, drag.to) : list;

  const move = (from: number, to: number) => {
    if (to < 0 || to >= list.length || to === from) return;
    onMove(from, to);
    const name = list[from]?.card?.title ?? '';
    setSaid(t('moved', { name, place: to + 1, count: list.length }));
  };
  const byKey = (at: number) => (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: list.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(at, to);
  };
  const dragging = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: at, to: at });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag && rows.current) setDrag({ ...drag, to: placeAt(rows.current, event.clientY) });
    },
    onPointerUp: () => {
      if (drag) move(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return (
    <>
      <ul className={styles.rows} ref={rows}>
        {shown.map((one, at) => (
          <FavouriteRow
            key={one.target.id}
            of={one}
            dragged={drag !== null && list[drag.from] === one}
            grip={{ ...dragging(at), onKeyDown: byKey(at) }}
          />
        ))}
      </ul>
      {list.length > 1 && (
        <p className={styles.hint}>
          <Icon name="list" />
          {t('hint')}
        </p>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </>
  );
};
