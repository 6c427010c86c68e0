import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { later } from '#contract/http/later.ts';
import { routes } from '#domain/routing/routes.ts';
import { braced, declaredIn, type ClauseTest, type Title } from './tests.ts';

export const routeId = (path: string): string => `ROUTE ${braced(path)}`;
export const callId = ({ method, path }: AnyCall): string => `CALL ${method} ${braced(path)}`;
export const servedCalls: readonly AnyCall[] = Object.values(api).flatMap((area) => Object.values<AnyCall>(area));
export const laterCalls: readonly AnyCall[] = Object.values<AnyCall>(later);

/** A test that runs for every row of a table, so that its title stands for several ids. */
export interface TableTest {
  readonly file: string;
  readonly title: string;
  /**
   * The exact source of its `.each` argument, and of the declarations that it refers to: if these change, `ids` has to
   * be reviewed.
   */
  readonly each: string;
  readonly rows: Readonly<Record<string, string>>;
  readonly ids: readonly string[];
}

export const tableTests: readonly TableTest[] = [
  {
    file: 'server/http/calls.test.ts',
    title: 'CALL $method $path: answers 200 with data of its schema',
    each: 'served',
    rows: {
      served:
        'Object.values(api) .flatMap((area) => Object.values<AnyCall>(area)) .filter(({ path }) => !missing.has(path))',
      missing: "new Set(['/live/api/match/analysis'])",
    },
    ids: servedCalls.filter(({ path }) => path !== '/live/api/match/analysis').map(callId),
  },
  {
    file: 'server/http/calls.test.ts',
    title: 'CALL $method $path: answers 501',
    each: 'Object.values<AnyCall>(later)',
    rows: {},
    ids: laterCalls.map(callId),
  },
  {
    file: 'tests/contract/clientServer.test.ts',
    title: '$id: what the browser’s adapter asks, the origin answers',
    each: 'every',
    rows: {
      every:
        'Object.entries(api).flatMap(([area, calls]) => Object.entries(calls).map(([name, call]: [string, AnyCall]) => ({ area, name, call, id: `CALL ${call.method} ${call.path}`, })), )',
    },
    ids: servedCalls.map(callId),
  },
  {
    file: 'server/page/pages.test.ts',
    title: 'ROUTE $path: $id in $code has its language, title, description and addresses',
    each: 'everyPage',
    rows: {
      everyPage:
        'table.flatMap((route) => locales.map(({ code }) => ({ id: route.id, route, code, path: route.path })), )',
      table: 'routes',
    },
    ids: routes.map(({ path }) => routeId(path)),
  },
];

/** What is wrong with a table: its test is missing, or its rows have changed. */
const faultOf = (
  { file, title, each, rows }: TableTest,
  titles: readonly Title[],
  textOf: (file: string) => string,
) => {
  const found = titles.find((one) => one.file === file && one.text === title);
  if (!found) return `${file}: there is no test "${title}" for a table of tools/traceability/tables.ts`;
  const declared = (name: string) => declaredIn(file, textOf(file), name);
  const other = found.each === each ? Object.keys(rows).find((name) => declared(name) !== rows[name]) : each;
  return other === undefined
    ? null
    : `${file}: "${title}" goes through other rows than tools/traceability/tables.ts knows (${other}): ${declared(other) ?? found.each}`;
};

/** The tests that tables stand for, and the outdated tables. */
export const expanded = (
  tables: readonly TableTest[],
  titles: readonly Title[],
  textOf: (file: string) => string,
): { readonly tests: readonly ClauseTest[]; readonly faults: readonly string[] } => {
  const judged = tables.map((table) => ({ table, fault: faultOf(table, titles, textOf) }));
  return {
    tests: judged
      .filter(({ fault }) => fault === null)
      .map(({ table: { ids, file, title } }) => ({ ids, file, title: title.replace(/^[^:]*\$\w+: /, '') })),
    faults: judged.flatMap(({ fault }) => fault ?? []),
  };
};

export const textIn = (root: string) => (file: string) => readFileSync(join(root, file), 'utf8');
