import { tipWindows, type TipsterStats, type TipWindow } from '#domain/tips/stats.ts';
import { SHOWN_WINDOW, type TipsterRecord as Record } from '#domain/tips/tip.ts';
import { tipsterPath } from '#domain/tips/tipPaths.ts';
import { lockStateOf, percentText } from '#domain/tips/tipView.ts';
import { tipsOfTipster, tipsterRecord } from '#machines/tips/tips.resources.ts';
import { useFeed } from '../../hooks/useFeed.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { useWords } from '../../hooks/useWords.ts';
import { chipLook } from '../../kit/Chip.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { Feed } from '../../kit/Feed.tsx';
import { Link } from '../../kit/Link.tsx';
import { Skeleton, SkeletonRows } from '../../kit/Skeleton.tsx';
import { Chain } from './Chain.tsx';
import { ProfitCurve } from './ProfitCurve.tsx';
import { RecordFigures } from './RecordFigures.tsx';
import { TipRow } from './TipRow.tsx';
import { TipsNote } from './TipsNote.tsx';
import * as styles from './TipsterRecord.css.ts';

/** Fewer tips than this prove nothing, and the page says so. */
const FEW = 50;

interface GroupsProps {
  readonly caption: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly stats: Omit<TipsterStats, 'rank' | 'prevRank'>;
  }[];
}

/** The record by some property; each yield stands beside the number of its tips. */
const Groups = ({ caption, rows }: GroupsProps) => {
  const t = useWords('tips');
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('record.group')}</th>
          <th scope="col">{t('record.settled')}</th>
          <th scope="col">{t('ranking.axis')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, stats }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{stats.settled}</td>
            <td>{percentText(stats.yield)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Facts = ({ stats }: { readonly stats: TipsterStats }) => {
  const t = useWords('tips');
  const hides = useSpoiler().policy !== 'off';
  const { kind, len } = stats.streak;
  return (
    <p className={styles.facts}>
      <span>
        {t('stats.odds')}: <b>{stats.avgOdds.toFixed(2)}</b>
      </span>
      {!hides && (
        <span>
          {t('stats.streak')}: <b>{t(`stats.${kind}`, { count: len })}</b>
        </span>
      )}
      {stats.settled > 0 && stats.settled < FEW && (
        <span>
          {t('record.littleTips', {
            n: stats.settled,
            low: percentText(stats.yieldLow),
            high: percentText(stats.yieldHigh),
          })}
        </span>
      )}
    </p>
  );
};

const Figures = ({ record }: { readonly record: Record }) => {
  const t = useWords('tips');
  if (record.stats.settled === 0) return <Empty>{t('record.none')}</Empty>;
  return (
    <>
      <div>
        <RecordFigures stats={record.stats} />
        <Facts stats={record.stats} />
        <ProfitCurve curve={record.curve} />
        <div className={styles.chain}>
          <Chain marks={record.recent} size={14} />
        </div>
      </div>
      <div className={styles.tables}>
        <Groups
          caption={t('record.byMarket')}
          rows={record.byMarket.map(({ market, stats }) => ({ key: market, name: t(`market.${market}`), stats }))}
        />
        <Groups
          caption={t('record.byLeague')}
          rows={record.byLeague.map(({ leagueId, leagueName, stats }) => ({ key: leagueId, name: leagueName, stats }))}
        />
      </div>
    </>
  );
};

interface OfTipster {
  readonly userId: string;
}

const InWindow = ({ userId, window }: OfTipster & { readonly window: TipWindow }) => {
  const t = useWords('tips');
  const { value, failure, busy, retry } = useResource(tipsterRecord, { userId, window });
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('record.title')}</h2>
        <nav className={styles.chips} aria-label={t('ranking.windows')}>
          {tipWindows.map((one) => (
            <Link
              key={one}
              to={tipsterPath(userId) + (one === SHOWN_WINDOW ? '' : `&ky=${one}`)}
              replace
              {...chipLook(one === window)}
              aria-current={one === window ? 'true' : undefined}
            >
              {t(`ranking.window.${one}`)}
            </Link>
          ))}
        </nav>
      </div>
      {failure && !value && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !value && <Skeleton height={260} />}
      {value && <Figures record={value} />}
    </>
  );
};

/** TI-4: how a tipster does, and all of their tips, the lost ones too. */
export default function TipsterRecord({ userId }: OfTipster) {
  const t = useWords('tips');
  const now = useNow(15_000);
  const wanted = useQuery('ky');
  const window = tipWindows.find((one) => one === wanted) ?? SHOWN_WINDOW;
  const feed = useFeed(tipsOfTipster, { tipsterId: userId });
  // Who never gave a tip has no record to ask for.
  const given = feed.value !== null && feed.value.list.length > 0;
  return (
    <section className={styles.record} aria-label={t('record.title')}>
      {given && <InWindow userId={userId} window={window} />}
      {given && <h2 className={styles.heading}>{t('record.all')}</h2>}
      <Feed
        of={feed}
        loading={<SkeletonRows rows={3} height={104} />}
        failed={t('failed')}
        empty={<Empty fact={t('empty.fact')}>{t('empty.tipster')}</Empty>}
      >
        {(tips) => (
          <ul className={styles.rows}>
            {tips.map((tip) => (
              <TipRow key={tip.tipId} tip={tip} state={lockStateOf(tip, now)} />
            ))}
          </ul>
        )}
      </Feed>
      <TipsNote />
    </section>
  );
}
