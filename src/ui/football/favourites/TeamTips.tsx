import { hrefOf } from '#domain/routing/routes.ts';
import { lockStateOf } from '#domain/tips/tipView.ts';
import { tipsOfTeams } from '#machines/tips/tips.resources.ts';
import { TipRow } from '../../features/tips/TipRow.tsx';
import { UnmutedTips } from '../../features/tips/UnmutedTips.tsx';
import { TipsNote } from '../../features/tips/TipsNote.tsx';
import { useFeed } from '../../hooks/useFeed.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { useWords } from '../../hooks/useWords.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Link } from '../../kit/Link.tsx';
import * as styles from './FavouritesScreen.css.ts';

/** How many stand here; the others are on the page of tips. */
const MOST = 5;

interface TeamTipsProps {
  /** At most 30. */
  readonly ids: readonly string[];
}

const OfTeams = ({ ids }: TeamTipsProps) => {
  const t = useWords('favourites');
  const now = useNow(15_000);
  const { value } = useFeed(tipsOfTeams, { ids });
  if (!value || value.list.length === 0) return null;
  return (
    <section aria-labelledby="team-tips">
      <h2 className={styles.heading} id="team-tips">
        {t('tips.heading')}
      </h2>
      <UnmutedTips all={value.list} first={MOST}>
        {(tips) => (
          <ul className={`${styles.rows} ${styles.tips}`}>
            {tips.map((tip) => (
              <TipRow key={tip.tipId} tip={tip} state={lockStateOf(tip, now)} />
            ))}
          </ul>
        )}
      </UnmutedTips>
      <TipsNote />
      <p className={styles.more}>
        <Link to={hrefOf('tipsOfCategory', { category: 'bong-da' })} {...buttonLook({ tone: 'quiet' })}>
          {t('tips.all')}
        </Link>
      </p>
    </section>
  );
};

/** TP-12: the open tips on matches of followed teams; nothing for who hides odds (TI-9). */
export default function TeamTips(props: TeamTipsProps) {
  return useSpoiler().hideOdds ? null : <OfTeams {...props} />;
}
