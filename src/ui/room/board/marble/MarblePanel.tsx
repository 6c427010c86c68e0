import type { Runner } from '#domain/match/board/marble.ts';
import { gapText } from '#domain/match/board/timer.ts';
import type { Room } from '#domain/match/match.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { figure } from '../../../kit/Figure.css.ts';
import { SkeletonRows } from '../../../kit/Skeleton.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { useBoard } from '../../../hooks/useBoard.ts';
import { Ball } from '../../../shared/Ball.tsx';
import { cut } from '../../../theme/text.css.ts';
import { useOwnMarble } from './ownMarble.ts';
import * as styles from './MarblePanel.css.ts';

export const OrderName = () => useWords('board')('order');

/**
 * The running order: place, marble, places won or lost, and how far behind; then the rules. A press on a marble makes it
 * the viewer's own.
 */
export const MarblePanel = ({ room }: { readonly room: Pick<Room, 'fixtureId'> }) => {
  const t = useWords('board');
  const board = useBoard('marble', room.fixtureId);
  const [own, choose] = useOwnMarble();
  if (!board)
    return (
      <div className={styles.rules}>
        <SkeletonRows rows={8} height={40} />
      </div>
    );
  return (
    <div className={styles.panel}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('order')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('marble')}</th>
            <th scope="col">{t('moved')}</th>
            <th scope="col">{t('gap')}</th>
          </tr>
        </thead>
        <tbody>
          {board.order.map((runner, i) => (
            <RunnerRow
              key={runner.id}
              {...{ runner, own: runner.id === own }}
              place={i + 1}
              onChoose={() => choose(runner.id === own ? null : runner.id)}
            />
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{t('followHint')}</p>
      <section className={styles.rules}>
        <h2>{t('marbleRules.title')}</h2>
        <p>{t('marbleRules.heats')}</p>
        <p>{t('marbleRules.out')}</p>
        <p>{t('marbleRules.points')}</p>
      </section>
    </div>
  );
};

interface RunnerRowProps {
  readonly runner: Runner;
  readonly place: number;
  /** Whether it is the viewer's. */
  readonly own: boolean;
  readonly onChoose: () => void;
}

const RunnerRow = ({ runner, place, own, onChoose }: RunnerRowProps) => {
  const t = useWords('board');
  const { name, colour, gapMs, moved = 0 } = runner;
  const look = [gapMs === null && styles.out, own && styles.own].filter(Boolean).join(' ');
  return (
    <tr className={look || undefined} data-own={own || undefined}>
      <td className={`${figure} ${styles.place} ${place === 1 ? styles.first : ''}`}>{place}</td>
      <td>
        <button
          type="button"
          className={styles.pick}
          aria-pressed={own}
          aria-label={t('follow', { name })}
          onClick={onChoose}
        >
          <Ball colour={colour} size={24} />
          <span className={cut}>{name}</span>
          {own && <span className={styles.yours}>{t('yours')}</span>}
        </button>
      </td>
      <td>
        <Moved by={moved} />
      </td>
      <td>
        <Gap gapMs={gapMs} first={place === 1} />
      </td>
    </tr>
  );
};

const Gap = ({ gapMs, first }: { readonly gapMs: number | null; readonly first: boolean }) => {
  const t = useWords('board');
  if (gapMs === null) return t('out');
  if (first) return <span className={styles.leads}>{t('leads')}</span>;
  return <b className={`${figure} ${styles.place}`}>{gapText(gapMs)}</b>;
};

const Moved = ({ by }: { readonly by: number }) => {
  const t = useWords('board');
  if (by === 0)
    return (
      <span className={styles.moved}>
        <span aria-hidden="true">·</span>
        <VisuallyHidden>{t('same')}</VisuallyHidden>
      </span>
    );
  const count = Math.abs(by);
  return (
    <span className={styles.moved} data-way={by > 0 ? 'up' : 'down'}>
      <svg
        width="14"
        height="14"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={by > 0 ? 'M12 19V5M5 12l7-7 7 7' : 'M12 5v14M19 12l-7 7-7-7'} />
      </svg>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t(by > 0 ? 'up' : 'down', { count })}</VisuallyHidden>
    </span>
  );
};
