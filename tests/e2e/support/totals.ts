type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;
const above = (value: unknown): boolean => typeof value === 'number' && value > 0;

/** The hydration data of a painted page. */
export const islandOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="island">(.*?)<\/script>/s.exec(html)![1]!);

/** Kinds of season totals, recognised by their field names: of a player, squad, team, manager or venue. */
const tells = (bag: Bag): readonly string[] => [
  ...('apps' in bag && (above(bag['apps']) || above(bag['goals'])) ? ['player'] : []),
  ...('peers' in bag && Array.isArray(bag['values']) && bag['values'].length > 0 ? ['season'] : []),
  ...('cleanSheets' in bag && (above(bag['win']) || above(bag['gf'])) ? ['record'] : []),
  ...('w' in bag && 'd' in bag && (above(bag['w']) || above(bag['l'])) ? ['manager'] : []),
  ...('crowd' in bag && 'home' in bag && above(bag['goals']) ? ['ground'] : []),
];

/** The kinds of season totals that occur anywhere in data. */
export const totalsIn = (data: unknown): readonly string[] =>
  isBag(data) ? [...new Set([...tells(data), ...Object.values(data).flatMap(totalsIn)])].toSorted() : [];
