import { fileURLToPath } from 'node:url';

/** The part of the bundler's API that groups use. */
interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const file = (path: string) => fileURLToPath(new URL(`../src/ui/${path}`, import.meta.url));
const lists = ['home/HomeScreen.tsx', 'schedule/ScheduleScreen.tsx'].map(file);
const doors = [...lists, file('room/RoomScreen.tsx')];

const reachedFrom = (graph: Graph, id: string, seen: Set<string>): ReadonlySet<string> => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reachedFrom(graph, next, seen);
  return seen;
};

/** One chunk with everything that all these screens need. */
const neededBy = (screens: readonly string[], name: string, priority: number) => {
  let reached: readonly ReadonlySet<string>[] | null = null;
  return {
    debugName: name,
    name: (id: string, graph: Graph) => {
      reached ??= screens.map((screen) => reachedFrom(graph, screen, new Set()));
      return reached.every((modules) => modules.has(id)) ? name : null;
    },
    priority,
  };
};

/**
 * A few larger files compress better than many: one for the shell, one for the common code of home, schedule and room,
 * and so on.
 */
export const groups = () => [
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  neededBy(doors, 'screens', 2),
  neededBy(lists, 'lists', 1),
];
