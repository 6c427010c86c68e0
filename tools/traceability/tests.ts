import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test whose title names clauses: "AUTH-4, AUTH-6: …". */
export interface ClauseTest {
  readonly ids: readonly string[];
  readonly title: string;
  /** From the project's root. */
  readonly file: string;
}

const patterns = ['{src,server,tools,tests}/**/*.{test,spec}.{ts,tsx}'];
const titled = /(['"`])((?:[A-Z]+-\d+)(?:, [A-Z]+-\d+)*): ((?:\\.|(?!\1)[^\\])*)\1/g;

/** Titles in the text of a test file, in their order. */
export const testsIn = (file: string, text: string): readonly ClauseTest[] =>
  [...text.matchAll(titled)].map(([, , ids = '', sentence = '']) => ({
    ids: ids.split(', '),
    title: sentence.replace(/\\(.)/g, '$1'),
    file,
  }));

export const readTests = (root: string): readonly ClauseTest[] =>
  globSync(patterns, { cwd: root })
    .sort()
    .flatMap((file) => testsIn(file, readFileSync(join(root, file), 'utf8')));
