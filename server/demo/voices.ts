import { fixturesAround } from './calendar.ts';
import type { DemoFixture } from './fixture.ts';
import { goalsBetween, type GoalLine } from './goals.ts';
import { sayingsBetween, type Saying } from './sayings.ts';
import { standingOf } from './simulation.ts';

interface VoicesNeeds {
  readonly clock: () => number;
  /** The number of listeners of a chat group now. */
  readonly listeners: (groupId: string) => number;
  /** Whether a group has no messages at all. */
  readonly isSilent: (groupId: string) => Promise<boolean>;
  /** Sends a message to its group. */
  readonly speak: (saying: Saying) => void;
  /** Announces a goal in the name of the system. */
  readonly announce: (goal: GoalLine) => void;
  /** The public group; it gets the messages about the first live match. */
  readonly mainGroup: string;
}

/** How often the job runs, in milliseconds. */
export const VOICES_EVERY_MS = 1000;
/** After a pause (a suspended machine) only recent messages are sent. */
const CATCH_UP_MS = 5000;
/** How much past talk the first listener of a group finds, in milliseconds. */
const BACKLOG_MS = 120_000;

/** Sends the messages of scripted spectators since the last run, and goals, to groups with listeners. */
export const createVoices = (needs: VoicesNeeds): (() => void) => {
  const { clock, listeners, isSilent, speak, announce, mainGroup } = needs;
  let last = clock();
  const met = new Set<string>();
  /** Fills an empty room for its first listener. */
  const meet = (groupId: string, fixture: DemoFixture, until: number) => {
    if (met.has(groupId)) return;
    met.add(groupId);
    void isSilent(groupId).then((silent) => {
      if (silent)
        for (const saying of sayingsBetween(fixture, until - BACKLOG_MS, until)) speak({ ...saying, groupId });
    });
  };
  return () => {
    const now = clock();
    const from = Math.max(last, now - CATCH_UP_MS);
    last = now;
    const running = fixturesAround(now).filter(
      (fixture) => standingOf(fixture, now).phase === 'live' && fixture.crew.length > 0,
    );
    for (const fixture of running)
      if (listeners(fixture.fixtureId) > 0) {
        meet(fixture.fixtureId, fixture, from);
        for (const goal of goalsBetween(fixture, from, now)) announce(goal);
        for (const saying of sayingsBetween(fixture, from, now)) speak(saying);
      }
    const first = running.find(({ league }) => league.sport === 'football');
    if (first && listeners(mainGroup) > 0) {
      meet(mainGroup, first, from);
      for (const saying of sayingsBetween(first, from, now)) speak({ ...saying, groupId: mainGroup });
    }
  };
};
