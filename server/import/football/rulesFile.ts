import * as Schema from 'effect/Schema';
import { tieBreakers, zones } from '#domain/football/competition.ts';
import { competitionTypes, fixtureFates } from '../../shared/footballForm.ts';
import { Named, Name, text } from '../importFields.ts';
import { isMatchDay, seasonText } from './checks.ts';

const optional = Schema.optionalKey;
const Place = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 99 }));
const Points = Schema.Int.check(Schema.isBetween({ minimum: -9, maximum: 99 }));
const SeasonName = text((value) => seasonText(value) === value, 'a season such as 2025-26 or 2026');
const Day = text(isMatchDay, 'a day such as 2026-06-11');
const ScoreText = text((value) => /^\d{1,2}-\d{1,2}$/.test(value), 'a score such as 2-1');

const Competition = Schema.Struct({
  leagueId: Name,
  /** Further names, by which files mean it. */
  aliases: optional(Schema.Array(Name)),
  name: optional(Named),
  type: optional(Schema.Literals(competitionTypes)),
  /** Without one it holds for every season that has none of its own. */
  season: optional(SeasonName),
  points: optional(Schema.Struct({ win: Points, draw: Points, loss: Points })),
  tieBreakers: optional(Schema.Array(Schema.Literals(tieBreakers))),
  zones: optional(Schema.Array(Schema.Struct({ from: Place, to: Place, zone: Schema.Literals(zones) }))),
  deductions: optional(
    Schema.Array(
      Schema.Struct({
        team: Name,
        points: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 99 })),
        reason: Named,
      }),
    ),
  ),
  decided: optional(
    Schema.Array(Schema.Struct({ by: Schema.Literals(['playOff', 'lots']), order: Schema.Array(Name) })),
  ),
});
export type RulesOfCompetition = typeof Competition.Type;

const Correction = Schema.Struct({
  league: Name,
  date: Day,
  home: Name,
  away: Name,
  score: optional(ScoreText),
  status: optional(Schema.Literals(fixtureFates)),
});
export type Correction = typeof Correction.Type;

/** The file of the operator for what competitions do otherwise, and for results that were corrected; see docs/import.md. */
export const RulesFile = Schema.Struct({
  competitions: optional(Schema.Array(Competition)),
  corrections: optional(Schema.Array(Correction)),
});
export type RulesFile = typeof RulesFile.Type;
