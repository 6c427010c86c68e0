import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test whose title names clauses: "AUTH-4, AUTH-6: …"; lines of the security checklist may stand among them: "AUTH-3, item 11: …". */
export interface ClauseTest {
  readonly ids: readonly string[];
  readonly title: string;
  /** From the project's root. */
  readonly file: string;
}

const patterns = ['{src,server,tools,tests}/**/*.{test,spec}.{ts,tsx}'];
const name = String.raw`(?:[A-Z]+-\d+|items? \d+(?: and \d+)*)`;
const titled = new RegExp(String.raw`(['"\`])(${name}(?:, ${name})*): ((?:\\.|(?!\1)[^\\])*)\1`, 'g');

/** Titles in the text of a test file, in their order. */
export const testsIn = (file: string, text: string): readonly ClauseTest[] =>
  [...text.matchAll(titled)]
    .map(([, , names = '', sentence = '']) => ({
      ids: names.split(', ').filter((one) => !one.startsWith('item')),
      title: sentence.replace(/\\(.)/g, '$1'),
      file,
    }))
    .filter(({ ids }) => ids.length > 0);

export const readTests = (root: string): readonly ClauseTest[] =>
  globSync(patterns, { cwd: root })
    .sort()
    .flatMap((file) => testsIn(file, readFileSync(join(root, file), 'utf8')));
