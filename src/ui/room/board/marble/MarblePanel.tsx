import type { Runner } from '#domain/match/board/marble.ts';
import { gapText } from '#domain/match/board/timer.ts';
import type { Room } from '#domain/match/match.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { figure } from '../../../kit/Figure.css.ts';
import { SkeletonRows } from '../../../kit/Skeleton.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { useBoard } from '../../../hooks/useBoard.ts';
import { Ball } from '../../../shared/Ball.tsx';
import * as styles from './MarblePanel.css.ts';

export const OrderName = () => useWords('board')('order');

/** The running order: place, marble, places won or lost, and how far behind; then the rules. */
export const MarblePanel = ({ room }: { readonly room: Pick<Room, 'fixtureId'> }) => {
  const t = useWords('board');
  const board = useBoard('marble', room.fixtureId);
  if (!board) return <SkeletonRows rows={8} height={40} />;
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
            <RunnerRow key={runner.id} runner={runner} place={i + 1} />
          ))}
        </tbody>
      </table>
      <section className={styles.rules}>
        <h2>{t('marbleRules.title')}</h2>
        <p>{t('marbleRules.heats')}</p>
        <p>{t('marbleRules.out')}</p>
        <p>{t('marbleRules.points')}</p>
      </section>
    </div>
  );
};

const RunnerRow = ({ runner, place }: { readonly runner: Runner; readonly place: number }) => {
  const { name, colour, gapMs, moved = 0 } = runner;
  return (
    <tr className={gapMs === null ? styles.out : undefined}>
      <td className={`${figure} ${styles.place} ${place === 1 ? styles.first : ''}`}>{place}</td>
      <td>
        <span className={styles.named}>
          <Ball colour={colour} size={24} />
          {name}
        </span>
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
