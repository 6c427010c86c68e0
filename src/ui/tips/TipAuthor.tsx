import { hourMinute } from '#domain/shared/zone.ts';
import { SHOWN_WINDOW, type Tip } from '#domain/tips/tip.ts';
import { tipsterPath } from '#domain/tips/tipPaths.ts';
import { tipsterRecord } from '#machines/tips/tips.resources.ts';
import { Chain } from '../features/tips/Chain.tsx';
import { FollowTipster } from '../features/tips/FollowTipster.tsx';
import { ProfitCurve } from '../features/tips/ProfitCurve.tsx';
import { RecordFigures } from '../features/tips/RecordFigures.tsx';
import { priceText } from '../features/tips/tipText.ts';
import { useMemberSettings } from '../hooks/useMemberSettings.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Face } from '../kit/Face.tsx';
import { Link } from '../kit/Link.tsx';
import * as styles from './TipScreen.css.ts';

const Curve = ({ userId }: { readonly userId: string }) => {
  const { value } = useResource(tipsterRecord, { userId, window: SHOWN_WINDOW });
  return value && <ProfitCurve curve={value.curve} />;
};

/** Who gave a tip: their rank, how they do, and the way to follow them. */
export const TipAuthor = ({ tip }: { readonly tip: Tip }) => {
  const t = useWords('tips');
  const zone = useZone();
  const format = useMemberSettings()?.oddsFormat ?? 'decimal';
  const { tipster } = tip;
  const facts = [
    tipster && tipster.stats.rank !== null && t('detail.rank', { rank: tipster.stats.rank }),
    t('detail.published', { time: hourMinute(tip.createdTs, zone) }),
    t('detail.price', { price: priceText(tip.oddsDec, format) }),
    tip.confidence !== undefined && t('detail.confidence', { count: tip.confidence }),
  ].filter((fact) => typeof fact === 'string');
  if (!tipster) return <p className={styles.league}>{[t('erased'), ...facts].join(', ')}</p>;
  const { userId, displayName, stats, recent } = tipster;
  return (
    <>
      <div className={styles.author}>
        <Face user={tipster} size={44} />
        <span className={styles.authorText}>
          <Link className={styles.authorName} to={tipsterPath(userId)}>
            {displayName}
          </Link>
          <small>{facts.join(', ')}</small>
        </span>
        <FollowTipster userId={userId} name={displayName} />
      </div>
      <RecordFigures stats={stats} />
      <Curve userId={userId} />
      <Chain marks={recent} size={14} />
    </>
  );
};
