import { routes } from '#domain/routing/routes.ts';
import { readCharts, type Chart } from '../charts/machines.ts';
import { clauses } from '../clauses.ts';
import type { Clause } from './clause.ts';
import { keepFile, ROOT } from '../files.ts';
import { describeKeeper, exists } from './keepers.ts';
import { toPage, type Things } from './page.ts';
import { routesAsked } from './routesAsked.ts';
import { callId, expanded, laterCalls, servedCalls, tableTests, textIn } from './tables.ts';
import { braced, readTitles, testsOf, type ClauseTest } from './tests.ts';

const PAGE = 'docs/traceability.md';

/** Every address that is specified or implemented, and every call of the contract. */
export const thingsOf = (asked: readonly string[], served: readonly string[]): Things => {
  const paths = [...new Set([...asked, ...served.map(braced)])];
  const there = new Set(served.map(shapeOf));
  return {
    routes: paths.map((path) => ({ id: `ROUTE ${path}`, later: !there.has(shapeOf(path)) })),
    calls: [
      ...servedCalls.map((call) => ({ id: callId(call), later: false })),
      ...laterCalls.map((call) => ({ id: callId(call), later: true })),
    ],
  };
};
/** The names of parameters do not matter. */
const shapeOf = (path: string): string => braced(path).replaceAll(/\{\w+\}/g, '{}');

/** Errors: clauses, implemented addresses and calls without a test, and implementations that are missing or unused. */
export const faultsOf = (
  all: readonly Clause[],
  { routes: addresses, calls }: Things,
  tests: readonly ClauseTest[],
  charts: ReadonlyMap<string, Chart>,
): readonly string[] => {
  const proven = new Set(tests.flatMap(({ ids }) => ids));
  const known = new Set([...all, ...addresses, ...calls].map(({ id }) => id));
  const strays = tests.flatMap(({ ids, file }) =>
    ids
      .filter((id) => /^(ROUTE|CALL) /.test(id) && !known.has(id))
      .map((id) => `${file} proves ${id}, which is nowhere`),
  );
  return [
    ...all.filter(({ id }) => !proven.has(id)).map(({ id, says }) => `${id} (${says}) has no test`),
    ...[...addresses, ...calls]
      .filter(({ id, later }) => !later && !proven.has(id))
      .map(({ id }) => `${id} is served and has no test`),
    ...strays,
    ...all.flatMap(({ id, keptBy }) =>
      keptBy
        .filter((keeper) => !exists(keeper, charts, ROOT))
        .map((keeper) => `${id}: there is no ${describeKeeper(keeper)}, or nothing uses it`),
    ),
  ];
};

/** Writes docs/traceability.md, or only compares; gives the errors. */
export const keepTraceability = async (onlyCheck: boolean): Promise<readonly string[]> => {
  const charts = await readCharts(ROOT);
  const titles = readTitles(ROOT);
  const tables = expanded(tableTests, titles, textIn(ROOT));
  const tests = [...testsOf(titles), ...tables.tests];
  const things = thingsOf(
    routesAsked,
    routes.map(({ path }) => path),
  );
  return [
    ...tables.faults,
    ...faultsOf(clauses, things, tests, charts),
    ...(keepFile(PAGE, toPage(clauses, things, tests), onlyCheck) ? [`${PAGE} is stale: npm run docs`] : []),
  ];
};
