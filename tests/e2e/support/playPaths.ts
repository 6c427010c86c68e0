import type { AnyMachineSnapshot } from 'xstate';
import { describePath, transitionCover, type Path, type Step } from '../../model/paths.ts';

/** How a chart's events are caused in a browser, and how its states are seen there. */
export interface Walker {
  /** Brings the page to where every path starts. */
  readonly begin: (path: Path) => Promise<void>;
  /** Causes the event and looks; `from` is the snapshot before it, `next` the step that follows. */
  readonly step: (step: Step, from: AnyMachineSnapshot, next: Step | undefined) => Promise<void>;
}

/**
 * Plays as many of the paths as it takes to go through every transition once, prints how many, and says which one failed
 * and where. All of them are walked against the wired machine (`*.model.test.ts`), where a step costs nothing.
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
