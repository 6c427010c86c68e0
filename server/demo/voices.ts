import { fixturesAround } from './calendar.ts';
import type { DemoFixture } from './fixture.ts';
import { goalsBetween, type GoalLine } from './goals.ts';
import { sayingsBetween, type Saying } from './sayings.ts';
import { standingOf } from './simulation.ts';

interface VoicesNeeds {
  readonly clock: () => number;
  /** Who listens to a chat group now. */
  readonly listeners: (groupId: string) => number;
  /** Whether nothing was ever said in a group. */
  readonly isSilent: (groupId: string) => Promise<boolean>;
  /** Puts a message into its group. */
  readonly speak: (saying: Saying) => void;
  /** Says a goal in the origin's own name. */
  readonly announce: (goal: GoalLine) => void;
  /** The group where everybody meets; it hears what is said about the first match that runs. */
  readonly mainGroup: string;
}

/** How often they are to be heard, in milliseconds. */
export const VOICES_EVERY_MS = 1000;
/** After a pause (a sleeping machine) only what is recent is said. */
const CATCH_UP_MS = 5000;
/** What the first listener finds: the talk of the last minutes. */
const BACKLOG_MS = 120_000;

/** What the scripted spectators have to say since they were heard last, and goals, where somebody listens. */
export const createVoices = (needs: VoicesNeeds): (() => void) => {
  const { clock, listeners, isSilent, speak, announce, mainGroup } = needs;
  let last = clock();
  const met = new Set<string>();
  /** So that the first who comes into a room does not find it dead. */
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
