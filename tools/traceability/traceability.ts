import { readCharts } from '../charts/machines.ts';
import { clauses } from '../clauses.ts';
import { keepFile, ROOT } from '../files.ts';
import { describeKeeper, exists } from './keepers.ts';
import { toPage } from './page.ts';
import { readTests } from './tests.ts';

const PAGE = 'docs/traceability.md';

/** Writes docs/traceability.md, or only looks; returns clauses without a test, keepers that are gone, and a stale page. */
export const keepTraceability = async (onlyCheck: boolean): Promise<readonly string[]> => {
  const charts = await readCharts(ROOT);
  const tests = readTests(ROOT);
  const proven = new Set(tests.flatMap(({ ids }) => ids));
  return [
    ...clauses.filter(({ id }) => !proven.has(id)).map(({ id, says }) => `${id} (${says}) has no test`),
    ...clauses.flatMap(({ id, keptBy }) =>
      keptBy
        .filter((keeper) => !exists(keeper, charts, ROOT))
        .map((keeper) => `${id}: there is no ${describeKeeper(keeper)}`),
    ),
    ...(keepFile(PAGE, toPage(clauses, tests), onlyCheck) ? [`${PAGE} is stale: npm run docs`] : []),
  ];
};
