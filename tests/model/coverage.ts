import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** Counts what a wired machine does, against everything in its chart. */
export interface Coverage {
  /** For `createActor(…, { inspect })`. */
  readonly inspect: (event: InspectionEvent) => void;
  /** The same machine with its guards counted; the actor has to be created from it. */
  readonly watch: (machine: AnyStateMachine) => AnyStateMachine;
  /** Adds to the totals of the report. */
  readonly walked: (paths: number, steps: number, impossible: number) => void;
  /** Every part of the chart that was never used. */
  readonly gaps: () => readonly string[];
  /** The counts in one line. */
  readonly report: () => string;
  /** Prints the counts, and throws if a state, a transition or a guard's outcome was never used. */
  readonly assertFull: () => void;
}

type GuardFunction = (args: unknown, params: unknown) => boolean;
type Guards = Record<string, GuardFunction | undefined>;

const nodesOf = (chart: AnyStateMachine): readonly AnyStateNode[] => [chart.root, ...getStateNodes(chart.root)];
const listsOf = (node: AnyStateNode): readonly (readonly AnyTransitionDefinition[])[] => [
  ...node.transitions.values(),
  ...(node.always ? [node.always] : []),
];
const nameOf = (transition: AnyTransitionDefinition, index: number): string => {
  const target = transition.target?.map((node) => node.id).join(', ') ?? '(stays)';
  return `${transition.source.id} on ${transition.eventType || 'always'} [${index}] to ${target}`;
};
const namesOf = (node: AnyStateNode): readonly string[] =>
  listsOf(node).flatMap((list) => list.map((transition, index) => nameOf(transition, index)));
const takenName = (transition: AnyTransitionDefinition): string => {
  const list = listsOf(transition.source).find((one) => one.includes(transition));
  return nameOf(transition, list?.indexOf(transition) ?? -1);
};

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
const filled = (counts: ReadonlyMap<string, number>) => [...counts.values()].filter((count) => count > 0).length;

/** Counts states, transitions and both outcomes of every named guard of a chart. */
export const coverage = (chart: AnyStateMachine): Coverage => {
  const zero = (names: readonly string[]) => new Map(names.map((name) => [name, 0]));
  const states = zero(nodesOf(chart).map((node) => node.id));
  const transitions = zero(nodesOf(chart).flatMap(namesOf));
  const guardNames = Object.entries(chart.implementations.guards as Guards)
    // Composite guards are counted by their parts.
    .filter(([, guard]) => guard && !('check' in guard))
    .map(([name]) => name);
  const guards = zero(guardNames.flatMap((name) => [`${name} holds`, `${name} fails`]));
  const walked = { paths: 0, steps: 0, impossible: 0 };

  const gaps = () => {
    const missing = (kind: string, counts: ReadonlyMap<string, number>) =>
      [...counts].filter(([, count]) => count === 0).map(([name]) => `${kind} ${name}`);
    return [...missing('state', states), ...missing('transition', transitions), ...missing('guard', guards)];
  };
  const report = () =>
    `${chart.id}: ${filled(states)}/${states.size} states, ${filled(transitions)}/${transitions.size} transitions, ` +
    `${filled(guards)}/${guards.size} guard outcomes; ${walked.paths} paths, ${walked.steps} steps` +
    (walked.impossible > 0 ? `, ${walked.impossible} paths that no clock allows` : '');

  return {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') {
        const { _transitions } = event as unknown as { readonly _transitions: readonly AnyTransitionDefinition[] };
        for (const taken of _transitions.filter(({ source }) => source.machine.id === chart.id)) {
          add(transitions, takenName(taken));
          // A state that is left immediately is in no snapshot.
          for (const node of [taken.source, ...(taken.target ?? [])]) add(states, node.id);
        }
      }
      if (event.type !== '@xstate.snapshot' && event.type !== '@xstate.microstep') return;
      const snapshot = event.snapshot as Partial<AnyMachineSnapshot>;
      if (snapshot.machine?.id !== chart.id) return;
      for (const node of snapshot._nodes ?? []) add(states, node.id);
    },
    watch: (machine) => {
      const counted: Record<string, GuardFunction> = {};
      for (const name of guardNames) {
        const guard = (machine.implementations.guards as Guards)[name]!;
        counted[name] = (args, params) => {
          const holds = guard(args, params);
          add(guards, `${name} ${holds ? 'holds' : 'fails'}`);
          return holds;
        };
      }
      return machine.provide({ guards: counted } as Parameters<AnyStateMachine['provide']>[0]);
    },
    walked: (paths, steps, impossible) => {
      walked.paths += paths;
      walked.steps += steps;
      walked.impossible += impossible;
    },
    gaps,
    report,
    assertFull: () => {
      console.log(report());
      const missing = gaps();
      if (missing.length > 0) throw new Error(`${report()}\nnever seen:\n  ${missing.join('\n  ')}`);
    },
  };
};
