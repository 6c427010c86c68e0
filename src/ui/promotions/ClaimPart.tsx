import { claimProblems, type Promotion, type RuleKind } from '#domain/promotions/promotion.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { claimPromotion } from '#machines/promotions/promotions.acts.ts';
import type { Failure } from '#ports/failure.ts';
import { useAct } from '../hooks/useAct.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { useReason } from './PromotionParts.tsx';
import * as styles from './promotions.css.ts';
import type { PromotionStanding } from './usePromotionStanding.ts';

/** Where a member does what a condition still asks for. */
const wayTo = (kind: RuleKind): string => {
  if (kind === 'bookings') return hrefOf('schedule');
  if (kind === 'phoneProven' || kind === 'mailProven') return hrefOf('accountPage', { slug: 'bao-mat' });
  return hrefOf('referral');
};

const whyNotOf = (failure: Failure) => {
  if (failure.kind !== 'refused') return null;
  if (failure.code === 409) return 'before';
  if (failure.code === 404) return 'gone';
  return claimProblems.find((one) => one === failure.fields?.['promotionId']) ?? null;
};

interface ClaimPartProps {
  readonly promotion: Promotion;
  readonly standing: PromotionStanding;
}

/** What there is to do now: to claim, to go where something is missing, or nothing more. */
export const ClaimPart = ({ promotion, standing: { state, judgement, claim } }: ClaimPartProps) => {
  const t = useWords('promotions');
  const notify = useNotify();
  const reason = useReason();
  const points = t.tn('points', promotion.points);
  const { busy, press } = useAct(claimPromotion, {
    done: (got) => notify('success', t('got', { points: t.tn('points', got.points) })),
    whyNot: (failure) => {
      const why = whyNotOf(failure);
      return why && t(`whyNot.${why}`);
    },
  });
  if (claim)
    return (
      <div className={styles.claim} role="status">
        <b className={styles.got}>
          <Icon name="circle-check" size={20} />
          {t('claimed', { points: t.tn('points', claim.points) })}
        </b>
        <Link to={hrefOf('referral')}>{t('seePoints')}</Link>
      </div>
    );
  if (state === 'ended' || state === 'upcoming')
    return (
      <p className={styles.claim}>
        <b>{t(state === 'ended' ? 'isEnded' : 'isUpcoming')}</b>
      </p>
    );
  const missing = judgement?.missing;
  if (missing)
    return (
      <div className={styles.claim}>
        <span className={styles.text}>{reason(missing)}</span>
        <Link to={wayTo(missing.kind)} {...buttonLook({ tone: 'primary', size: 'l' })}>
          {t(`go.${missing.kind}`)}
        </Link>
      </div>
    );
  return (
    <div className={styles.claim}>
      <Button tone="primary" size="l" busy={busy} onClick={() => void press({ promotionId: promotion.promotionId })}>
        {t(judgement ? 'claim' : 'claimAsGuest', { points })}
      </Button>
    </div>
  );
};
