import { isMatchDay, minuteOf, nameFault, scoreFault, sidesFault } from './checks.ts';
import { csvRows, type CsvRow } from './csv.ts';
import type { Aside, MatchKey, ParsedFile, ParsedGoal, ParsedMatch } from './parsed.ts';

/** Reads each row; a text is the reason why it is put aside. */
const rowsOf = <A>(text: string, read: (row: CsvRow) => A | string) => {
  const { rows, aside } = csvRows(text);
  const taken: A[] = [];
  const left: Aside[] = [...aside];
  for (const row of rows) {
    const one = read(row);
    if (typeof one === 'string') left.push({ line: row.line, reason: one });
    else taken.push(one);
  }
  return { taken, aside: left };
};

const UNKNOWN = /^(NA|)$/;
const whole = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);
const lineOf =
  ({ line }: CsvRow) =>
  () =>
    line;

const resultOf = (row: CsvRow): (ParsedMatch & { readonly tournament: string }) | string => {
  const [day, home, away] = [row.of('date'), { name: row.of('home_team') }, { name: row.of('away_team') }];
  if (!isMatchDay(day)) return `has the impossible date ${day}`;
  const [first, second] = [row.of('home_score'), row.of('away_score')];
  const open = UNKNOWN.test(first) && UNKNOWN.test(second);
  const score = open ? null : { home: whole(first), away: whole(second) };
  const tournament = row.of('tournament');
  const fault = sidesFault(home, away) ?? (score && scoreFault(score)) ?? nameFault(tournament);
  if (fault) return fault;
  const neutral = row.of('neutral').toUpperCase();
  if (!['TRUE', 'FALSE', ''].includes(neutral)) return `has ${neutral} for neutral`;
  return {
    ...{ line: lineOf(row), home, away, day, round: '', score, tournament, timeTbc: true },
    ...(neutral === 'TRUE' && { neutral: true }),
  };
};

/** results.csv of martj42: internationals, whose scores count extra time. */
export const parseResults = (text: string): ParsedFile => {
  const { taken, aside } = rowsOf(text, resultOf);
  return { kind: 'results', matches: taken, aside };
};

const keyOf = (row: CsvRow): MatchKey | string => {
  const [day, home, away] = [row.of('date'), row.of('home_team'), row.of('away_team')];
  if (!isMatchDay(day)) return `has the impossible date ${day}`;
  return sidesFault({ name: home }, { name: away }) ?? { line: lineOf(row), day, home, away };
};
const sideNamed = ({ home, away }: MatchKey, team: string): 'home' | 'away' | null =>
  team === home ? 'home' : team === away ? 'away' : null;

/** goalscorers.csv of martj42: `team` is whom the goal counts for, an own goal too. */
export const parseGoalscorers = (text: string): ParsedFile => {
  const { taken, aside } = rowsOf(text, (row) => {
    const key = keyOf(row);
    if (typeof key === 'string') return key;
    const side = sideNamed(key, row.of('team'));
    if (!side) return `has a goal of ${row.of('team')}, who do not play`;
    const minute = UNKNOWN.test(row.of('minute')) ? null : minuteOf(row.of('minute'));
    const name = row.of('scorer') === 'NA' ? '' : row.of('scorer');
    if (minute && (minute.minute < 1 || minute.minute > 130)) return `has a goal in the minute ${minute.minute}`;
    if (minute === null && !UNKNOWN.test(row.of('minute'))) return `has the minute ${row.of('minute')}`;
    const fault = nameFault(name);
    if (fault) return fault;
    const type = row.of('own_goal') === 'TRUE' ? 'own_goal' : row.of('penalty') === 'TRUE' ? 'penalty' : 'goal';
    const goal: ParsedGoal = { name, ...(minute ?? { minute: null }), type };
    return { ...key, side, goal };
  });
  return { kind: 'goals', goals: taken, aside };
};

/** shootouts.csv of martj42: who won, without the count. */
export const parseShootouts = (text: string): ParsedFile => {
  const { taken, aside } = rowsOf(text, (row) => {
    const key = keyOf(row);
    if (typeof key === 'string') return key;
    const winner = sideNamed(key, row.of('winner'));
    return winner ? { ...key, winner } : `was won by ${row.of('winner')}, who do not play`;
  });
  return { kind: 'shootouts', rows: taken, aside };
};

/** former_names.csv of martj42: under which names nations played before. */
export const parseFormerNames = (text: string): ParsedFile => {
  const { taken, aside } = rowsOf(text, (row) => {
    const [current, former] = [row.of('current'), row.of('former')];
    return nameFault(current) ?? nameFault(former) ?? { line: lineOf(row), current, former };
  });
  return { kind: 'formerNames', rows: taken, aside };
};
