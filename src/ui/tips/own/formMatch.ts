import type { TipMatch } from '#domain/tips/tip.ts';
import type { FormMatch } from './MatchField.tsx';

/** A form's match as words of tips take it. */
export const asTipMatch = ({ fixtureId, startTs, statusText, localteam, visitorteam }: FormMatch): TipMatch => ({
  ...{ fixtureId, startTs, statusText, localteam, visitorteam },
  ...{ leagueId: '', leagueName: '', score: null, demo: false },
});
