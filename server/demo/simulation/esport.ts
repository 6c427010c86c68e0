import type { DraftSide, EsportBoard } from '#domain/match/board/esport.ts';
import { LOG_MOST, type EsportEvent } from '#domain/match/board/sportEvent.ts';
import type { Pair, SideName } from '#domain/match/board/timer.ts';
import { words, type Words } from '#server/shared/words.ts';
import { MINUTE_MS } from '../day.ts';
import type { DemoFixture, Standing } from '../fixture.ts';
import { before, minuteStatus } from './before.ts';
import { BEST_OF, draftFrom, gamesOf, goldAt, type Deed, type Game } from './esportPlan.ts';
import type { SportOverview } from './sportOverview.ts';

export const esportStanding = (fixture: DemoFixture, now: number): Standing => {
  const at = now - fixture.startTime;
  if (at < 0) return before(fixture, now);
  const games = gamesOf(fixture);
  const won = (side: SideName) => games.filter(({ winner, to }) => winner === side && at >= to).length;
  const score = `${won('home')}-${won('away')}`;
  if (at >= games.at(-1)!.to) return { phase: 'over', status: 'FT', score, note: null };
  const index = games.findIndex(({ to }) => at < to);
  const into = at - games[index]!.from;
  const note =
    into < 0
      ? words(`Nghỉ trước ván ${index + 1}`, `Break before game ${index + 1}`, `第 ${index + 1} 局前休息`)
      : words(`Ván ${index + 1}`, `Game ${index + 1}`, `第 ${index + 1} 局`);
  return { phase: 'live', status: into < 0 ? 'live' : minuteStatus(Math.floor(into / MINUTE_MS) + 1), score, note };
};

const stateAt = (game: Game | undefined, at: number): EsportBoard['state'] => {
  if (!game) return 'over';
  if (at >= game.from) return 'playing';
  return at >= draftFrom(game) ? 'draft' : 'break';
};

const draftAt = ({ choices }: Game, at: number): readonly [DraftSide<Words>, DraftSide<Words>] => {
  const made = choices.filter((one) => one.at <= at);
  const of = (side: SideName, kind: keyof DraftSide) =>
    made.filter((one) => one.side === side && one.kind === kind).map(({ hero }) => hero);
  const side = (name: SideName) => ({ bans: of(name, 'bans'), picks: of(name, 'picks') });
  return [side('home'), side('away')];
};

/** The figures of a map at an instant of it; the gold of each minute that is over, and now. */
const figuresAt = (game: Game, into: number) => {
  const count = (type: Deed['type']): Pair => {
    const of = (side: SideName) =>
      game.deeds.filter((one) => one.type === type && one.side === side && one.at <= into).length;
    return [of('home'), of('away')];
  };
  const gold = goldAt(game, into);
  const minutes = Array.from({ length: Math.floor(into / MINUTE_MS) + 1 }, (_, minute) => {
    const [home, away] = goldAt(game, minute * MINUTE_MS);
    return home - away;
  });
  return { kills: count('kill'), towers: count('tower'), dragons: count('dragon'), gold, goldLead: minutes };
};

/**
 * What each player has done on a map by an instant of it, with the hero that they picked, in the order of the team. Two
 * teams may have a player of one name.
 */
const playersAt = ({ deeds, fives, choices }: Game, into: number): NonNullable<EsportBoard<Words>['players']> => {
  const kills = deeds.filter(({ type, at }) => type === 'kill' && at <= into);
  const of = (side: SideName) => {
    const picks = choices.filter((one) => one.side === side && one.kind === 'picks');
    return fives[side].map((name, i) => ({
      name,
      ...(picks[i] && { hero: picks[i].hero }),
      kills: kills.filter((one) => one.side === side && one.player === name).length,
      deaths: kills.filter((one) => one.side !== side && one.victim === name).length,
    }));
  };
  return [of('home'), of('away')];
};

const boardAt = (fixture: DemoFixture, at: number): EsportBoard<Words> => {
  const games = gamesOf(fixture);
  const game = games.find(({ to }) => at < to);
  const done = games.filter(({ to }) => at >= to);
  const state = stateAt(game, at);
  // In a break and after the end the figures are those of the map before.
  const shown = state === 'playing' || state === 'draft' ? game : done.at(-1);
  const into = shown ? Math.max(0, Math.min(at, shown.to) - shown.from) : 0;
  const changes = game ? [draftFrom(game), game.from, game.to, ...game.choices.map((one) => one.at)] : [];
  const next = changes.filter((one) => one > at);
  return {
    sport: 'esport',
    asOf: fixture.startTime + at,
    ...(next.length > 0 && { nextAt: fixture.startTime + Math.min(...next) }),
    ...{ state, bestOf: BEST_OF, maps: done.map(({ winner }) => winner) },
    clock: { ms: into, running: state === 'playing' },
    ...(shown && state !== 'draft' ? figuresAt(shown, into) : { kills: [0, 0] as const }),
    ...(shown && { draft: draftAt(shown, at) }),
    ...(shown && state !== 'draft' && { players: playersAt(shown, into) }),
  };
};

const eventsOf = (fixture: DemoFixture, game: Game, map: number, until: number): readonly EsportEvent[] => {
  const base = { sport: 'esport', map } as const;
  const ended: EsportEvent = {
    ...{ ...base, eventId: `${fixture.fixtureId}-${map}-won`, type: 'mapWon', side: game.winner },
    ...{ ts: fixture.startTime + game.to, passed: Math.floor((game.to - game.from) / 1000) },
  };
  return [
    ...game.deeds
      .filter(({ at }) => game.from + at <= until)
      .map(({ at, ...deed }, i) => ({
        ...{ ...base, ...deed, eventId: `${fixture.fixtureId}-${map}-${i}` },
        ...{ ts: fixture.startTime + game.from + at, passed: Math.floor(at / 1000) },
      })),
    ...(game.to <= until ? [ended] : []),
  ];
};

export const esportOverview = (fixture: DemoFixture, now: number): SportOverview => {
  const at = now - fixture.startTime;
  if (at < 0) return { stats: [], log: [] };
  const games = gamesOf(fixture);
  const until = Math.min(at, games.at(-1)!.to);
  const log = games.flatMap((game, i) => eventsOf(fixture, game, i + 1, until));
  return { board: boardAt(fixture, until), stats: [], log: log.slice(-LOG_MOST) };
};
