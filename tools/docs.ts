import { spawnSync } from 'node:child_process';

/** Generates everything under docs/ that is derived from the code; with --check only compares. */
const tools = ['tools/charts.ts', 'tools/traceability.ts', 'tools/contractDocs.ts'];

const results = tools.map((tool) =>
  spawnSync(process.execPath, [tool, ...process.argv.slice(2)], { stdio: 'inherit' }),
);
process.exitCode = results.some(({ status }) => status !== 0) ? 1 : 0;
