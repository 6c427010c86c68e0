import { GlanceLines } from '../../shared/glance/GlanceLines.tsx';
import { SportGlance } from '../../shared/glance/SportGlance.tsx';
import type { GlanceProps } from '../../shared/glance/glances.ts';
import { CardText } from './CardText.tsx';

/** A card's words in the figures of its sport. */
export default function CardGlance({ match, sport, plain }: GlanceProps) {
  return (
    <SportGlance sport={sport} fixtureId={match.fixtureId} plain={plain}>
      {({ lines, score, time, said }) =>
        score ? (
          <CardText match={match} score={score} said={time === null ? said : `${said} ${time}`} />
        ) : (
          <CardText match={match} said={<GlanceLines lines={lines} />} />
        )
      }
    </SportGlance>
  );
}
