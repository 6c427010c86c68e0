import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './files.ts';
import { withoutUnused } from './setupOfXState.ts';

const entry = readFileSync(join(ROOT, 'node_modules/xstate/dist/xstate.esm.js'), 'utf8');

it('finds in XState what it leaves out, and says so where that is written otherwise', () => {
  const code = withoutUnused(entry);
  expect(code).not.toMatch(/\n {4}(sendTo|enqueueActions|emit|log),\n/);
  expect(code).not.toContain("'./log-");
  expect(code).toContain('createMachine: config => createMachine({ ...config, schemas }');
  expect(() => withoutUnused(entry.replace('    assign,\n', ''))).toThrow('written otherwise');
});

it('leaves out nothing that a chart takes from `setup`', () => {
  const files = globSync('src/machines/**/*.ts', { cwd: ROOT }).filter((one) => !one.endsWith('.test.ts'));
  const code = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  const words = [...code.matchAll(/const (\w+) = setup\(/g)]
    .map(([, name]) => name!)
    .filter((name) => name.endsWith('Words'));
  expect(words.length).toBeGreaterThan(0);
  const taken = new RegExp(`(?:^\\}\\)|\\b(?:${words.join('|')}))\\.(\\w+)`, 'gm');
  const used = [...code.matchAll(taken)].map(([, name]) => name!);
  expect(new Set(used)).toEqual(new Set(['createMachine']));
});
