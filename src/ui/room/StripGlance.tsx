import { matchTitle } from '#domain/match/match.ts';
import { Figure } from '../kit/Figure.tsx';
import { GlanceLines } from '../shared/glance/GlanceLines.tsx';
import { SportGlance } from '../shared/glance/SportGlance.tsx';
import type { GlanceProps } from '../shared/glance/glances.ts';
import { cut } from '../theme/text.css.ts';
import { StripFoot, StripSides, StripTitle } from './StripParts.tsx';

/** The board beside the keyboard in the figures of its sport. */
export default function StripGlance({ match, sport, plain }: GlanceProps) {
  return (
    <SportGlance sport={sport} fixtureId={match.fixtureId} plain={plain}>
      {({ lines, score, time, said }) => (
        <>
          {score ? (
            <StripSides room={match} score={score} />
          ) : (
            <StripTitle said={<GlanceLines lines={lines} />}>{matchTitle(match)}</StripTitle>
          )}
          <StripFoot watching={match.watching ?? 0} live>
            {time !== null && <Figure size={20}>{time}</Figure>}
            <small className={cut}>{said}</small>
          </StripFoot>
        </>
      )}
    </SportGlance>
  );
}
