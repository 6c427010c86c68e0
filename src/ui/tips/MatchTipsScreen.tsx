import { useEffect } from 'react';
import { isTipCategory } from '#domain/tips/tip.ts';
import { tipMatchTitle, tipsOfMatchPath } from '#domain/tips/tipPaths.ts';
import { tipsOfMatch } from '#machines/tips/tips.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../app/screen.ts';
import { MatchTips } from '../features/tips/MatchTips.tsx';
import { TipMatchLine } from '../features/tips/TipMatchLine.tsx';
import { TipsNote } from '../features/tips/TipsNote.tsx';
import * as row from '../features/tips/TipRow.css.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { OddsGate } from '../shared/OddsGate.tsx';
import * as styles from './TipsScreen.css.ts';

type Props = Pick<ScreenProps<'tipsOfMatch'>, 'params'>;

/** All tips on one match. */
export default function MatchTipsScreen({ params: { category, id } }: Props) {
  const missing = !isTipCategory(category);
  useNotFound(missing);
  if (missing) return null;
  return (
    <OddsGate>
      <OfMatch category={category} id={id} />
    </OddsGate>
  );
}

const OfMatch = ({ category, id }: Props['params']) => {
  const t = useWords('tips');
  const go = useNavigate();
  const { value, failure, busy, retry } = useResource(tipsOfMatch, { id });
  useNotFound(!value && isMissing(failure));
  const tip = value?.tips[0];
  const path = tip && tip.category !== category ? tipsOfMatchPath(tip) : null;
  useEffect(() => {
    if (path !== null) go(path, { replace: true });
  }, [path, go]);
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={4} height={104} />;
  return (
    <div className={styles.main}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('ofMatch.title', { match: tipMatchTitle(value.fixture) })}</h1>
      </header>
      <div className={`${styles.inset} ${row.match}`}>
        <TipMatchLine match={value.fixture} />
      </div>
      {value.tips.length > 0 ? (
        <MatchTips of={value} />
      ) : (
        <div className={styles.inset}>
          <Empty fact={t('empty.fact')}>{t('empty.match')}</Empty>
        </div>
      )}
      <div className={styles.inset}>
        <TipsNote />
      </div>
    </div>
  );
};
