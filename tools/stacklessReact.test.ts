import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './files.ts';
import { withoutStacks } from './stacklessReact.ts';

const client = readFileSync(join(ROOT, 'node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8');

it('finds in React what it makes without a stack, each a mark of its own, and says so where that is written otherwise', () => {
  const code = withoutStacks(client);
  expect(code).not.toMatch(/\bException = Error\(/);
  expect(code.match(/\b\w+Exception = Object\.create\(Error\.prototype\)/g)).toHaveLength(5);
  expect(() => withoutStacks(client.replace('SuspenseException = Error(', 'SuspenseException = new Error('))).toThrow(
    'React makes 4 marks',
  );
});
