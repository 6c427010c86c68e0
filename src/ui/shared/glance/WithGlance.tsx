import { Suspense } from 'react';
import { boardSportOf } from '#domain/match/board/boardSport.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import { useGlancePart, type GlancePlace, type GlanceProps } from './glances.ts';

interface WithGlanceProps extends Omit<GlanceProps, 'sport'> {
  readonly place: GlancePlace;
}

/** The state of a running match in the figures of its sport, where it has some and their code is there. */
export const WithGlance = ({ place, ...rest }: WithGlanceProps) => {
  const Part = useGlancePart(place);
  const { match, plain } = rest;
  const sport = boardSportOf(match.liveModeId);
  if (!Part || !sport || match.hidden || matchPhase(matchStatus(match.status)) !== 'live') return plain;
  return (
    <Suspense fallback={plain}>
      <Part {...rest} sport={sport} />
    </Suspense>
  );
};
