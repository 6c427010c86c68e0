import { useCallback, useState } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import type { Market } from '#domain/odds/market.ts';
import { useOwnLayer } from '../../hooks/useLayer.ts';
import { useMedia } from '../../hooks/useMedia.ts';
import { BESIDE } from './beside.ts';

const isPriced = ({ odds, hidden }: Fixture): boolean => !hidden && odds !== undefined && odds.length > 0;

/** What stands open before anything was chosen: a match that runs, else the first one. */
const firstOf = (fixtures: readonly Fixture[]): Fixture | null =>
  fixtures.find((one) => one.status === 'live' && isPriced(one)) ?? fixtures.find(isPriced) ?? null;

/** Whose odds are explained: beside the list where there is room, else in a sheet. */
export const useOpenOdds = (fixtures: readonly Fixture[]) => {
  const beside = useMedia(BESIDE);
  const sheet = useOwnLayer('odds');
  const [chosen, setChosen] = useState<{ readonly fixtureId: string; readonly market: Market } | null>(null);
  const [closed, setClosed] = useState(false);
  const { show } = sheet;
  const open = useCallback(
    (fixtureId: string, market: Market) => {
      setChosen({ fixtureId, market });
      setClosed(false);
      if (!beside) show();
    },
    [beside, show],
  );
  const named = fixtures.find((one) => one.fixtureId === chosen?.fixtureId && isPriced(one)) ?? null;
  const isShown = beside ? !closed : sheet.open;
  const fixture = isShown ? (named ?? (beside ? firstOf(fixtures) : null)) : null;
  return {
    ...{ beside, closed, open, fixture },
    market: named && chosen ? chosen.market : ('ah' as const),
    setMarket: (market: Market) => fixture && setChosen({ fixtureId: fixture.fixtureId, market }),
    close: () => (beside ? setClosed(true) : sheet.hide()),
  };
};
export type OpenOdds = ReturnType<typeof useOpenOdds>;
