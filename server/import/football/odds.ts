import * as Schema from 'effect/Schema';
import type { LinedJson } from '../jsonLines.ts';
import { isMatchDay, sidesFault } from './checks.ts';
import { csvRows } from './csv.ts';
import type { Aside, Line, ParsedFile, ParsedOdds } from './parsed.ts';
import { readRecords, type Reading } from './records.ts';

const markets = ['1x2', 'ah', 'ou', 'ah_1h', 'ou_1h', '1x2_1h'] as const;
const selections: Readonly<Record<ParsedOdds['market'], readonly ParsedOdds['sel'][]>> = {
  ...{ '1x2': ['1', 'X', '2'], '1x2_1h': ['1', 'X', '2'], ah: ['H', 'A'], ah_1h: ['H', 'A'] },
  ...{ ou: ['O', 'U'], ou_1h: ['O', 'U'] },
};
const columns = ['league', 'date', 'home', 'away', 'bookmaker', 'market', 'line', 'sel', 'price', 'ts'] as const;
export const isOddsHeader = (header: readonly string[]): boolean => columns.every((column) => header.includes(column));

interface Told {
  readonly league: string;
  readonly date: string;
  readonly home: string;
  readonly away: string;
  readonly bookmaker: string;
  readonly market: string;
  readonly line: number | null;
  readonly sel: string;
  readonly price: number;
  readonly ts: string;
  readonly suspended: boolean;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const read = (told: Told, line: Line): Reading<ParsedOdds> => {
  const market = markets.find((one) => one === told.market);
  if (!market) return { reason: `has the unknown market ${told.market}` };
  const sel = selections[market].find((one) => one === told.sel);
  if (!sel) return { reason: `has ${told.sel} in the market ${market}` };
  const lined = !market.startsWith('1x2');
  if (lined !== (told.line !== null)) return { reason: lined ? 'has no line' : `has a line in the market ${market}` };
  const { line: handicap } = told;
  if (handicap !== null && !(Math.abs(handicap) <= 50 && Number.isInteger(handicap * 4)))
    return { reason: `has the line ${handicap}, which is no quarter` };
  if (!(told.price > 1 && told.price <= 1001))
    return { reason: `has the price ${told.price}, which no decimal one is` };
  const ts = INSTANT.test(told.ts) ? Date.parse(told.ts) : Number.NaN;
  if (!Number.isFinite(ts)) return { reason: `has the instant ${told.ts}` };
  if (!isMatchDay(told.date)) return { reason: `has the impossible date ${told.date}` };
  if (told.bookmaker === '' || told.bookmaker.length > 60) return { reason: 'has no bookmaker' };
  const fault = sidesFault({ name: told.home }, { name: told.away });
  if (fault) return { reason: fault };
  const { league, date, home, away, bookmaker, price, suspended } = told;
  return { value: { line, league, day: date, home, away, bookmaker, market, handicap, sel, ts, price, suspended } };
};

const numberOf = (text: string): number => (/^-?\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN);

/** Prices as CSV, a row each; see docs/import.md. */
export const parseOddsCsv = (text: string): ParsedFile => {
  const { rows, aside } = csvRows(text);
  const taken: ParsedOdds[] = [];
  const left: Aside[] = [...aside];
  for (const { line, of } of rows) {
    const told: Told = {
      ...{ league: of('league'), date: of('date'), home: of('home'), away: of('away') },
      ...{ bookmaker: of('bookmaker'), market: of('market'), sel: of('sel'), ts: of('ts') },
      ...{ line: of('line') === '' ? null : numberOf(of('line')), price: numberOf(of('price')) },
      suspended: /^(true|1)$/i.test(of('suspended')),
    };
    const reading = read(told, () => line);
    if ('value' in reading) taken.push(reading.value);
    else left.push({ line, reason: reading.reason });
  }
  return { kind: 'odds', odds: taken, aside: left };
};

const Odds = Schema.Struct({
  ...{ league: Schema.String, date: Schema.String, home: Schema.String, away: Schema.String },
  ...{ bookmaker: Schema.String, market: Schema.String, sel: Schema.String, price: Schema.Number, ts: Schema.String },
  line: Schema.optionalKey(Schema.NullOr(Schema.Number)),
  suspended: Schema.optionalKey(Schema.Boolean),
});
const decode = Schema.decodeUnknownResult(Odds);

/** Prices as JSON: the same fields, an object each. */
export const parseOddsJson = (json: LinedJson, list: readonly unknown[]): ParsedFile => {
  const { taken, aside } = readRecords<typeof Odds.Type, ParsedOdds>(json, 'odds', list, decode, (wire, line) =>
    read({ ...wire, line: wire.line ?? null, suspended: wire.suspended ?? false }, line),
  );
  return { kind: 'odds', odds: taken, aside };
};
