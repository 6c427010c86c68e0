import {
  __unsafe_getAllOwnEventDescriptors as ownEvents,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

/** One event and the snapshot that the bare chart predicts after it. */
export interface Step {
  readonly event: EventObject;
  readonly state: AnyMachineSnapshot;
}
/** A way from the initial snapshot; its last step is the pair of state and event that it was made for. */
export interface Path {
  readonly start: AnyMachineSnapshot;
  readonly steps: readonly Step[];
}
export interface PathOptions {
  readonly input?: unknown;
  /** The events to try for a type that carries something, `xstate.done.actor.{id}` included; a type without a case is sent bare. */
  readonly cases?: Readonly<Record<string, readonly EventObject[]>>;
  /** Keeps a model small: whether an event is tried in a state. */
  readonly allow?: (state: AnyMachineSnapshot, event: EventObject) => boolean;
  /** What of the context tells two states apart; all of it by default. Unbounded counters must be left out or bounded by `allow`. */
  readonly seen?: (context: Readonly<Record<string, unknown>>) => unknown;
  /** States looked at before giving up: a larger model is a mistake. 20 000 by default. */
  readonly limit?: number;
}

/** A case for a promise actor that succeeded. */
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

// Its types want a chart's own snapshot and event types, which a walk over any chart does not have.
const adjacencyOf = getAdjacencyMap as unknown as (chart: AnyStateMachine, traversal: unknown) => Adjacency;

/** The shortest path to every pair of state and event of a chart with `invoke` and `after`; a path inside another is left out. */
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
      // A pair that is the way to a new state is walked by the paths that go on from there.
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
/** The transitions of a path as the chart draws them: from which state, by which event, to which state. */
const transitionsOf = ({ start, steps }: Path): readonly string[] =>
  steps.map(({ event, state }, i) => `${valueOf(steps[i - 1]?.state ?? start)} ${inWords(event)} ${valueOf(state)}`);

/**
 * Few of the paths, which go together through every transition that all of them go through: for a walk whose steps are
 * dear. What they leave out are transitions once more, in another context.
 */
export const transitionCover = (paths: readonly Path[]): readonly Path[] => {
  const left = new Set(paths.flatMap(transitionsOf));
  const chosen = new Set<Path>();
  const newIn = (path: Path) => new Set(transitionsOf(path).filter((one) => left.has(one))).size;
  while (left.size > 0) {
    // What each new transition costs decides: a long path that shows one is dearer than two short ones.
    const best = paths
      .map((path) => ({ path, fresh: newIn(path) }))
      .filter(({ fresh }) => fresh > 0)
      .reduce((a, b) => (b.fresh / (b.path.steps.length + 1) > a.fresh / (a.path.steps.length + 1) ? b : a));
    for (const one of transitionsOf(best.path)) left.delete(one);
    chosen.add(best.path);
  }
  return paths.filter((path) => chosen.has(path));
};
