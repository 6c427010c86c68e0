import { Fragment, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { secondsToCome, type Entry } from '#domain/listening/queue.ts';
import { artistNames } from '#domain/listening/track.ts';
import { clockText } from '#domain/vod/vod.ts';
import { createPlaylist } from '#machines/music/music.acts.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Cover } from './Cover.tsx';
import * as styles from './PlayerSheet.css.ts';
import { useMusicSend, useMusicState } from './useMusic.ts';

/** As many as are shown at once; the rest comes as these are played. */
const SHOWN = 120;

/** MU-2: what follows, what was put in by hand apart from what comes by itself; moved by drag or by Alt and an arrow. */
export const QueueList = () => {
  const t = useWords('listen');
  const send = useMusicSend();
  const queue = useMusicState(({ context }) => context.queue);
  const { drag, onGrip } = useDrag((qid, to) => send({ type: 'music.move', qid, to }));
  const rows = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    // A row that moves loses the focus.
    if (focused.current)
      rows.current?.querySelector<HTMLElement>(`[data-qid="${focused.current}"] [data-grip]`)?.focus();
    focused.current = null;
  });
  const coming = queue.entries.slice(queue.index + 1);
  const move = (entry: Entry, by: -1 | 1) => {
    focused.current = entry.qid;
    const to = queue.entries.indexOf(entry) + by;
    if (to > queue.index) send({ type: 'music.move', qid: entry.qid, to });
  };
  if (coming.length === 0) return <p className={styles.say}>{t('queue.none')}</p>;
  return (
    <>
      <p className={styles.groupName}>
        <span>
          {t.tn('queue.songs', coming.length)}, <Figure size={17}>{clockText(secondsToCome(queue))}</Figure>
        </span>
        <span>
          <Save entries={queue.entries} />
          <Button size="s" onClick={() => send('music.clear')}>
            {t('queue.clear')}
          </Button>
        </span>
      </p>
      <ol className={styles.rows} ref={rows}>
        {coming.slice(0, SHOWN).map((entry, i) => {
          const before = coming[i - 1];
          const heads = !before || (before.from === null) !== (entry.from === null);
          return (
            <Fragment key={entry.qid}>
              {heads && (
                <li>
                  <p className={styles.groupName}>{t(entry.from === null ? 'queue.byHand' : 'queue.coming')}</p>
                </li>
              )}
              <Row
                entry={entry}
                place={queue.index + 1 + i}
                dragged={drag?.qid === entry.qid}
                over={drag !== null && drag.qid !== entry.qid && drag.to === queue.index + 1 + i}
                onGrip={onGrip}
                onMove={(by) => move(entry, by)}
              />
            </Fragment>
          );
        })}
      </ol>
    </>
  );
};

interface RowProps {
  readonly entry: Entry;
  readonly place: number;
  readonly dragged: boolean;
  readonly over: boolean;
  readonly onGrip: (qid: string, event: PointerEvent<HTMLElement>) => void;
  readonly onMove: (by: -1 | 1) => void;
}
const Row = ({ entry: { qid, track }, place, dragged, over, onGrip, onMove }: RowProps) => {
  const t = useWords('listen');
  const send = useMusicSend();
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li
      className={styles.row}
      data-qid={qid}
      data-place={place}
      data-dragged={dragged || undefined}
      data-over={over || undefined}
    >
      <button
        className={styles.grip}
        type="button"
        data-grip=""
        aria-label={t('queue.move', { name: track.name })}
        onKeyDown={keys}
        onPointerDown={(event) => onGrip(qid, event)}
      >
        <Icon name="grip-vertical" size={18} />
      </button>
      <Cover picture={track.cover} />
      <button className={styles.rowName} type="button" onClick={() => send({ type: 'music.jump', qid })}>
        <b>{track.name}</b>
        <small>{artistNames(track)}</small>
      </button>
      <Figure size={18}>{clockText(track.durationSec)}</Figure>
      <IconButton label={t('queue.remove', { name: track.name })} onClick={() => send({ type: 'music.remove', qid })}>
        <Icon name="x" size={18} />
      </IconButton>
    </li>
  );
};

interface Drag {
  readonly qid: string;
  readonly to: number;
}
/** The row under the pointer is where the dragged one will stand. */
const useDrag = (move: (qid: string, to: number) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const onGrip = (qid: string, { currentTarget, pointerId, clientY: fromY }: PointerEvent<HTMLElement>) => {
    const grip = currentTarget;
    const own = Number(grip.closest<HTMLElement>('[data-place]')?.dataset['place']);
    let to = own;
    grip.setPointerCapture(pointerId);
    const stop = new AbortController();
    const over = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (Math.abs(clientY - fromY) < 6) return;
      const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
      if (row) to = Number(row.dataset['place']);
      setDrag({ qid, to });
    };
    const end = (event: Event) => {
      stop.abort();
      setDrag(null);
      if (event.type === 'pointerup' && to !== own) move(qid, to);
    };
    grip.addEventListener('pointermove', over, stop);
    grip.addEventListener('pointerup', end, stop);
    grip.addEventListener('pointercancel', end, stop);
  };
  return { drag, onGrip };
};

/** The whole queue as a playlist of the member's own. */
const Save = ({ entries }: { readonly entries: readonly Entry[] }) => {
  const t = useWords('listen');
  const notify = useNotify();
  const { press, busy } = useAct(createPlaylist, { done: ({ name }) => notify('success', t('queue.saved', { name })) });
  return (
    <Button
      size="s"
      busy={busy}
      onClick={() => void press({ name: t('queue.savedName'), songIds: entries.map(({ track }) => track.songId) })}
    >
      {t('queue.save')}
    </Button>
  );
};
