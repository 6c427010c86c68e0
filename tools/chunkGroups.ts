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
/** What a room needs once it is live; what was painted of it is a part of that. */
const room = file('ui/room/LiveRoom.tsx');
/** What a room shares with the pages of football; without a chunk of its own each of these parts would be a file. */
const football = ['FixturesScreen', 'LeagueScreen', 'match/MatchScreen', 'odds/OddsScreen', 'team/TeamScreen'].map(
  (name) => file(`ui/football/${name}.tsx`),
);
const doors = [...lists, room];
/** What links with parameters need, on pages of every kind. */
const links = file('domain/routing/filledPath.ts');
/** What comes after a first page, for everybody. */
const behind = ['ui/layouts/Behind.tsx', 'wiringSession.ts'].map(file);

/** What pages with data of their own need, but home does not. */
const notFound = file('ui/hooks/useNotFound.ts');
/** What a chat shares with pages about people. */
const people =
  /src\/(?:domain\/(?:people\/people|chat\/badge)|machines\/social\/cards\.resources|ui\/shared\/draftKey)\.ts$/;
/** What a live room shares with its lazy parts, its live data, and the page of its match. */
const forMatches =
  /src\/(?:ui\/hooks\/use(?:Pictured|Overview|Live|PressOutside)|ui\/shared\/(?:useShare|boardClock)|ui\/room\/(?:goals|picture)|ui\/features\/chat\/useChatRoom|ui\/kit\/Age|domain\/football\/(?:goals|minuteText)|machines\/chat\/chatSocket\.selectors)\.tsx?$/;
/** What a live room shares with the page's video. */
const stage = /src\/(?:domain\/room\/(?:stage|bandSide)|ui\/features\/player\/(?:chatPlaceLayer|usePlayer))\.ts$/;
/** What a live room shares with the shield and with films. */
const watched = /src\/(?:domain\/(?:player\/player|odds\/withoutOdds)|machines\/player\/player\.selectors)\.ts$/;

/** What the rooms that are on share with a room's rail of other rooms. */
const tiles = /src\/(?:ui\/features\/matches\/(?:LiveTile\.tsx|useSteadyRooms\.ts)|domain\/schedule\/steadyOrder\.ts)$/;
/** What the pages of areas with parts of their own share. */
const areas = /src\/ui\/(?:kit\/(?:AreaHead|SectionNav|GuestGate)|hooks\/useLast)\./;

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
  belongs: (needs: (file: string) => boolean, id: string) => boolean,
) => {
  let reached: ReadonlyMap<string, ReadonlySet<string>> | null = null;
  return {
    debugName: name,
    name: (id: string, graph: Graph) => {
      const needed = (reached ??= new Map(files.map((one) => [one, reachedFrom(graph, one, new Set())])));
      if (needed.has(id)) return null;
      return belongs((one) => needed.get(one)?.has(id) ?? false, id) ? name : null;
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
  // Alone, so that what plays a room's picture needs nothing else of the page (src/openPicture.ts).
  { name: 'load', test: /vite\/preload-helper|domain\/settings\/dataSaver\.ts$/, priority: 8 },
  // Evaluated in a task of its own (public/colour.js), and the same file from one version to the next.
  { name: 'react', test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler)\//, priority: 7 },
  { name: 'app', tags: ['$initial' as const], priority: 6 },
  chosen('screens', 5, doors, (needs, id) => id === links || doors.every(needs)),
  neededBy(lists, 'lists', 4),
  chosen('front', 3, [...behind, home], (needs) => behind.some(needs) && needs(home)),
  chosen(
    'common',
    2,
    [...behind, ...doors, ...days],
    (needs, id) => id === notFound || (behind.some(needs) && [...doors, ...days].some(needs)),
  ),
  neededBy([topBar], 'top', 1),
  neededBy([file('ui/routes/ErrorRoute.tsx')], 'forms', 1),
  // A room needs neither of them, and loads nothing that only they share.
  chosen('days', 1, [...days, room], (needs) => days.every(needs) && !needs(room)),
  chosen(
    'matchday',
    1,
    [room, ...football, ...days],
    (needs, id) => forMatches.test(id) || (needs(room) && football.some(needs) && !days.some(needs)),
  ),
  // Home and the rooms that are on lead with the same room.
  { name: 'lists', test: /src\/domain\/schedule\/leading\.ts$/, priority: 4 },
  { name: 'tiles', test: tiles, priority: 1 },
  { name: 'people', test: people, priority: 1 },
  { name: 'stage', test: stage, priority: 1 },
  { name: 'watched', test: watched, priority: 1 },
  { name: 'areas', test: areas, priority: 1 },
  chosen('behind', 0, behind, (needs) => behind.some(needs)),
];
