import { slug } from '#domain/shared/slug.ts';
import { sameWords, words, type Words } from '../../shared/words.ts';
import type { ParsedMatch } from './parsed.ts';

/** A round of a season: `key` is the same in every language. */
export interface Round {
  readonly key: string;
  readonly words: Words;
}

const none: Round = { key: '', words: sameWords('') };
const numbered = (n: number): Round => ({
  key: String(n),
  words: words(`Vòng ${n}`, `Matchday ${n}`, `第 ${n} 輪`),
});
/** A round of a cup that counts its rounds; a number alone is a matchday. */
const cupRound = (n: number): Round => ({
  key: `round-${n}`,
  words: words(`Vòng ${n}`, `Round ${n}`, `第 ${n} 輪`),
});
const lastOf = (n: number): Round => {
  if (n === 2) return final;
  if (n === 4) return semiFinal;
  if (n === 8) return quarterFinal;
  return { key: `round-of-${n}`, words: words(`Vòng 1/${n / 2}`, `Round of ${n}`, `${n} 強`) };
};
const quarterFinal: Round = { key: 'quarter-final', words: words('Tứ kết', 'Quarter-finals', '八強') };
const semiFinal: Round = { key: 'semi-final', words: words('Bán kết', 'Semi-finals', '四強') };
const final: Round = { key: 'final', words: words('Chung kết', 'Final', '決賽') };
const third: Round = { key: 'third-place', words: words('Tranh hạng ba', 'Third-place match', '季軍戰') };
const playOff: Round = { key: 'play-off', words: words('Play-off', 'Play-offs', '附加賽') };

const knockOuts: readonly (readonly [RegExp, (match: RegExpExecArray) => Round])[] = [
  [/third|3rd|bronze/i, () => third],
  [/quarter-?\s?finals?|^1\/4/i, () => quarterFinal],
  [/semi-?\s?finals?|^1\/2/i, () => semiFinal],
  [/^1\/(8|16|32|64)/i, ([, n]) => lastOf(2 * Number(n))],
  [/(?:round of|last) (\d+)/i, ([, n]) => lastOf(Number(n))],
  [/^finals?$/i, () => final],
  [/^(?:knockout )?play-?\s?offs?/i, () => playOff],
];
const MATCHDAY =
  /^(?:matchday|md|spieltag|jornada|giornata|journée|week|gameweek|regular season -?|speelronde)\s*(\d{1,3})$|^(\d{1,3})(?:\.\s?(?:spieltag|round))?$/i;
const COUNTED = /^round\s+(\d{1,2})$/i;

const knockOutOf = (text: string): Round | null => {
  for (const [pattern, round] of knockOuts) {
    const match = pattern.exec(text.trim());
    if (match) return round(match);
  }
  return null;
};

/** "Finals, Round of 16" and "League, Matchday 3" by their last part; "Playoffs, Matchday 1" is the first leg of a tie. */
const partOf = (text: string): string => {
  const [stage = '', ...rest] = text.split(/\s*[,|–]\s*/);
  if (rest.length === 0) return stage;
  return knockOutOf(stage) === playOff && MATCHDAY.test(rest.at(-1)!) ? stage : rest.at(-1)!;
};

const roundOf = (text: string, counts: 'matchdays' | 'rounds'): Round => {
  const part = partOf(text).trim();
  if (part === '') return none;
  const day = MATCHDAY.exec(part);
  if (day) return numbered(Number(day[1] ?? day[2]));
  const counted = COUNTED.exec(part);
  if (counted) return counts === 'rounds' ? cupRound(Number(counted[1])) : numbered(Number(counted[1]));
  return knockOutOf(part) ?? { key: slug(part) || 'round', words: sameWords(part) };
};

const isNumbered = ({ key }: Round): boolean => /^\d+$/.test(key);
const GROUP = /^(?:group|gruppe|grupo)\s+([a-z0-9]+)$/i;

interface Placed {
  readonly round: Round;
  readonly group?: string;
}

/** Which match of its group each is for its teams, where files number days or nothing at all. */
const turns = (matches: readonly ParsedMatch[]): ReadonlyMap<ParsedMatch, number> => {
  const played = new Map<string, number>();
  const result = new Map<ParsedMatch, number>();
  const inOrder = matches
    .filter(({ group, round }) => group !== undefined || GROUP.test(round))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  for (const match of inOrder) {
    const names = [match.home.name, match.away.name];
    const turn = Math.max(...names.map((name) => played.get(name) ?? 0)) + 1;
    for (const name of names) played.set(name, turn);
    result.set(match, turn);
  }
  return result;
};

/** The rounds of a season's matches, in their order, and whether it has knock-out rounds and a stage with tables. */
export const roundsOf = (
  matches: readonly ParsedMatch[],
): { readonly placed: readonly Placed[]; readonly knockOut: boolean; readonly grouped: boolean } => {
  const names = [...new Set(matches.map(({ round }) => partOf(round).trim()))];
  const knockOut = names.some((name) => knockOutOf(name) !== null);
  const counts = knockOut && !names.some((name) => MATCHDAY.test(name)) ? 'rounds' : 'matchdays';
  const known = new Map([...new Set(matches.map(({ round }) => round))].map((text) => [text, roundOf(text, counts)]));
  const turn = turns(matches);
  const placed = matches.map((match): Placed => {
    const inGroup = turn.get(match);
    if (inGroup === undefined) return { round: known.get(match.round)! };
    const group = match.group ?? GROUP.exec(match.round)?.[1];
    return { round: numbered(inGroup), ...(group !== undefined && { group: group.toUpperCase() }) };
  });
  const grouped = placed.some(({ round, group }) => group !== undefined || isNumbered(round));
  return { placed, knockOut, grouped: grouped && knockOut };
};
