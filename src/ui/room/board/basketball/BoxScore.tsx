import type { BasketballBoard, BoxLine } from '#domain/match/board/basketball.ts';
import type { Side } from '#domain/match/match.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { LinesTable, type LineColumn } from '../LinesTable.tsx';
import { lines } from '../LinesTable.css.ts';

interface BoxScoreProps {
  readonly box: NonNullable<BasketballBoard['box']>;
  readonly home: Side;
  readonly away: Side;
}

/** The players of both sides with their points, and what else the source tells. */
export const BoxScore = ({ box, home, away }: BoxScoreProps) => {
  const t = useWords('board');
  const told = (['rebounds', 'assists', 'fouls'] as const).filter((key) =>
    box.flat().some((line) => line[key] !== undefined),
  );
  const columns: readonly LineColumn<BoxLine>[] = [
    { key: 'points', label: t('box.points'), of: ({ points }) => points },
    ...told.map((key) => ({ key, label: t(`box.${key}`), of: (line: BoxLine) => line[key] ?? 0 })),
  ];
  return (
    <section className={lines} aria-label={t('box.title')}>
      {[home, away].map((side, i) => (
        <LinesTable
          key={i}
          {...{ side, columns }}
          lines={box[i === 0 ? 0 : 1].toSorted((a, b) => b.points - a.points)}
        />
      ))}
    </section>
  );
};
