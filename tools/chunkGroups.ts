import { fileURLToPath } from 'node:url';

/** The part of the bundler's API that groups use. */
interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const file = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const home = file('ui/home/HomeScreen.tsx');
const schedule = file('ui/schedule/ScheduleScreen.tsx');
/** Painted on every page. */
const topBar = file('ui/layouts/TopBar.tsx');
const lists = [home, schedule];
const days = [schedule, file('ui/schedule/LiveScreen.tsx')];
const room = file('ui/room/RoomScreen.tsx');
const doors = [...lists, room];
/** What comes after a first page, for everybody. */
const behind = ['ui/layouts/Behind.tsx', 'wiringSession.ts'].map(file);

/** What a room's lazy parts share: a chunk for each would be larger. */
const pictured = /src\/(?:ui\/hooks\/use(?:Pictured|Overview)|ui\/room\/goals|domain\/football\/goals)\.ts$/;

const reachedFrom = (graph: Graph, id: string, seen: Set<string>): ReadonlySet<string> => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reachedFrom(graph, next, seen);
  return seen;
};

/**
 * A chunk with the modules that `belongs` chooses, given what each of these files needs; the files themselves stay
 * chunks of their own, which the manifest names.
 */
const chosen = (
  name: string,
  priority: number,
  files: readonly string[],
  belongs: (needs: (file: string) => boolean) => boolean,
) => {
  let reached: ReadonlyMap<string, ReadonlySet<string>> | null = null;
  return {
    debugName: name,
    name: (id: string, graph: Graph) => {
      const needed = (reached ??= new Map(files.map((one) => [one, reachedFrom(graph, one, new Set())])));
      if (needed.has(id)) return null;
      return belongs((one) => needed.get(one)?.has(id) ?? false) ? name : null;
    },
    priority,
  };
};
/** One chunk with everything that all these screens need. */
const neededBy = (screens: readonly string[], name: string, priority: number) =>
  chosen(name, priority, screens, (needs) => screens.every(needs));

/**
 * A few larger files compress better than many, and each answer has its headers: one for the shell, one for the common
 * code of home, schedule and room, and so on.
 */
export const groups = () => [
  { name: 'app', tags: ['$initial' as const], priority: 6 },
  neededBy(doors, 'screens', 5),
  neededBy(lists, 'lists', 4),
  chosen('front', 3, [...behind, home], (needs) => behind.some(needs) && needs(home)),
  chosen('common', 2, [...behind, ...doors, ...days], (needs) => behind.some(needs) && [...doors, ...days].some(needs)),
  neededBy([topBar], 'top', 1),
  neededBy([file('ui/routes/ErrorRoute.tsx')], 'forms', 1),
  // A room needs neither of them, and loads nothing that only they share.
  chosen('days', 1, [...days, room], (needs) => days.every(needs) && !needs(room)),
  { name: 'pictured', test: pictured, priority: 1 },
  chosen('behind', 0, behind, (needs) => behind.some(needs)),
];
