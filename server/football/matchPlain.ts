import type { HeadToHead, StandingList } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { matchPath, playerPath, teamPath } from '#domain/football/footballPaths.ts';
import { hasSection } from '#domain/football/matchSections.ts';
import type { Lineup, LineupPlayer, Stat } from '#domain/football/matchData.ts';
import { namedStats, statText } from '#domain/football/statKeys.ts';
import { localeConfig, type Locale } from '#domain/locale/locale.ts';
import type { Handlers } from '../http/handlers.ts';
import type { PageSource, PlainContext } from '../page/areaPage.ts';
import type { PlainCell, PlainPart } from '../page/plain.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';

const unlessRefused = <A>(answer: A | Refusal): A | null => (isRefused(answer) ? null : answer);

type Listed = Pick<LineupPlayer, 'player' | 'number' | 'captain'>;

const playerCell = (one: Listed | undefined, captain: string): PlainCell =>
  one === undefined
    ? ''
    : {
        text: `${one.number ?? ''} ${one.player.name}${one.captain ? ` (${captain})` : ''}`.trim(),
        to: playerPath(one.player),
      };

/** Both line-ups line by line: starting players and substitutes. */
const lineupParts = (lineups: readonly Lineup[], fixture: Fixture, t: PlainContext['word']): readonly PlainPart[] => {
  const [home, away] = (['home', 'away'] as const).map((side) => lineups.find((one) => one.side === side));
  if (!home || !away) return [];
  const captain = t('matchSections', 'lineups.captainShort');
  const beside = (ofHome: readonly Listed[], ofAway: readonly Listed[]) =>
    Array.from({ length: Math.max(ofHome.length, ofAway.length) }, (_, i) =>
      [ofHome[i], ofAway[i]].map((one) => playerCell(one, captain)),
    );
  const title = t('matchSections', 'lineups.title');
  const isExpected = !home.confirmed || !away.confirmed;
  const teams = [`${fixture.localteam.name} ${home.formation}`, `${fixture.visitorteam.name} ${away.formation}`];
  const bench = {
    ...{ heading: t('matchSections', 'lineups.bench'), head: [fixture.localteam.name, fixture.visitorteam.name] },
    rows: beside(home.bench, away.bench),
  };
  return [
    {
      heading: isExpected ? `${title}, ${t('matchSections', 'lineups.expected')}` : title,
      ...{ head: teams, rows: beside(home.start, away.start) },
    },
    ...(bench.rows.length > 0 ? [bench] : []),
  ];
};

const statPart = (stats: readonly Stat[], fixture: Fixture, t: PlainContext['word']): PlainPart => ({
  heading: t('matchSections', 'stats.title'),
  head: [t('matchSections', 'stats.col'), fixture.localteam.name, fixture.visitorteam.name],
  rows: namedStats(stats, 'all').map((stat) => [
    ...[t('matchSections', `stats.keys.${stat.key}`), statText(stat, stat.home), statText(stat, stat.away)],
  ]),
});

const meetingPart = ({ between }: HeadToHead, t: PlainContext['word'], day: (ts: number) => string): PlainPart => ({
  heading: t('matchSections', 'h2h.title'),
  head: (['day', 'match', 'score'] as const).map((name) => t('matchSections', `h2h.col.${name}`)),
  rows: between.map((one) => [
    day(one.startTs),
    { text: `${one.localteam.name} – ${one.visitorteam.name}`, to: matchPath(one) },
    one.score ? `${one.score.home}–${one.score.away}` : '',
  ]),
});

/** The minus sign is U+2212. */
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));

const tableParts = (table: StandingList, fixture: Fixture, t: PlainContext['word']): readonly PlainPart[] => {
  const teams = new Set([fixture.localteam.id, fixture.visitorteam.id]);
  const title = t('matchSections', 'standings.title');
  return table.groups
    .filter(({ rows }) => rows.some(({ team }) => teams.has(team.id)))
    .map(({ name, rows }) => ({
      heading: name === undefined ? title : `${title}, ${t('football', 'league.group', { name })}`,
      head: [
        ...['#', t('football', 'league.col.team')],
        ...(['played', 'gd', 'points'] as const).map((column) => t('football', `league.col.${column}`)),
      ],
      rows: rows.map(({ rank, team, played, gd, points }) => [
        String(rank),
        { text: team.name, to: teamPath(team) },
        ...[String(played), signed(gd), String(points)],
      ]),
    }));
};

/**
 * The sections of a match's page that are otherwise drawn by the browser, as tables: line-ups, statistics, head-to-head
 * and standings. Only for readers who do not hide results.
 */
export const matchPlain = async (
  { fixtures, leagues }: Pick<Handlers, 'fixtures' | 'leagues'>,
  fixture: Fixture,
  { word, zone, nobody, locale }: PlainContext & { readonly locale: Locale } & Pick<PageSource, 'nobody'>,
): Promise<readonly PlainPart[]> => {
  const { fixtureId: id, leagueId, season } = fixture;
  const context = nobody(locale);
  const ask = async <A>(has: boolean, call: () => Promise<A | Refusal>) => (has ? unlessRefused(await call()) : null);
  const [lineups, stats, met, table] = await Promise.all([
    ask(hasSection('lineups', fixture), () => fixtures.lineups({ id }, context)),
    ask(hasSection('stats', fixture), () => fixtures.stats({ id }, context)),
    ask(hasSection('headToHead', fixture), () => fixtures.headToHead({ id }, context)),
    ask(hasSection('standings', fixture), () => leagues.standing({ id: leagueId, season }, context)),
  ]);
  const days = new Intl.DateTimeFormat(localeConfig(locale).iso, { dateStyle: 'short', timeZone: zone });
  return [
    ...(lineups ? lineupParts(lineups, fixture, word) : []),
    ...(stats && stats.length > 0 ? [statPart(stats, fixture, word)] : []),
    ...(table ? tableParts(table, fixture, word) : []),
    ...(met && met.between.length > 0 ? [meetingPart(met, word, (ts) => days.format(ts))] : []),
  ];
};
