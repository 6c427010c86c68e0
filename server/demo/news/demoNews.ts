import type { Fixture } from '#domain/football/fixture.ts';
import type { NewsSource } from '#server/shared/news/newsSource.ts';
import { fixturesBetween } from '../calendar.ts';
import type { DemoFixture } from '../fixture.ts';
import { DAY_MS, dayNumberAt, instantAt } from '../day.ts';
import { demoFootball } from '../football/demoFootball.ts';
import { draw, shuffled } from '../random.ts';
import { liveBlogOf } from './liveBlog.ts';
import { contractOf, roundUpOf, storyOf } from './others.ts';
import { everyLocale, type InEach, type Written } from './piece.ts';
import { PREVIEW_BEFORE_MS, previewOf, type SideFacts } from './preview.ts';
import { REPORT_AFTER_MS, reportOf } from './report.ts';
import { reportedSports, sportReportFrom, sportReportOf, type ReportedSport } from './sportReport.ts';

/** Days that the news goes back, today among them. */
const DAYS = 15;
const FIRST_LEAGUE = 'dong-bang';
const ROUND_UP_EVERY = 3;
const CONTRACT_EVERY = 2;
const STORY_EVERY = 4;
const HOUR_MS = 3_600_000;

const inEach = async (fixtureId: string, now: number): Promise<InEach | null> => {
  const [vi, en, zh] = await Promise.all(everyLocale.map((locale) => demoFootball.fixture(fixtureId, { locale, now })));
  return vi && en && zh ? { vi, en, zh } : null;
};
const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Those of the first league in an order of the day's, then the others. */
const order = (fixtures: readonly Fixture[], day: number): readonly Fixture[] => {
  const mixed = shuffled(fixtures, `news ${day}`);
  return [
    ...mixed.filter(({ leagueId }) => leagueId === FIRST_LEAGUE),
    ...mixed.filter(({ leagueId }) => leagueId !== FIRST_LEAGUE),
  ];
};

const sideOf = async (teamId: string, now: number): Promise<SideFacts> => {
  const view = { locale: 'vi', now } as const;
  const [team, squad] = await Promise.all([demoFootball.team(teamId, view), demoFootball.squad(teamId, view)]);
  const first = (wanted: string) => squad?.find(({ pos }) => pos === wanted) ?? null;
  return { manager: team?.manager?.name ?? null, keeper: first('GK'), forward: first('FW') };
};

type Write = (now: number) => Promise<Written | null>;
/** An article to be written; what is final once written is written once. */
interface Plan {
  readonly key: string;
  readonly from: number;
  readonly write: Write;
}

const withMatch =
  (fixtureId: string, make: (match: InEach, now: number) => Promise<Written | null>): Write =>
  async (now) => {
    const match = await inEach(fixtureId, now);
    return match && make(match, now);
  };
const eventsOf = async (fixtureId: string, now: number) =>
  (await demoFootball.events(fixtureId, { locale: 'vi', now })) ?? [];

const reportPlan = ({ fixtureId, startTs }: Fixture): Plan => ({
  ...{ key: `r-${fixtureId}`, from: startTs + REPORT_AFTER_MS },
  write: withMatch(fixtureId, async (match, now) =>
    match.vi.status === 'ended' && match.vi.score ? reportOf(match, await eventsOf(fixtureId, now)) : null,
  ),
});
const livePlan = ({ fixtureId, startTs }: Fixture): Plan => ({
  ...{ key: `l-${fixtureId}`, from: startTs },
  write: withMatch(fixtureId, async (match, now) =>
    match.vi.status === 'live' || match.vi.status === 'ended'
      ? liveBlogOf(match, await eventsOf(fixtureId, now))
      : null,
  ),
});
const sportReportPlan = (fixture: DemoFixture, sport: ReportedSport): Plan => ({
  ...{ key: `g-${fixture.fixtureId}`, from: sportReportFrom(fixture, sport) },
  write: async (now) => sportReportOf(fixture, sport, now),
});
/** One match of basketball and one of esports. */
const otherSportsOf = (day: number): readonly Plan[] => {
  const fixtures = fixturesBetween(instantAt(day, '00:00'), instantAt(day + 1, '00:00'));
  return reportedSports.flatMap((sport) => {
    const [one] = shuffled(
      fixtures.filter(({ league, fate }) => league.sport === sport && fate === null),
      `news ${sport} ${day}`,
    );
    return one ? [sportReportPlan(one, sport)] : [];
  });
};
const previewPlan = ({ fixtureId, startTs, localteam, visitorteam, venue }: Fixture): Plan => ({
  ...{ key: `p-${fixtureId}`, from: startTs - PREVIEW_BEFORE_MS },
  write: withMatch(fixtureId, async (match, now) => {
    const [home, away] = await Promise.all([sideOf(localteam.id, now), sideOf(visitorteam.id, now)]);
    const ground = venue ? await demoFootball.venue(venue.venueId, { locale: 'vi', now }) : null;
    return match.vi.status === 'cancel' ? null : previewOf(match, { home, away, capacity: ground?.capacity ?? null });
  }),
});
const roundUpPlan = (day: number, fixtures: readonly Fixture[]): Plan => {
  const from = instantAt(day, '23:55');
  return {
    ...{ key: `t-${day}`, from },
    write: async (now) => {
      const matches = await Promise.all(fixtures.map(({ fixtureId }) => inEach(fixtureId, now)));
      const ended = matches.filter((match) => match?.vi.status === 'ended' && match.vi.score !== null);
      return ended.length === 0
        ? null
        : roundUpOf(
            dayText(day),
            ended.filter((match) => match !== null),
            from,
          );
    },
  };
};
const contractPlan = (day: number, teamId: string): Plan => {
  const from = instantAt(day, '09:20');
  return {
    ...{ key: `c-${day}`, from },
    write: async (now) => {
      const [vi, en, zh] = await Promise.all(
        everyLocale.map(async (locale) => (await demoFootball.teams([teamId], { locale, now }))[0]),
      );
      const squad = (await demoFootball.squad(teamId, { locale: 'vi', now })) ?? [];
      const numbered = squad.filter(({ number }) => number !== null);
      if (!vi || !en || !zh || numbered.length === 0) return null;
      return contractOf(dayText(day), { vi, en, zh }, draw(`contract ${day}`).pick(numbered), from);
    },
  };
};
const storyPlan = (day: number): Plan => {
  const from = instantAt(day, '07:30');
  return { key: `s-${day}`, from, write: async () => storyOf(dayText(day), day / STORY_EVERY, from) };
};

/** A match of each quarter of the day, so that there is nearly always a live blog. */
const liveOf = (fixtures: readonly Fixture[], day: number): readonly Fixture[] =>
  [0, 6, 12, 18].flatMap((hour) => {
    const from = instantAt(day, '00:00') + hour * HOUR_MS;
    return fixtures.find(({ startTs }) => startTs >= from && startTs < from + 6 * HOUR_MS) ?? [];
  });

/** What is written on a day: two reports, a live blog, a preview, a report of basketball and one of esports, and by turns a table, a contract and a story. */
const plansOf = async (day: number, isNow: boolean, now: number): Promise<readonly Plan[]> => {
  const found = await demoFootball.fixtures(
    { from: instantAt(day, '00:00'), to: instantAt(day + 1, '00:00'), most: 200 },
    { locale: 'vi', now },
  );
  const played = order(
    found.filter(({ status }) => status !== 'cancel'),
    day,
  );
  const ofFirst = played.filter(({ leagueId }) => leagueId === FIRST_LEAGUE);
  const others = played.filter(({ leagueId }) => leagueId !== FIRST_LEAGUE);
  const [lead = others[1], second = others[2]] = ofFirst;
  return [
    ...[lead, others[0]].flatMap((fixture) => (fixture ? [reportPlan(fixture)] : [])),
    ...(second ? [livePlan(second), previewPlan(second)] : []),
    ...(isNow ? liveOf(others, day).map(livePlan) : []),
    ...(day % ROUND_UP_EVERY === 0 && ofFirst.length > 0 ? [roundUpPlan(day, ofFirst)] : []),
    ...(day % CONTRACT_EVERY === 0 && lead ? [contractPlan(day, lead.localteam.id)] : []),
    ...(day % STORY_EVERY === 0 ? [storyPlan(day)] : []),
    ...otherSportsOf(day),
  ];
};

/** News about the demo's matches, computed from the time: it grows as they end. */
export const demoNews = (): NewsSource => {
  let final = new Map<string, Written>();
  let shown: { readonly at: number; readonly all: Promise<readonly Written[]> } | null = null;

  const make = async (now: number): Promise<readonly Written[]> => {
    const today = dayNumberAt(now);
    const days = Array.from({ length: DAYS + 1 }, (_, i) => today + 1 - i);
    const plans = (await Promise.all(days.map((day) => plansOf(day, day >= today - 1, now)))).flat();
    const kept = new Map<string, Written>();
    const all: Written[] = [];
    for (const { key, from, write } of plans) {
      if (from > now) continue;
      const one = final.get(key) ?? (await write(now));
      if (!one || one.article.createdAt > now) continue;
      all.push(one);
      // A live blog is final once its match is over; a called-off match may yet end otherwise.
      if (!one.article.live) kept.set(key, one);
    }
    final = kept;
    return all;
  };
  const at = (now: number): Promise<readonly Written[]> => {
    if (shown?.at === now) return shown.all;
    const all = make(now);
    shown = { at: now, all };
    return all;
  };
  return {
    articles: async (now) => (await at(now)).map(({ article }) => article),
    blocksOf: async (articleId, lang, now) =>
      (await at(shown?.at ?? now)).find(({ article }) => article.articleId === articleId)?.blocks[lang] ?? [],
  };
};
