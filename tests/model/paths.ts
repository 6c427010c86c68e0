import {
  __unsafe_getAllOwnEventDescriptors as ownEvents,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

/** One event, and the snapshot that the chart alone predicts after it. */
export interface Step {
  readonly event: EventObject;
  readonly state: AnyMachineSnapshot;
}
/** A path from the initial snapshot; its last step is the pair of state and event that it covers. */
export interface Path {
  readonly start: AnyMachineSnapshot;
  readonly steps: readonly Step[];
}
export interface PathOptions {
  readonly input?: unknown;
  /**
   * The events to try for a type with a payload, including `xstate.done.actor.{id}`; a type without cases is sent
   * without payload.
   */
  readonly cases?: Readonly<Record<string, readonly EventObject[]>>;
  /** Limits the model: whether an event is tried in a state. */
  readonly allow?: (state: AnyMachineSnapshot, event: EventObject) => boolean;
  /**
   * The part of the context that distinguishes states; all of it by default. Unbounded counters have to be left out, or
   * limited by `allow`.
   */
  readonly seen?: (context: Readonly<Record<string, unknown>>) => unknown;
  /** Maximum number of states: a larger model is a mistake. 20 000 by default. */
  readonly limit?: number;
}

/** The event of a promise actor that succeeded. */
export const done = (id: string, output: unknown): EventObject & { readonly output: unknown } => ({
  type: `xstate.done.actor.${id}`,
  output,
});

const eventsOf = (state: AnyMachineSnapshot, cases: PathOptions['cases']): readonly EventObject[] =>
  ownEvents(state)
    .filter((type) => type !== '*' && !type.startsWith('xstate.done.state.') && !type.startsWith('xstate.snapshot.'))
    .flatMap((type) => {
      if (cases?.[type]) return cases[type];
      if (type.startsWith('xstate.done.actor.')) throw new Error(`the walk needs cases for "${type}"`);
      return [type.startsWith('xstate.error.') ? { type, error: 'failed on purpose' } : { type }];
    });

interface Edge {
  readonly event: EventObject;
  readonly state: AnyMachineSnapshot;
}
type Adjacency = Readonly<
  Record<string, { readonly state: AnyMachineSnapshot; readonly transitions: Record<string, Edge> }>
>;

// Its types are for one chart's snapshots and events; a walk takes any chart.
const adjacencyOf = getAdjacencyMap as unknown as (chart: AnyStateMachine, traversal: unknown) => Adjacency;

/**
 * The shortest path to every pair of state and event of a chart with `invoke` and `after`, without paths that are part
 * of another one.
 */
export const shortestPaths = (chart: AnyStateMachine, options: PathOptions): readonly Path[] => {
  const { seen = (context: unknown) => context } = options;
  const key = (state: AnyMachineSnapshot) => JSON.stringify([state.value, state.status, seen(state.context)]);
  const map = adjacencyOf(chart, {
    input: options.input,
    limit: options.limit ?? 20_000,
    serializeState: key,
    stopWhen: (state: AnyMachineSnapshot) => state.status !== 'active',
    events: (state: AnyMachineSnapshot) =>
      eventsOf(state, options.cases).filter((event) => options.allow?.(state, event) ?? true),
  });
  return pathsThrough(map, key);
};

const pathsThrough = (map: Adjacency, key: (state: AnyMachineSnapshot) => string): readonly Path[] => {
  const [first] = Object.keys(map);
  const start = map[first!]!.state;
  const ways = new Map<string, readonly Step[]>([[first!, []]]);
  const found: Path[] = [];
  for (const [from, way] of ways) {
    const edges = Object.values(map[from]!.transitions);
    for (const { event, state } of edges) {
      const steps = [...way, { event, state }];
      const to = key(state);
      const leadsOn = !ways.has(to) && Object.keys(map[to]!.transitions).length > 0;
      if (!ways.has(to)) ways.set(to, steps);
      // A pair that leads to a new state is covered by the paths that continue from there.
      if (!leadsOn) found.push({ start, steps });
    }
  }
  return found.length > 0 ? found : [{ start, steps: [] }];
};

const inWords = ({ type, ...payload }: EventObject): string => {
  const name = type.replace(/^xstate\.(after|done|error)\.(actor\.)?/, '$1 ');
  return Object.keys(payload).length > 0 ? `${name} ${JSON.stringify(payload)}` : name;
};

/** A path in words, for messages. */
export const describePath = ({ steps }: Path): string =>
  steps.map(({ event }) => inWords(event)).join(' → ') || '(start)';

const valueOf = ({ value, status }: AnyMachineSnapshot): string => JSON.stringify([value, status]);
/** The transitions of a path as in the chart: source state, event, target state. */
const transitionsOf = ({ start, steps }: Path): readonly string[] =>
  steps.map(({ event, state }, i) => `${valueOf(steps[i - 1]?.state ?? start)} ${inWords(event)} ${valueOf(state)}`);

/**
 * A small subset of the paths that covers all their transitions, for walks with expensive steps. The omitted paths only
 * repeat transitions with another context.
 */
export const transitionCover = (paths: readonly Path[]): readonly Path[] => {
  const left = new Set(paths.flatMap(transitionsOf));
  const chosen = new Set<Path>();
  const newIn = (path: Path) => new Set(transitionsOf(path).filter((one) => left.has(one))).size;
  while (left.size > 0) {
    // Selects by cost per new transition: a long path with one new transition is more expensive than two short ones.
    const best = paths
      .map((path) => ({ path, fresh: newIn(path) }))
      .filter(({ fresh }) => fresh > 0)
      .reduce((a, b) => (b.fresh / (b.path.steps.length + 1) > a.fresh / (a.path.steps.length + 1) ? b : a));
    for (const one of transitionsOf(best.path)) left.delete(one);
    chosen.add(best.path);
  }
  return paths.filter((path) => chosen.has(path));
};
