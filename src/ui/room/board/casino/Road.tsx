import { CASINO, roadColumns, roadCounts, type HandEnd } from '#domain/match/board/casino.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Bead } from '../../../shared/Bead.tsx';
import * as styles from './CasinoBoard.css.ts';

interface RoadProps {
  readonly road: readonly HandEnd[];
  /** As many as there is room for. */
  readonly columns: number;
  /** Of one bead, in CSS pixels. */
  readonly size: number;
  readonly title?: string;
}
const GAP = 3;

/** How the last hands ended, in columns of six, the latest on the right. */
export const Road = ({ road, columns, size, title }: RoadProps) => {
  const t = useWords('board');
  const shown = roadColumns(road, columns);
  const counts = roadCounts(shown.flat());
  const last = road.at(-1);
  const step = size + GAP;
  const said = last ? t('road', { ...counts, last: t(last) }) : t('noRoad');
  return (
    <>
      <div className={styles.roadHead}>
        {title && <b>{title}</b>}
        <span aria-hidden="true">
          {t('banker')} {counts.banker} · {t('player')} {counts.player} · {t('tie')} {counts.tie}
        </span>
        <span>{t.tn('roadCount', shown.flat().length)}</span>
      </div>
      <svg
        className={styles.roadPicture}
        width={columns * step}
        viewBox={`-2 -2 ${columns * step + 4} ${CASINO.rows * step + 4}`}
        role="img"
        aria-label={said}
      >
        {Array.from({ length: columns * CASINO.rows }, (_, i) => {
          const [column, row] = [Math.floor(i / CASINO.rows), i % CASINO.rows];
          const end = shown[column]?.[row];
          const [x, y] = [column * step, row * step];
          if (!end)
            return <circle key={i} cx={x + size / 2} cy={y + size / 2} r={size / 2 - 1} fill="none" stroke="#22322b" />;
          const latest = column === shown.length - 1 && row === shown[column]!.length - 1;
          return <Bead key={i} {...{ end, x, y, size }} lit={latest} />;
        })}
      </svg>
    </>
  );
};
