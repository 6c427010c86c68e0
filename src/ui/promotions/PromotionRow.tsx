import { progressOf, type PromotionCard } from '#domain/promotions/promotion.ts';
import { promotionPath } from '#domain/promotions/promotionPaths.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { useDates } from '../shared/useDates.ts';
import { CountBar, Cover, StandingBadge, TimeLeft, useReason } from './PromotionParts.tsx';
import * as styles from './promotions.css.ts';
import { usePromotionStanding } from './usePromotionStanding.ts';

interface OneProps {
  readonly promotion: PromotionCard;
}

/** The promotion that ends next, large. */
export const LeadPromotion = ({ promotion }: OneProps) => {
  const t = useWords('promotions');
  const reason = useReason();
  const { state, judgement } = usePromotionStanding(promotion);
  const { title, summary, cover, startTs, endTs, points } = promotion;
  const counted = judgement && state !== 'claimed' && progressOf(judgement.steps);
  return (
    <li className={styles.lead} data-promotion={promotion.promotionId}>
      <Cover cover={cover} eager />
      <div className={styles.leadBody}>
        <div className={styles.leadFacts}>
          <StandingBadge state={state} />
          <TimeLeft to={state === 'upcoming' ? startTs : endTs} size={20} />
        </div>
        <h2 className={styles.leadTitle}>{title}</h2>
        <p className={styles.text}>{summary}</p>
        {state === 'notEligible' && judgement?.missing && <p className={styles.fact}>{reason(judgement.missing)}</p>}
        {counted && <CountBar step={counted} />}
        <Link to={promotionPath(promotion)} {...buttonLook({ tone: 'primary', size: 'l' })}>
          {state === 'claimed'
            ? t('claimed', { points: t.tn('points', points) })
            : t('claim', { points: t.tn('points', points) })}
        </Link>
      </div>
    </li>
  );
};

/** A promotion in a list: what it gives, whether the viewer qualifies, until when. */
export const PromotionRow = ({ promotion }: OneProps) => {
  const t = useWords('promotions');
  const { day } = useDates();
  const reason = useReason();
  const { state, judgement, claim } = usePromotionStanding(promotion);
  const { title, summary, cover, startTs, endTs, claimed } = promotion;
  const counted = judgement && state === 'eligible' ? progressOf(judgement.steps) : null;
  const isOver = state === 'ended';
  return (
    <li className={styles.row} data-promotion={promotion.promotionId} data-over={isOver || undefined}>
      <Link className={styles.rowLink} to={promotionPath(promotion)}>
        <Cover cover={cover} />
        <span className={styles.rowBody}>
          <b className={styles.rowTitle}>{title}</b>
          {!isOver && <span className={styles.text}>{summary}</span>}
          <span className={styles.rowFacts}>
            {!isOver && <StandingBadge state={state} />}
            {counted && <b>{t('of', { have: counted.have, need: counted.atLeast })}</b>}
            {isOver && <span>{t('endedOn', { day: day(endTs) })}</span>}
            {isOver && claimed > 0 && <span>{t.tn('claimedBy', claimed)}</span>}
            {state === 'claimed' && claim && <span>{t('claimedOn', { day: day(claim.at) })}</span>}
            {state === 'upcoming' && <span>{t('from', { day: day(startTs) })}</span>}
            {(state === 'eligible' || state === 'guest') && <span>{t('until', { day: day(endTs) })}</span>}
            {state === 'notEligible' && judgement?.missing && <span>{reason(judgement.missing)}</span>}
          </span>
        </span>
      </Link>
    </li>
  );
};
