import {
  createActor,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import type { Coverage } from './coverage.ts';
import { createHands, type Hands } from './hands.ts';
import { describePath, shortestPaths, type Path, type PathOptions } from './paths.ts';

/** A machine as wired in the application, with fake ports. */
export interface Wired {
  readonly machine: AnyStateMachine;
  /** Invariants, checked after every step. */
  readonly check?: (snapshot: AnyMachineSnapshot) => void;
  /** Called after the actor was stopped, to check for leaks. */
  readonly stopped?: () => void;
}
export interface WalkOptions extends PathOptions {
  /** The chart without wiring, which gives the predictions. */
  readonly chart: AnyStateMachine;
  /** Wires a new machine with ports from `hands`; called once per path. It is compared with the prediction. */
  readonly wire: (hands: Hands) => Wired;
  /** Collects coverage; can be shared by several walks of one chart. */
  readonly cover: Coverage;
}

/**
 * Plays the shortest path to every pair of state and event against the wired machine on a simulated clock, and compares
 * value and context after each step. A path on which another timer of the same state would fire first is impossible; it
 * is counted and skipped.
 */
export const walk = async (options: WalkOptions): Promise<void> => {
  const paths = shortestPaths(options.chart, options);
  let steps = 0;
  let impossible = 0;
  for (const path of paths) {
    const played = await play(path, options);
    steps += played.steps;
    if (!played.possible) impossible += 1;
  }
  options.cover.walked(paths.length, steps, impossible);
};

/** A simulated clock that knows when its next timer is due. */
class WalkClock extends SimulatedClock {
  private readonly due = new Map<number, number>();
  override setTimeout(fn: () => void, timeout: number): number {
    const id = super.setTimeout(() => {
      this.due.delete(id);
      fn();
    }, timeout);
    this.due.set(id, this.now() + timeout);
    return id;
  }
  override clearTimeout(id: number): void {
    this.due.delete(id);
    super.clearTimeout(id);
  }
  /** Advances to the next timer; false if there is none. */
  next(): boolean {
    const next = Math.min(...this.due.values());
    if (!Number.isFinite(next)) return false;
    this.set(next);
    return true;
  }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

const play = async (
  path: Path,
  options: WalkOptions,
): Promise<{ readonly steps: number; readonly possible: boolean }> => {
  const { hands, move } = createHands();
  const wired = options.wire(hands);
  const clock = new WalkClock();
  const received: string[] = [];
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.event' && event.actorRef === actor) received.push(event.event.type);
    options.cover.inspect(event);
  };
  const actor = createActor(options.cover.watch(wired.machine), { clock, input: options.input, inspect });
  const key = (state: AnyMachineSnapshot) => JSON.stringify([state.value, state.context]);
  const compare = (expected: AnyMachineSnapshot, count: number) => {
    const state: AnyMachineSnapshot = actor.getSnapshot();
    if (key(state) !== key(expected)) {
      const way = describePath({ ...path, steps: path.steps.slice(0, count) });
      throw new Error(
        `${options.chart.id}: after ${way}\nthe machine is ${key(state)}\nthe chart says ${key(expected)}`,
      );
    }
    wired.check?.(state);
  };

  actor.start();
  try {
    compare(path.start, 0);
    for (const [index, { event, state }] of path.steps.entries()) {
      if (event.type.startsWith('xstate.after.')) {
        if (!waitFor(event, clock, received, () => key(actor.getSnapshot()))) return { steps: index, possible: false };
      } else if (!move(event)) actor.send(event);
      await turn();
      compare(state, index + 1);
    }
    return { steps: path.steps.length, possible: true };
  } finally {
    actor.stop();
    wired.stopped?.();
  }
};

/** Advances the clock until the wanted timer fires; false if another one changes the state first. */
const waitFor = (event: EventObject, clock: WalkClock, received: string[], key: () => string): boolean => {
  const before = key();
  for (;;) {
    received.length = 0;
    if (!clock.next()) throw new Error(`no timer is left, but the path waits for ${event.type}`);
    if (received.includes(event.type)) return received.length === 1;
    if (key() !== before) return false;
  }
};
