import { Suspense } from 'react';
import type { PriceFormat } from '#domain/odds/format.ts';
import { pricedFixture } from '#domain/odds/pricedMatch.ts';
import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { useWords } from '../../hooks/useWords.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import type { OpenOdds } from './useOpenOdds.ts';
import * as styles from './OddsScreen.css.ts';

const LinePanel = lazyPart(async () => ({ default: (await import('../../features/odds/LinePanel.tsx')).LinePanel }));

interface OddsPlaceProps {
  readonly panel: OpenOdds;
  readonly format: PriceFormat;
  readonly bookmaker: string | null;
}

/** Where the odds of one match are explained: a column beside the list, or a sheet over it. */
export const OddsPlace = ({ panel, format, bookmaker }: OddsPlaceProps) => {
  const t = useWords('odds');
  const { fixture, beside, market, setMarket, close } = panel;
  const waits = <SkeletonRows rows={9} height={40} />;
  const content = fixture && (
    <Suspense fallback={waits}>
      <LinePanel
        key={fixture.fixtureId}
        {...{ format, bookmaker }}
        match={pricedFixture(fixture)}
        markets={fixture.odds ?? []}
        market={market}
        onMarket={setMarket}
        until={null}
        room={roomPath(fixtureMatch(fixture))}
        onClose={beside ? close : undefined}
      />
    </Suspense>
  );
  const title = fixture && `${fixture.localteam.name} – ${fixture.visitorteam.name}`;
  return (
    <>
      {!panel.closed && (
        <aside className={styles.panel} aria-label={t('heading')}>
          {beside ? (content ?? <p className={styles.pick}>{t('pick')}</p>) : waits}
        </aside>
      )}
      {!beside && content && (
        <Sheet open onClose={close} title={title} width={360} aside>
          <div className={styles.inSheet}>{content}</div>
        </Sheet>
      )}
    </>
  );
};
