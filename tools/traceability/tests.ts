import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/**
 * A test whose title names what it proves: "AUTH-4, AUTH-6: …", "ROUTE /menu …", "CALL GET /x: …"; items of the
 * security checklist may be among the clauses: "AUTH-3, item 11: …".
 */
export interface ClauseTest {
  readonly ids: readonly string[];
  readonly title: string;
  /** Path from the project's root. */
  readonly file: string;
}

/** A title in a test file, with its table if it has one. */
export interface Title {
  readonly text: string;
  /** The source of the `.each` argument; null for a single test. */
  readonly each: string | null;
  readonly file: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** `it`, `test` and `describe`, with any modifiers: `it.skipIf(x)`, `test.describe`. */
const isRunner = (node: Node): boolean => {
  if (node.type === 'Identifier') return ['it', 'test', 'describe'].includes(node['name'] as string);
  if (node.type === 'MemberExpression') return isRunner(node['object'] as Node);
  return node.type === 'CallExpression' && isRunner(node['callee'] as Node);
};

const textOf = (node: Node, text: string): string | null => {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return null;
  return text.slice(node.start + 1, node.end - 1).replace(/\\(.)/g, '$1');
};

const tableOf = (callee: Node, text: string): string | null => {
  if (callee.type !== 'CallExpression') return null;
  const [table] = callee['arguments'] as readonly Node[];
  return table ? text.slice(table.start, table.end).replaceAll(/\s+/g, ' ') : null;
};

/** The titles of the tests in a file, in order; other strings are ignored. */
export const titlesIn = (file: string, text: string): readonly Title[] => {
  const titles: Title[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === 'CallExpression' && isRunner(value['callee'] as Node)) {
      const [first] = value['arguments'] as readonly Node[];
      const title = first && textOf(first, text);
      if (title) titles.push({ text: title, each: tableOf(value['callee'] as Node, text), file });
    }
    Object.values(value).forEach(visit);
  };
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`);
  visit(program);
  return titles;
};

/** The source of a top-level declaration, with blanks normalised; null if there is none. */
export const declaredIn = (file: string, text: string, name: string): string | null => {
  const { program } = parseSync(file, text);
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && id.name === name && init)
        return text.slice(init.start, init.end).replaceAll(/\s+/g, ' ');
  }
  return null;
};

const name = String.raw`(?:[A-Z]+-\d+|[AB]\d|items? \d+(?: and \d+)*)`;
const ofClauses = new RegExp(String.raw`^(${name}(?:, ${name})*): (.*)$`, 's');
/** Parameters as in CLAUSES: `:id` becomes `{id}`. */
export const braced = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');
const ofThing = /^(ROUTE|CALL (?:GET|POST)) (\/[^\s:,]*(?::\w+[^\s:,]*)*)[:,]?(?: (.*))?$/s;

/** What a title claims to prove. */
const provenBy = ({ text, file }: Title): ClauseTest | null => {
  const [, names, sentence = ''] = ofClauses.exec(text) ?? [];
  if (names !== undefined) {
    const ids = names.split(', ').filter((one) => !one.startsWith('item'));
    return ids.length > 0 ? { ids, title: sentence, file } : null;
  }
  const [, kind, path, rest] = ofThing.exec(text) ?? [];
  if (kind === undefined || path === undefined) return null;
  return { ids: [`${kind} ${braced(path)}`], title: rest ?? 'what its tests say', file };
};

export const testsIn = (file: string, text: string): readonly ClauseTest[] =>
  titlesIn(file, text).flatMap((title) => provenBy(title) ?? []);

const patterns = ['{src,server,tools}/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.{ts,tsx}'];

export const readTitles = (root: string): readonly Title[] =>
  globSync(patterns, { cwd: root })
    .sort()
    .flatMap((file) => titlesIn(file, readFileSync(join(root, file), 'utf8')));

export const testsOf = (titles: readonly Title[]): readonly ClauseTest[] =>
  titles.flatMap((one) => provenBy(one) ?? []);
