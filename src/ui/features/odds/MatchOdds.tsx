import { Suspense, useState } from 'react';
import { MOVED_MS, type Market, type OddsMarket } from '#domain/odds/market.ts';
import type { PricedMatch } from '#domain/odds/pricedMatch.ts';
import {
  bookmakersOf,
  boardPeriods,
  changedAt,
  marketIn,
  periodOf,
  pricedBy,
  type BoardPeriod,
} from '#domain/odds/priceBoard.ts';
import { useOwnLayer } from '../../hooks/useLayer.ts';
import { usePictureNow } from '../../hooks/usePictureNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { BookmakerChoice } from './BookmakerChoice.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import { Movement } from './Movement.tsx';
import { OddsTable } from './OddsTable.tsx';
import { PriceAge } from './PriceAge.tsx';
import { useBookmaker } from './useBookmaker.ts';
import { useOddsFormat } from './useOddsFormat.ts';
import * as styles from './MatchOdds.css.ts';

const LinePanel = lazyPart(async () => ({ default: (await import('./LinePanel.tsx')).LinePanel }));

export interface MatchOddsProps {
  readonly match: PricedMatch;
  readonly markets: readonly OddsMarket[];
  /** Since when the source is gone, epoch milliseconds; null while it is there. */
  readonly goneSince: number | null;
  /** A moment of the past that is shown, epoch milliseconds: nothing later is. Null for now. */
  readonly until: number | null;
}

/** Whether the first half is over, so that its markets are gone. */
const isHalfOver = ({ status, phase }: PricedMatch): boolean => status === 'live' && phase !== null && phase !== '1H';

/** MC-8, MC-9: the odds of one match: its markets, how the handicap has moved, and what each line means on a press. */
export const MatchOdds = ({ match, markets, goneSince, until }: MatchOddsProps) => {
  const t = useWords('odds');
  const [format, chooseFormat] = useOddsFormat();
  const [bookmaker, chooseBookmaker] = useBookmaker();
  const [period, setPeriod] = useState<BoardPeriod>('full');
  const [market, setMarket] = useState<Market>('ah');
  const sheet = useOwnLayer('matchOdds');
  const pictureNow = usePictureNow(MOVED_MS / 6);
  const now = until ?? pictureNow;
  const priced = pricedBy(markets, bookmaker);
  const [first] = priced;
  if (!first) return <p className={styles.over}>{t('noOdds')}</p>;
  const hasHalf = priced.some((one) => periodOf(one.market) === 'half') || isHalfOver(match);
  const hasPrices = priced.some((one) => periodOf(one.market) === period);
  const handicap = marketIn(priced, 'ah');
  const half = match.half && `${match.half[0]}–${match.half[1]}`;
  return (
    <div className={styles.odds}>
      <div className={styles.tools}>
        {hasHalf && (
          <Segments
            label={t('period.label')}
            choices={boardPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
            value={period}
            onChange={setPeriod}
          />
        )}
        <FormatChoice value={format} onChange={chooseFormat} />
      </div>
      <BookmakerChoice all={bookmakersOf(markets)} value={bookmaker} onChange={chooseBookmaker} />
      {hasPrices ? (
        <OddsTable
          {...{ match, period, format, now }}
          markets={priced}
          old={goneSince !== null}
          onOpen={(one) => {
            setMarket(one);
            sheet.show();
          }}
        />
      ) : (
        <p className={styles.over}>{half ? t('halfOverAt', { score: half }) : t('halfOver')}</p>
      )}
      {handicap && <Movement {...{ match, format, until: now }} found={handicap} sel="H" key={handicap.line} />}
      <p className={styles.note}>
        <Icon name="info" size={14} />
        <span>
          {t('note')}
          {'. '}
          {match.status === 'ended' ? (
            t('closed')
          ) : (
            <PriceAge changedAt={changedAt(priced)} bookmaker={first.bookmaker} goneSince={goneSince} />
          )}
        </span>
      </p>
      {sheet.open && (
        <Sheet open onClose={sheet.hide} title={`${match.home} – ${match.away}`} width={360} aside>
          <div className={styles.inSheet}>
            <Suspense fallback={<SkeletonRows rows={9} height={40} />}>
              <LinePanel
                {...{ match, markets, market, format, bookmaker, until: now }}
                onMarket={setMarket}
                room={null}
              />
            </Suspense>
          </div>
        </Sheet>
      )}
    </div>
  );
};
