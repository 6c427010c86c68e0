import { hrefOf } from '#domain/routing/routes.ts';
import { promotionList } from '#machines/promotions/promotions.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useWords } from '../hooks/useWords.ts';
import { chipLook } from '../kit/Chip.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Feed } from '../kit/Feed.tsx';
import { GuestGate, GuestNotice } from '../kit/GuestGate.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton, SkeletonRows } from '../kit/Skeleton.tsx';
import { NoMoney } from './PromotionParts.tsx';
import { LeadPromotion, PromotionRow } from './PromotionRow.tsx';
import * as styles from './promotions.css.ts';
import { useOwnPromotions } from './usePromotionStanding.ts';

const promotionParts = ['open', 'cua-toi', 'da-het'] as const;
type PromotionPart = (typeof promotionParts)[number];

const pathOf = (part: PromotionPart): string =>
  part === 'open' ? hrefOf('promotions') : `${hrefOf('promotions')}?muc=${part}`;

/** How many that have ended stand below the open ones. */
const ENDED_FIRST = 3;

/** MI-11: what is open, what the member claimed, and what is over and still to read. */
export default function PromotionsScreen() {
  const asked = useQuery('muc');
  const alive = useHydrated();
  const at = (alive && promotionParts.find((one) => one === asked)) || 'open';
  return (
    <div className={styles.page}>
      <Head at={at} />
      {at === 'open' && <Open />}
      {at === 'cua-toi' && <Mine />}
      {at === 'da-het' && <Ended />}
      <NoMoney />
    </div>
  );
}

const Head = ({ at }: { readonly at: PromotionPart }) => {
  const t = useWords('promotions');
  const { value: open } = useFeed(promotionList, { state: 'open' });
  const { value: ended } = useFeed(promotionList, { state: 'ended' });
  const { value: own } = useOwnPromotions();
  const counts = { open: open?.about.total, 'cua-toi': own?.claims.length, 'da-het': ended?.about.total };
  return (
    <header>
      <h1 className={styles.title}>{t('title')}</h1>
      <nav className={styles.chips} aria-label={t('parts.label')}>
        {promotionParts.map((part) => (
          <Link key={part} to={pathOf(part)} aria-current={part === at ? 'page' : undefined} {...chipLook(part === at)}>
            {t(`parts.${part}`)}
            {counts[part] !== undefined && <small>{counts[part]}</small>}
          </Link>
        ))}
      </nav>
    </header>
  );
};

const Open = () => {
  const t = useWords('promotions');
  const open = useFeed(promotionList, { state: 'open' });
  const { value: ended } = useFeed(promotionList, { state: 'ended' });
  const { failure, busy, retry } = open;
  if (failure && !open.value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!open.value)
    return (
      <div className={styles.list} aria-hidden="true">
        <Skeleton height={440} />
        <SkeletonRows rows={3} height={104} />
      </div>
    );
  return (
    <>
      <Feed of={open} byPress empty={<Empty fact={t('noneFact')}>{t('none')}</Empty>}>
        {([first, ...rest]) => (
          <ul className={styles.list}>
            {first && <LeadPromotion promotion={first} />}
            {rest.map((one) => (
              <PromotionRow key={one.promotionId} promotion={one} />
            ))}
          </ul>
        )}
      </Feed>
      {ended && ended.list.length > 0 && (
        <section>
          <div className={styles.sectionHead}>
            <h2 className={styles.heading}>{t('endedTitle')}</h2>
            {ended.about.total > ENDED_FIRST && <Link to={pathOf('da-het')}>{t('allEnded')}</Link>}
          </div>
          <ul className={styles.list}>
            {ended.list.slice(0, ENDED_FIRST).map((one) => (
              <PromotionRow key={one.promotionId} promotion={one} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

const Ended = () => {
  const t = useWords('promotions');
  return (
    <Feed of={useFeed(promotionList, { state: 'ended' })} empty={<Empty>{t('endedNone')}</Empty>}>
      {(all) => (
        <ul className={styles.list}>
          {all.map((one) => (
            <PromotionRow key={one.promotionId} promotion={one} />
          ))}
        </ul>
      )}
    </Feed>
  );
};

const Mine = () => {
  const t = useWords('promotions');
  return (
    <GuestGate
      waiting={<SkeletonRows rows={3} height={104} />}
      guest={
        <GuestNotice fact={t('mine.guestFact')} enter={t('mine.enter')}>
          {t('mine.guest')}
        </GuestNotice>
      }
    >
      {() => <Claims />}
    </GuestGate>
  );
};

const Claims = () => {
  const t = useWords('promotions');
  const { value: own, failure, busy, retry } = useOwnPromotions();
  if (failure && !own) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!own) return <SkeletonRows rows={3} height={104} />;
  if (own.claims.length === 0) return <Empty fact={t('mine.noneFact')}>{t('mine.none')}</Empty>;
  return (
    <ul className={styles.list}>
      {own.claims.map(({ promotionId, card, points }) =>
        card ? (
          <PromotionRow key={promotionId} promotion={card} />
        ) : (
          <li key={promotionId} className={styles.goneRow}>
            {t('mine.gone')} · {t.tn('points', points)}
          </li>
        ),
      )}
    </ul>
  );
};
