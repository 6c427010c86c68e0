import type { TipDetail } from '#domain/tips/tip.ts';
import { tipsOfMatchPath } from '#domain/tips/tipPaths.ts';
import { tipsOfMatch } from '#machines/tips/tips.resources.ts';
import { ConsensusBars } from '../features/tips/ConsensusBars.tsx';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Link } from '../kit/Link.tsx';
import * as styles from './TipScreen.css.ts';

/** What all tips on the same match say together. */
export const OthersOnMatch = ({ tip }: { readonly tip: TipDetail }) => {
  const t = useWords('tips');
  const { value } = useResource(tipsOfMatch, { id: tip.fixtureId });
  if (!value || value.tips.length < 2) return null;
  return (
    <>
      <div className={styles.heading}>
        <h2>{t('detail.others')}</h2>
        <Link to={tipsOfMatchPath(tip)}>{t.tn('detail.count', value.tips.length)}</Link>
      </div>
      <ConsensusBars consensus={value.consensus} fixture={value.fixture} />
    </>
  );
};
