import { useMemo, useState } from 'react';
import { canWindBack, matchAsOf, type MatchKnown } from '#domain/football/matchAsOf.ts';
import { axisLength, lastMinute, type AxisLength } from '#domain/football/matchAxis.ts';
import { usePictured } from '../../hooks/usePictured.ts';
import { usePictureNow } from '../../hooks/usePictureNow.ts';

/** A match as the page shows it: as it is, as the picture of its room has it, or wound back to a minute. */
export interface MatchThen {
  readonly shown: MatchKnown;
  /** As far as may be told now. */
  readonly latest: MatchKnown;
  /** The minute that it was wound back to; null where it goes along. */
  readonly wound: number | null;
  /** The minute behind which nothing may be shown; null for now. */
  readonly until: number | null;
  readonly length: AxisLength;
  /** The last minute that may be told; 0 before kick-off. */
  readonly last: number;
  readonly canWind: boolean;
  readonly windTo: (minute: number) => void;
  readonly toLatest: () => void;
}

const HALF = 45;

/** B1: what the picture of a room of this match has shown so far; the same where nothing waits for a picture. */
const useToldByPicture = (known: MatchKnown): MatchKnown => {
  const { fixture } = known;
  const of = fixture.status === 'live' && !fixture.hidden ? ('overview' as const) : null;
  const overview = usePictured(of, fixture.fixtureId);
  const stat = usePictured(of && 'stat', fixture.fixtureId);
  const untilTs = usePictureNow(1000);
  return useMemo(() => {
    if (overview === undefined || stat === undefined) return known;
    if (!overview || !stat)
      return { ...known, fixture: { ...fixture, score: null }, events: [], momentum: [], prices: [] };
    const minute = stat.minute ?? HALF;
    const then = matchAsOf(known, { minute, untilTs });
    return {
      ...then,
      fixture: { ...then.fixture, score: stat.score, phase: stat.minute === null ? 'HT' : then.fixture.phase },
      events: overview.events,
    };
  }, [known, fixture, overview, stat, untilTs]);
};

export const useMatchThen = (known: MatchKnown): MatchThen => {
  const [wanted, setWanted] = useState<number | null>(null);
  const latest = useToldByPicture(known);
  const length = axisLength(latest.fixture, latest.events);
  const last = lastMinute(latest.fixture, length);
  const canWind = canWindBack(latest) && last > 0;
  const wound = canWind && wanted !== null && wanted < last ? wanted : null;
  const shown = useMemo(() => (wound === null ? latest : matchAsOf(latest, { minute: wound })), [latest, wound]);
  const until = wound ?? (latest === known ? null : last);
  return {
    ...{ shown, until, latest, wound, length, last, canWind },
    windTo: (minute) => setWanted(Math.max(1, minute)),
    toLatest: () => setWanted(null),
  };
};
