import { readFileSync, writeFileSync } from 'node:fs';
import { asyncapi } from '#contract/asyncapi.ts';
import { openapi } from '#contract/openapi.ts';

/** Writes the documents of the contract; with --check only lists those that are outdated. */
const documents = { 'docs/openapi.json': openapi(), 'docs/asyncapi.json': asyncapi() };
const onFile = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const stale = Object.entries(documents)
  .map(([path, document]) => ({ path, text: `${JSON.stringify(document, null, 2)}\n` }))
  .filter(({ path, text }) => onFile(path) !== text);
if (process.argv.includes('--check')) {
  for (const { path } of stale) console.error(`${path} is stale: run "node tools/contractDocs.ts".`);
  if (stale.length > 0) process.exit(1);
} else for (const { path, text } of stale) writeFileSync(path, text);
