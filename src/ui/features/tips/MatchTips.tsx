import type { TipsOfMatch } from '#domain/tips/tip.ts';
import { lockStateOf } from '#domain/tips/tipView.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Empty } from '../../kit/Empty.tsx';
import { ConsensusBars } from './ConsensusBars.tsx';
import { TipRow } from './TipRow.tsx';
import { UnmutedTips } from './UnmutedTips.tsx';
import * as styles from './MatchTips.css.ts';

interface MatchTipsProps {
  readonly of: TipsOfMatch;
  /** Only so many of them; all by default. */
  readonly most?: number;
}

/** What the tips on a match say together, and each of them. */
export const MatchTips = ({ of, most }: MatchTipsProps) => {
  const t = useWords('tips');
  const now = useNow(15_000);
  const { tips, consensus, fixture } = of;
  if (tips.length === 0) return <Empty fact={t('empty.fact')}>{t('empty.match')}</Empty>;
  return (
    <>
      <section className={styles.consensus} aria-labelledby="tips-consensus">
        <h2 className={styles.heading} id="tips-consensus">
          {t('ofMatch.consensus')}
        </h2>
        <ConsensusBars consensus={consensus} fixture={fixture} />
      </section>
      <UnmutedTips all={tips} first={most} ofMatch>
        {(shown) => (
          <ul className={styles.rows}>
            {shown.map((tip) => (
              <TipRow key={tip.tipId} tip={tip} state={lockStateOf(tip, now)} ofMatch />
            ))}
          </ul>
        )}
      </UnmutedTips>
    </>
  );
};
