import { isGoal } from '#domain/football/goals.ts';
import { minuteText } from '#domain/football/minuteText.ts';
import { HIGHLIGHT_ART, highlightArtPath } from '#domain/highlights/highlightArt.ts';
import { parseScore } from '#domain/match/score.ts';
import type { Span } from '#domain/media/cut.ts';
import type { HighlightSource, HighlightWish } from '#server/shared/highlights/highlightForm.ts';
import { words, type Words } from '#server/shared/words.ts';
import { fixturesOfDay } from '../calendar.ts';
import type { Sport } from '../content/leagues.ts';
import { crestPath, type Team } from '../content/team.ts';
import { dayNumberAt } from '../day.ts';
import { airTimeOf } from '../demoMatch.ts';
import type { DemoFixture } from '../fixture.ts';
import { roomIdOf } from '../ids.ts';
import { memoize } from '../memoize.ts';
import { shuffled } from '../random.ts';
import { isCalledOff, standingOf } from '../simulation.ts';
import { playedAt } from '../simulation/football.ts';
import { footballPlan } from '../simulation/footballPlan.ts';
import type { Happening } from '../simulation/happening.ts';

/** How many highlights the demo has, and from how many days. */
const MOST = 12;
const DAYS = 8;
/** Around a goal; so much later it can be watched. */
const BEFORE_MS = 8000;
const AFTER_MS = 4800;
const READY_AFTER_MS = 180_000;
/** The end of a match without goals. */
const LAST_MS = 20_800;
const SEGMENT_MS = 1600;

const category: Partial<Record<Sport, string>> = { football: 'bong-da', basketball: 'bong-ro', esport: 'esport' };
const inEach = (of: (lang: 'vi' | 'en' | 'zh') => string): Words => words(of('vi'), of('en'), of('zh'));

const goalsOf = (fixture: DemoFixture): readonly Happening[] =>
  footballPlan(fixture).happenings.filter((one) => isGoal(one) && one.at <= playedAt(fixture, Infinity));

/** When its rooms end; null where it has none. */
const endOf = (fixture: DemoFixture): number | null => airTimeOf(fixture, Infinity)?.endMs ?? null;

const artSide = ({ name, crest }: Team) => ({ name: name.vi, logo: crestPath(crest), colours: crest.colours });
const coverOf = ([home, away]: readonly [Team, Team], score: readonly [number, number] | null) => ({
  ...{ url: highlightArtPath(artSide(home), artSide(away), score), w: HIGHLIGHT_ART.w, h: HIGHLIGHT_ART.h },
});

interface Facts {
  readonly highlightId: string;
  readonly type: string;
  readonly createdAt: number;
  readonly titles: Words;
  readonly score: readonly [number, number] | null;
  readonly spans: readonly Span[];
  readonly at: number;
}

const wishOf = (fixture: DemoFixture, { score, ...facts }: Facts): HighlightWish => {
  const { fixtureId, league, round, startTime } = fixture;
  const sides = fixture.sides!;
  const [home, away] = sides;
  return {
    ...facts,
    ...{ roomId: roomIdOf(fixtureId, 0), fixtureId, category: category[league.sport]! },
    safeTitles: inEach((lang) => `${home.name[lang]} – ${away.name[lang]}, ${round[lang]}`),
    description: inEach((lang) => `${league.name[lang]}, ${round[lang]}.`),
    ...{ cover: coverOf(sides, score), safeCover: coverOf(sides, null) },
    targets: [
      { type: 'team', id: home.id },
      { type: 'team', id: away.id },
      { type: 'fixture', id: fixtureId },
      { type: 'league', id: league.id },
    ],
    spoilerMatches: [
      {
        ...{ fixtureId, leagueId: league.id, startTs: startTime },
        ...{ localteam: { id: home.id }, visitorteam: { id: away.id } },
      },
    ],
  };
};

const around = (ts: number, endMs: number): Span => ({
  fromTs: ts - BEFORE_MS,
  // A room ends with a whole segment.
  toTs: Math.min(ts + AFTER_MS, endMs - SEGMENT_MS),
});
const scoreText = ([home, away]: readonly [Team, Team], [h, a]: readonly [number, number]): Words =>
  inEach((lang) => `${home.name[lang]} ${h}–${a} ${away.name[lang]}`);

/** All goals of a match. */
const matchWish = (fixture: DemoFixture): HighlightWish | null => {
  const endMs = endOf(fixture);
  const goals = goalsOf(fixture);
  const last = goals.at(-1)?.scoreAfter;
  if (endMs === null || !last) return null;
  const score = [last.home, last.away] as const;
  const told = scoreText(fixture.sides!, score);
  return wishOf(fixture, {
    ...{ highlightId: `m-${fixture.fixtureId}`, type: 'tran-dau', createdAt: endMs + READY_AFTER_MS, score, at: endMs },
    titles: words(`Mọi bàn thắng: ${told.vi}`, `Every goal: ${told.en}`, `全部入球：${told.zh}`),
    spans: goals.map(({ ts }) => around(ts, endMs)),
  });
};

/** The last goal of a match. */
const goalWish = (fixture: DemoFixture): HighlightWish | null => {
  const endMs = endOf(fixture);
  const goal = goalsOf(fixture).at(-1);
  if (endMs === null || !goal?.scoreAfter) return null;
  const score = [goal.scoreAfter.home, goal.scoreAfter.away] as const;
  const told = scoreText(fixture.sides!, score);
  const [minute, who] = [minuteText(goal), goal.player?.name ?? ''];
  const own = goal.type === 'own_goal';
  return wishOf(fixture, {
    ...{ highlightId: `g-${goal.eventId}`, type: 'ban-thang', createdAt: goal.ts + READY_AFTER_MS, score },
    titles: words(
      `${who} ${own ? 'phản lưới nhà' : 'ghi bàn'} phút ${minute}: ${told.vi}`,
      `${who} ${own ? 'scores an own goal' : 'scores'} in minute ${minute}: ${told.en}`,
      `第 ${minute} 分鐘${who}${own ? '烏龍球' : '破門'}：${told.zh}`,
    ),
    ...{ spans: [around(goal.ts, endMs)], at: goal.ts + READY_AFTER_MS },
  });
};

/** How a match in another sport ended. */
const endWish = (fixture: DemoFixture): HighlightWish | null => {
  const endMs = endOf(fixture);
  const score = parseScore(standingOf(fixture, Infinity).score ?? '');
  if (endMs === null || !score) return null;
  const told = scoreText(fixture.sides!, score);
  return wishOf(fixture, {
    ...{
      highlightId: `e-${fixture.fixtureId}`,
      type: 'khoanh-khac',
      createdAt: endMs + READY_AFTER_MS,
      score,
      at: endMs,
    },
    titles: words(`Những giây cuối: ${told.vi}`, `The last seconds: ${told.en}`, `最後幾秒：${told.zh}`),
    spans: [{ fromTs: endMs - LAST_MS, toTs: endMs - SEGMENT_MS }],
  });
};

/** What of a day is worth seeing again: a match, two goals, and by turns how a match of basketball or esports ended. */
const wishesOfDay = memoize(2 * DAYS, (day: number): readonly HighlightWish[] => {
  const played = shuffled(
    fixturesOfDay(day).filter((one) => one.sides !== null && one.crew.length > 0 && !isCalledOff(one)),
    `highlights ${day}`,
  );
  const of = (sport: Sport) => played.filter(({ league }) => league.sport === sport);
  const [first, second, third] = of('football').filter((one) => goalsOf(one).length > 0);
  const other = of(day % 2 === 0 ? 'basketball' : 'esport')[0];
  return [
    first && matchWish(first),
    second && goalWish(second),
    third && goalWish(third),
    other && endWish(other),
  ].flatMap((wish) => wish ?? []);
});

/** Highlights of the demo's last matches, chosen by the day: the newest twelve. */
export const demoHighlights = (): HighlightSource => ({
  wishes: async (now) => {
    const today = dayNumberAt(now);
    return Array.from({ length: DAYS + 1 }, (_, i) => wishesOfDay(today - i))
      .flat()
      .filter(({ createdAt }) => createdAt <= now)
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, MOST);
  },
});
