import { isGoal } from '#domain/football/goals.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import type { Locale } from '#domain/locale/locale.ts';
import {
  categoryOf,
  guardOf,
  heading,
  paragraph,
  point,
  written,
  type InEach,
  type Piece,
  type Written,
} from './piece.ts';
import { sentences, type GoalEffect } from './sentences.ts';

const MINUTE_MS = 60_000;
/** After kick-off. */
export const REPORT_AFTER_MS = 150 * MINUTE_MS;

export const minuteText = ({ minute, added }: Pick<MatchEvent, 'minute' | 'added'>): string =>
  added === undefined ? `${minute}′` : `${minute}+${added}′`;

/** Goals that stood, with the score after each. */
export const goalsOf = (events: readonly MatchEvent[]): readonly MatchEvent[] =>
  events.filter((event) => isGoal(event) && !event.revoked && event.scoreAfter !== undefined);

export const effectOf = ({ side, scoreAfter }: MatchEvent): GoalEffect => {
  const { home, away } = scoreAfter!;
  const [own, other] = side === 'home' ? [home, away] : [away, home];
  if (own + other === 1) return 'opens';
  if (own === other) return 'levels';
  if (own < other) return 'reduces';
  return own - other === 1 ? 'leads' : 'extends';
};

export const thousands = (count: number, lang: Locale): string =>
  String(count).replace(/\B(?=(\d{3})+$)/gu, lang === 'vi' ? '.' : ',');

const titleOf = ({ localteam, visitorteam, score }: Fixture, lang: Locale): string => {
  const say = sentences[lang];
  const { home, away, pen } = score!;
  const [a, b] = [localteam.name, visitorteam.name];
  const win = (h: number, v: number) =>
    h > v ? { winner: a, loser: b, score: `${h}–${v}` } : { winner: b, loser: a, score: `${v}–${h}` };
  if (home !== away) return Math.abs(home - away) >= 3 ? say.wonHigh(win(home, away)) : say.won(win(home, away));
  if (pen) return say.wonKicks(win(pen[0], pen[1]));
  return home === 0 ? say.noGoals(a, b) : say.drew(a, b, `${home}–${away}`);
};

const goalLine = (event: MatchEvent, { localteam, visitorteam }: Fixture, lang: Locale): string => {
  const say = sentences[lang];
  const mark = event.type === 'penalty' ? say.penalty : '';
  const team = event.side === 'home' ? localteam.name : visitorteam.name;
  const { home, away } = event.scoreAfter!;
  const line = say[event.type === 'own_goal' ? 'ownGoal' : 'goal'](
    minuteText(event),
    `${event.player?.name ?? team}${mark}`,
    team,
    effectOf(event),
    `${home}–${away}`,
  );
  return event.assist ? line + say.assist(event.assist.name) : line;
};

/** The whole story of a match that has ended, in the order of its goals. */
export const reportOf = (match: InEach, events: readonly MatchEvent[]): Written => {
  const { vi } = match;
  const goals = goalsOf(events);
  const say = (lang: Locale): Piece => {
    const fixture = match[lang];
    const words = sentences[lang];
    const { localteam, visitorteam, leagueName, round, venue, attendance, score } = fixture;
    const title = titleOf(fixture, lang);
    const sent = events.filter(({ type, revoked }) => (type === 'red' || type === 'second_yellow') && !revoked);
    return {
      title,
      summary: words.hosted(localteam.name, visitorteam.name, leagueName, round),
      safeTitle: words.match(localteam.name, visitorteam.name),
      safeSummary: words.over(leagueName, round),
      coverAlt: words.match(localteam.name, visitorteam.name),
      tags: [localteam.name, visitorteam.name, leagueName],
      blocks: [
        paragraph(
          `${words.hosted(localteam.name, visitorteam.name, leagueName, round)}${lang === 'zh' ? '' : ' '}${title}${lang === 'zh' ? '。' : '.'}`,
        ),
        { kind: 'match', fixtureId: fixture.fixtureId },
        ...(venue
          ? [paragraph(words.ground(venue.name, attendance === undefined ? '' : thousands(attendance, lang)))]
          : []),
        ...(goals.length > 0
          ? [heading(words.goals), ...goals.map((goal) => point(goalLine(goal, fixture, lang)))]
          : [paragraph(words.noneScored)]),
        ...(score?.ht && goals.length > 0 ? [paragraph(words.halfTime(`${score.ht[0]}–${score.ht[1]}`))] : []),
        ...sent.map((event) =>
          paragraph(
            words.red(
              minuteText(event),
              event.player?.name ?? '',
              event.side === 'home' ? localteam.name : visitorteam.name,
            ),
          ),
        ),
        ...(fixture.knockout
          ? []
          : [
              heading(words.table),
              {
                ...{ kind: 'table' as const, leagueId: fixture.leagueId, leagueName, leagueSlug: fixture.leagueSlug },
                ...{ season: fixture.season, teams: [localteam.id, visitorteam.id] },
              },
            ]),
      ],
    };
  };
  return written(
    {
      ...{ articleId: `r-${vi.fixtureId}`, slug: `${vi.slug}-${vi.fixtureId}`, category: categoryOf(vi) },
      ...{ type: 'tuong-thuat', createdAt: vi.startTs + REPORT_AFTER_MS, author: { name: 'Khán Đài', picture: null } },
      ...{ cover: goals.length > 0 ? 'three' : 'keeper', featured: vi.leagueId === 'dong-bang' },
      targets: [
        { type: 'team', id: vi.localteam.id },
        { type: 'team', id: vi.visitorteam.id },
        { type: 'fixture', id: vi.fixtureId },
        { type: 'league', id: vi.leagueId },
      ],
      spoilerMatches: [guardOf(vi)],
    },
    say,
  );
};
