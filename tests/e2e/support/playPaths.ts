import type { AnyMachineSnapshot } from 'xstate';
import { describePath, transitionCover, type Path, type Step } from '../../model/paths.ts';

/** How a browser causes the events of a chart and shows its states. */
export interface Walker {
  /** Brings the page to the start of a path. */
  readonly begin: (path: Path) => Promise<void>;
  /** Causes the event and checks the page; `from` is the snapshot before it, `next` the following step. */
  readonly step: (step: Step, from: AnyMachineSnapshot, next: Step | undefined) => Promise<void>;
}

/**
 * Plays as many paths as needed to cover every transition once, prints their number, and reports which one failed and
 * where. All paths are walked against the wired machine (`*.model.test.ts`), where a step costs nothing.
 */
export const playPaths = async (all: readonly Path[], { begin, step }: Walker): Promise<void> => {
  const paths = transitionCover(all);
  let steps = 0;
  for (const path of paths) {
    const failed = (count: number) => (error: unknown) => {
      throw new Error(`after ${describePath({ ...path, steps: path.steps.slice(0, count) })}`, { cause: error });
    };
    await begin(path).catch(failed(0));
    let from = path.start;
    for (const [index, one] of path.steps.entries()) {
      await step(one, from, path.steps[index + 1]).catch(failed(index + 1));
      from = one.state;
      steps += 1;
    }
  }
  console.log(`browser: ${paths.length} of ${all.length} paths, ${steps} steps`);
};

/** The name of the timer that an event comes from, or null. */
export const timerOf = ({ event }: Step): string | null => /^xstate\.after\.(\w+)\./.exec(event.type)?.[1] ?? null;
