import { readLinedJson, type LinedJson } from '../jsonLines.ts';
import { isWellFormed } from '../../http/wellFormed.ts';
import { seasonText } from './checks.ts';
import { csvHeader } from './csv.ts';
import { parseFootballJson } from './footballJson.ts';
import { parseFootballTxt } from './footballTxt.ts';
import { parseFormerNames, parseGoalscorers, parseResults, parseShootouts } from './martj42.ts';
import { parseClubs, parseCompetitions, parseNations } from './namesJson.ts';
import { isOddsHeader, parseOddsCsv, parseOddsJson } from './odds.ts';
import type { ParsedFile } from './parsed.ts';
import { parseSquads, parseStadiums } from './peopleJson.ts';

/** What a file is by its content. `other` may still be a file of our own schemas, or none that an import knows. */
export type Recognised =
  | { readonly kind: 'foreign'; readonly files: readonly ParsedFile[] }
  | { readonly kind: 'rules'; readonly json: LinedJson }
  | { readonly kind: 'other'; readonly known: boolean }
  | { readonly kind: 'damaged'; readonly line: number; readonly reason: string };

const objects = (list: readonly unknown[]): readonly object[] =>
  list.filter((one): one is object => typeof one === 'object' && one !== null && !Array.isArray(one));
const some = (list: readonly object[], ...keys: readonly string[]): boolean =>
  list.some((one) => keys.every((key) => key in one));

const foreign = (...files: readonly (ParsedFile | null)[]): Recognised => {
  const read = files.filter((file) => file !== null);
  return read.length > 0
    ? { kind: 'foreign', files: read }
    : { kind: 'damaged', line: 1, reason: 'says no season, nor does its name' };
};

const listed = (json: LinedJson, list: readonly unknown[]): Recognised | null => {
  const records = objects(list);
  if (some(records, 'fifa', 'flag')) return foreign(parseNations(json, list));
  if (some(records, 'players', 'name')) return foreign(parseSquads(json, list));
  if (some(records, 'code', 'type', 'flag')) return foreign(parseCompetitions(json, list));
  if (some(records, 'name', 'capacity') || some(records, 'name', 'latlon'))
    return foreign(parseStadiums(json, '', list));
  const isClub = ['aliases', 'leagues', 'primary', 'ground', 'city'].some((key) => some(records, 'name', key));
  return isClub ? foreign(parseClubs(json, '', list)) : null;
};

/** What only the file's own name tells: "2025-26/en.1.json", "en.1.2025-26.json". */
const toldByName = (path: string): { readonly code?: string; readonly season?: string } => {
  const parts = path.split(/[\\/]/);
  const name = (parts.pop() ?? '').replace(/\.(json|txt)$/i, '');
  const season =
    /(?:^|[.-])((?:18|19|20)\d{2}(?:-\d{2})?)$/.exec(name)?.[1] ??
    parts.map((one) => seasonText(one)).findLast((one) => one !== null);
  const code = /^([a-z]{2,4}(?:\.[a-z0-9]{1,6})+)(?:\.(?:18|19|20)\d{2}(?:-\d{2})?)?$/
    .exec(name)?.[1]
    ?.replace(/\.(18|19|20)\d{2}$/, '');
  return { ...(code !== undefined && { code }), ...(season !== undefined && season !== null && { season }) };
};

const ownKeys = ['commentators', 'fixtures', 'remove', 'menus', 'banners', 'marquee', 'modes', 'words', 'redirects'];
const isOwn = (value: object): boolean =>
  [...ownKeys, 'domains', 'known', 'door', 'promotions'].some((key) => key in value);

const ofJson = (json: LinedJson, path: string): Recognised => {
  const { value } = json;
  if (Array.isArray(value)) return listed(json, value) ?? { kind: 'other', known: false };
  if (typeof value !== 'object' || value === null) return { kind: 'other', known: false };
  const list = (key: string): readonly unknown[] | null => {
    const found: unknown = Reflect.get(value, key);
    return Array.isArray(found) ? found : null;
  };
  if ('name' in value && (list('matches') ?? list('rounds')))
    return foreign(parseFootballJson(json, value, toldByName(path)));
  const [stadiums, clubs, odds] = [list('stadiums'), list('clubs'), list('odds')];
  if (stadiums) return foreign(parseStadiums(json, 'stadiums', stadiums));
  if (clubs) return foreign(parseClubs(json, 'clubs', clubs));
  if (odds) return foreign(parseOddsJson(json, odds));
  if (list('competitions') ?? list('corrections')) return { kind: 'rules', json };
  return { kind: 'other', known: isOwn(value) };
};

const ofCsv = (text: string): Recognised | null => {
  const header = csvHeader(text);
  const has = (...columns: readonly string[]): boolean => columns.every((column) => header.includes(column));
  if (has('date', 'home_team', 'away_team', 'home_score', 'away_score', 'tournament'))
    return foreign(parseResults(text));
  if (has('date', 'home_team', 'away_team', 'team', 'scorer', 'minute')) return foreign(parseGoalscorers(text));
  if (has('date', 'home_team', 'away_team', 'winner')) return foreign(parseShootouts(text));
  if (has('current', 'former')) return foreign(parseFormerNames(text));
  return isOddsHeader(header) ? foreign(parseOddsCsv(text)) : null;
};

/** Recognises a file by its content; `path` only helps where the content leaves out what its folder and name say. */
export const recognise = (text: string, path: string): Recognised => {
  const bare = text.replace(/^\uFEFF/, '');
  if (/^\s*[[{]/.test(bare) || path.endsWith('.json')) {
    try {
      const json = readLinedJson(bare);
      if ('reason' in json) return { kind: 'damaged', line: json.line, reason: `is not JSON: ${json.reason}` };
      if (!isWellFormed(json.value)) return { kind: 'damaged', line: 1, reason: 'holds broken characters' };
      return ofJson(json, path);
    } catch (error) {
      if (error instanceof RangeError) return { kind: 'damaged', line: 1, reason: 'is nested too deeply' };
      throw error;
    }
  }
  const csv = ofCsv(bare);
  if (csv) return csv;
  if (!/^=\s+\S/m.test(bare)) return { kind: 'other', known: false };
  const sections = parseFootballTxt(bare, toldByName(path));
  const unsure = sections.some((one) => one.kind === 'season' && one.season === '');
  if (unsure) return { kind: 'damaged', line: 1, reason: 'says no season, nor does its name' };
  return sections.length > 0 ? { kind: 'foreign', files: sections } : { kind: 'other', known: false };
};
