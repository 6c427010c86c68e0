import { progressOf, stateAt, type Promotion, type Step } from '#domain/promotions/promotion.ts';
import { promotionDetail } from '#machines/promotions/promotions.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../app/screen.ts';
import { MarkButton } from '../features/social/MarkButton.tsx';
import { useView } from '../features/social/useView.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Failed } from '../kit/Failed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Skeleton, SkeletonRows } from '../kit/Skeleton.tsx';
import { Ticket } from '../kit/Ticket.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { useDates } from '../shared/useDates.ts';
import { useShare } from '../shared/useShare.ts';
import { ClaimPart } from './ClaimPart.tsx';
import { CountBar, Cover, NoMoney, StandingBadge, TimeLeft, useReason } from './PromotionParts.tsx';
import * as styles from './promotions.css.ts';
import { usePromotionStanding, type PromotionStanding } from './usePromotionStanding.ts';

/** MI-11: a promotion with its time, the viewer's way, its conditions as questions, and the button that claims it. */
export default function PromotionScreen({ params: { slug } }: Pick<ScreenProps<'promotion'>, 'params'>) {
  const { value: promotion, failure, busy, retry } = useResource(promotionDetail, { slug });
  useNotFound(!promotion && isMissing(failure));
  if (failure && !promotion) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!promotion)
    return (
      <div className={styles.detail} aria-hidden="true">
        <Skeleton height={220} />
        <SkeletonRows rows={6} height={52} />
      </div>
    );
  return <About promotion={promotion} />;
}

const About = ({ promotion }: { readonly promotion: Promotion }) => {
  const t = useWords('promotions');
  const { promotionId, title, summary, cover, claimed, demo } = promotion;
  const target = { type: 'promotion', id: promotionId } as const;
  useView(target);
  const share = useShare(title, t('shared'));
  const standing = usePromotionStanding(promotion);
  return (
    <article className={styles.detail} data-promotion={promotionId}>
      <div className={styles.hero}>
        <Cover cover={cover} eager />
      </div>
      <div className={styles.main}>
        <div className={styles.nameRow}>
          <h1 className={styles.name}>{title}</h1>
          <span className={styles.marks}>
            <MarkButton mark="save" target={target} name={title} />
            <IconButton label={t('share')} onClick={share}>
              <Icon name="share-2" size={20} />
            </IconButton>
          </span>
        </div>
        <p className={styles.lede}>{summary}</p>
        <PeriodTicket promotion={promotion} standing={standing} />
        <Way standing={standing} />
        <Steps promotion={promotion} standing={standing} />
      </div>
      <div className={styles.aside}>
        <section>
          <h2 className={styles.heading}>{t('terms')}</h2>
          {promotion.terms.map(({ q, a }, i) => (
            <details key={q} className={styles.term} open={i === 0}>
              <summary className={styles.question}>
                {q}
                <Icon name="chevron-down" size={18} />
              </summary>
              <p className={styles.answer}>{a}</p>
            </details>
          ))}
        </section>
        <ClaimPart promotion={promotion} standing={standing} />
        <NoMoney />
        <p className={styles.fact}>
          {[claimed > 0 ? t.tn('claimedBy', claimed) : '', demo ? t('demo') : '']
            .filter((one) => one !== '')
            .join(' · ')}
        </p>
      </div>
    </article>
  );
};

interface StandingProps {
  readonly promotion: Promotion;
  readonly standing: PromotionStanding;
}

/** No two teams meet here: green and gold. */
const PORTAL_COLOURS = ['#35c07d', '#e8b931'] as const;

/** The period, whether the viewer qualifies and why not, and the time that is left. */
const PeriodTicket = ({ promotion, standing: { state, judgement } }: StandingProps) => {
  const t = useWords('promotions');
  const { day, minute } = useDates();
  const reason = useReason();
  const { startTs, endTs } = promotion;
  const at = stateAt(promotion, useNow(60_000));
  const missing = state === 'notEligible' ? judgement?.missing : null;
  return (
    <Ticket
      colours={PORTAL_COLOURS}
      stub={
        at === 'ended' ? (
          <small className={styles.fact}>{t('endedOn', { day: day(endTs) })}</small>
        ) : (
          <TimeLeft to={at === 'upcoming' ? startTs : endTs} size={20} />
        )
      }
    >
      <small className={styles.fact}>{t('period', { from: day(startTs), to: minute(endTs) })}</small>
      <StandingBadge state={state} />
      {missing && <small className={styles.fact}>{reason(missing)}</small>}
    </Ticket>
  );
};

/** So many are drawn as cells, each one thing done. */
const CELLS_MOST = 7;

const Way = ({ standing: { judgement } }: Pick<StandingProps, 'standing'>) => {
  const t = useWords('promotions');
  const step = judgement && progressOf(judgement.steps);
  if (!step) return null;
  return (
    <section data-part="way">
      <div className={styles.sectionHead}>
        <h2 className={styles.heading}>{t('way')}</h2>
        <b>{t('of', { have: step.have, need: step.atLeast })}</b>
      </div>
      {step.atLeast > CELLS_MOST ? <CountBar step={step} /> : <Cells step={step} />}
    </section>
  );
};

const Cells = ({ step: { have, atLeast } }: { readonly step: Step }) => (
  <div className={styles.cells} aria-hidden="true">
    {Array.from({ length: atLeast }, (_, i) => (
      <span key={i} className={styles.cell} data-done={i < have || undefined}>
        {i < have && <Icon name="check" size={18} />}
        {i === have && <Icon name="circle-dot" size={18} />}
      </span>
    ))}
  </div>
);

/** What is to do, ticked off as far as it is known. */
const Steps = ({ promotion, standing: { judgement, claim } }: StandingProps) => {
  const t = useWords('promotions');
  const steps: readonly (PromotionRule & Partial<Step>)[] = judgement?.steps ?? promotion.rules;
  return (
    <section>
      <h2 className={styles.heading}>{t('how')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ kind, atLeast, have, done = false }) => (
          <StepRow
            key={kind}
            done={done}
            fact={have === undefined || !isTold(kind) ? '' : t(`have.${kind}`, { count: have })}
          >
            {t(`rule.${kind}`, { count: atLeast })}
          </StepRow>
        ))}
        <StepRow done={claim !== null} fact="">
          {t('rule.claim', { points: t.tn('points', promotion.points) })}
        </StepRow>
      </ol>
    </section>
  );
};
type PromotionRule = Promotion['rules'][number];
const told = ['level', 'accountDays', 'bookings', 'friends'] as const;
const isTold = (kind: PromotionRule['kind']): kind is (typeof told)[number] => told.some((one) => one === kind);

const StepRow = ({
  done,
  fact,
  children,
}: {
  readonly done: boolean;
  readonly fact: string;
  readonly children: string;
}) => {
  const t = useWords('promotions');
  return (
    <li className={styles.step}>
      <span className={styles.tick} data-done={done || undefined}>
        {done && <Icon name="check" size={16} />}
        <VisuallyHidden>{t(done ? 'done' : 'open')}</VisuallyHidden>
      </span>
      <span>{children}</span>
      <span className={styles.fact}>{fact}</span>
    </li>
  );
};
