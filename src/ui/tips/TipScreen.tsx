import { useEffect } from 'react';
import type { TipDetail } from '#domain/tips/tip.ts';
import { tipPath, tipsPath } from '#domain/tips/tipPaths.ts';
import { seqText } from '#domain/tips/tipView.ts';
import { tipDetail } from '#machines/tips/tips.resources.ts';
import type { ScreenProps } from '../app/screen.ts';
import { Comments } from '../features/comments/Comments.tsx';
import { MarkButton } from '../features/social/MarkButton.tsx';
import { TipsNote } from '../features/tips/TipsNote.tsx';
import { pickText } from '../features/tips/tipText.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useResource } from '../hooks/useResource.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { iconButton } from '../kit/IconButton.css.ts';
import { Link } from '../kit/Link.tsx';
import { Skeleton, SkeletonRows } from '../kit/Skeleton.tsx';
import { OddsGate } from '../shared/OddsGate.tsx';
import { ReportButton } from '../shared/report/ReportButton.tsx';
import { AgreeButton } from './AgreeButton.tsx';
import { LockBand } from './LockBand.tsx';
import { OthersOnMatch } from './OthersOnMatch.tsx';
import { Pays } from './Pays.tsx';
import { TipAuthor } from './TipAuthor.tsx';
import { TipBlocks } from './TipBlocks.tsx';
import { TipLinks } from './TipLinks.tsx';
import { TipTicket } from './TipTicket.tsx';
import * as styles from './TipScreen.css.ts';

interface TipScreenProps {
  readonly routeId: 'tip' | 'tipOfType';
  readonly params: ScreenProps<'tip'>['params'];
}

/** A tip with all that there is to read of it; its canonical address is `/tip-keo/chi-tiet/{slug}`. */
export default function TipScreen({ routeId, params: { slug } }: TipScreenProps) {
  return (
    <OddsGate>
      <BySlug slug={slug} elsewhere={routeId !== 'tip'} />
    </OddsGate>
  );
}

const BySlug = ({ slug, elsewhere }: { readonly slug: string; readonly elsewhere: boolean }) => {
  const t = useWords('tips');
  const go = useNavigate();
  const { value: tip, failure, busy, retry } = useResource(tipDetail, { slug });
  const refusal = !tip && failure?.kind === 'refused' ? failure.code : null;
  useNotFound(refusal === 404);
  const path = tip && tipPath(tip);
  // TP-9: another name with a right id, or the address by sport and kind.
  const isElsewhere = tip !== null && (elsewhere || tip.slug !== slug);
  useEffect(() => {
    if (isElsewhere && path !== null) go(path, { replace: true });
  }, [isElsewhere, path, go]);
  if (refusal === 410)
    return (
      <Empty
        fact={t('detail.withdrawnFact')}
        action={
          <Link to={tipsPath()} {...buttonLook()}>
            {t('detail.back')}
          </Link>
        }
      >
        {t('detail.withdrawn')}
      </Empty>
    );
  if (failure && !tip) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!tip)
    return (
      <div className={styles.columns}>
        <Skeleton height={128} />
        <SkeletonRows rows={8} height={44} />
      </div>
    );
  return <Tip tip={tip} />;
};

const Tip = ({ tip }: { readonly tip: TipDetail }) => {
  const t = useWords('tips');
  const target = { type: 'tip', id: tip.tipId } as const;
  const name = t('detail.named', { pick: pickText(tip, t) });
  const viewer = useViewer();
  const isReported = tip.tipster !== null && tip.title !== '' && viewer?.userId !== tip.tipster.userId;
  return (
    <article className={styles.page}>
      <header className={styles.top}>
        <Link to={tipsPath(tip.category)} aria-label={t('detail.back')} className={iconButton}>
          <Icon name="arrow-left" size={20} />
        </Link>
        <h1 className={styles.title}>{t('detail.title', { seq: seqText(tip.seq) })}</h1>
        <MarkButton mark="save" target={target} name={name} />
        {isReported && <ReportButton target={target} name={name} label={t('detail.report')} />}
      </header>
      <LockBand tip={tip} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.part} data-part="ticket">
            <TipTicket tip={tip} />
          </section>
          <section className={styles.part} data-part="why">
            <div className={styles.heading}>
              <h2>{t('detail.why')}</h2>
            </div>
            <TipBlocks title={tip.title} blocks={tip.blocks} authored={tip.tipster !== null} />
          </section>
          <section className={styles.part} data-part="pays">
            <Pays tip={tip} />
          </section>
          <section className={styles.part} data-part="ledger">
            <TipLinks tip={tip} />
          </section>
        </div>
        <div className={styles.column}>
          <section className={styles.part} data-part="author">
            <TipAuthor tip={tip} />
          </section>
          <section className={styles.part} data-part="others">
            <OthersOnMatch tip={tip} />
          </section>
          <section className={styles.part} data-part="acts">
            <div className={styles.acts}>
              <AgreeButton target={target} name={name} />
            </div>
            <TipsNote />
          </section>
        </div>
      </div>
      <Comments target={target} name={name} folded inset />
    </article>
  );
};
