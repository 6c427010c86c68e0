import { parseSync } from 'vite';

/** A mutation at one place of a file. */
export interface Mutant {
  /** Path from the project's root. */
  readonly file: string;
  readonly line: number;
  /** Index of `find` in the file's text. */
  readonly start: number;
  readonly find: string;
  readonly replace: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** Types and imports are checked by the compiler. */
const isOfTheCompiler = ({ type }: Node): boolean => type.startsWith('TS') || type === 'ImportDeclaration';
const inner = (node: Node): readonly Node[] =>
  Object.entries(node)
    .filter(([key]) => key !== 'typeAnnotation' && key !== 'returnType' && key !== 'typeArguments')
    .flatMap(([, value]) => nodesOf(value));

type Fault = readonly [node: Pick<Node, 'start' | 'end'>, replace: string];

const opposite: Readonly<Record<string, string>> = { '===': '!==', '!==': '===', '&&': '||', '||': '&&', '??': '&&' };

/** The mutations of one node. */
const faultsIn = (node: Node, text: string): readonly Fault[] => {
  const textOf = ({ start, end }: Node) => text.slice(start, end);
  switch (node.type) {
    case 'ExpressionStatement':
      return [[node, ';']];
    case 'Property': {
      const value = node['value'] as Node;
      if (value.type === 'AssignmentPattern' || node['kind'] !== 'init') return [];
      const name = textOf(node['key'] as Node);
      return [[node, value.type === 'ArrowFunctionExpression' ? `${name}: () => {}` : `${name}: undefined`]];
    }
    case 'Literal': {
      const value = node['value'];
      if (typeof value === 'boolean') return [[node, String(!value)]];
      if (typeof value === 'number') return [[node, String(value * 10 + 1)]];
      if (typeof value === 'string') return [[node, "'planted'"]];
      return [];
    }
    case 'TemplateLiteral':
      return [[node, "'planted'"]];
    case 'ConditionalExpression': {
      const [test, yes, no] = ['test', 'consequent', 'alternate'].map((part) => textOf(node[part] as Node));
      return [[node, `${test} ? ${no} : ${yes}`]];
    }
    case 'IfStatement': {
      const test = node['test'] as Node;
      return [
        [test, 'true'],
        [test, 'false'],
      ];
    }
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [node['left'] as Node, node['right'] as Node];
      const other = opposite[node['operator'] as string];
      const sides: readonly Fault[] = [
        [node, textOf(left)],
        [node, textOf(right)],
      ];
      return other ? [[node, `(${textOf(left)}) ${other} (${textOf(right)})`], ...sides] : sides;
    }
    case 'UnaryExpression':
      return node['operator'] === '!' ? [[node, textOf(node['argument'] as Node)]] : [];
    case 'ArrowFunctionExpression': {
      const body = node['body'] as Node;
      const isBare = body.type === 'BlockStatement' || body.type === 'CallExpression' || textOf(body) === 'undefined';
      return isBare ? [] : [[body, '(undefined as never)']];
    }
    case 'CallExpression': {
      const handed = nodesOf(node['arguments']).filter(({ type }) => !/Literal|ObjectExpression|Spread/.test(type));
      return handed.map((argument) => [argument, 'undefined']);
    }
    default:
      return [];
  }
};

/** Every mutation of a file, each applied alone. */
export const plantsIn = (file: string, text: string): readonly Mutant[] => {
  const faults: Fault[] = [];
  const walk = (node: Node, inPattern: boolean): void => {
    if (isOfTheCompiler(node) || node.type === 'ImportExpression') return;
    const pattern = inPattern || node.type === 'ObjectPattern';
    if (!pattern) faults.push(...faultsIn(node, text));
    const parts = node.type === 'ExpressionStatement' && node['directive'] ? [] : inner(node);
    const keyless = node.type === 'Property' ? nodesOf(node['value']) : parts;
    const member = node.type === 'MemberExpression' ? nodesOf(node['object']) : keyless;
    for (const part of member) walk(part, pattern);
  };
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  walk(program as unknown as Node, false);
  const mutants = faults.map(([{ start, end }, replace]): Mutant => ({
    file,
    start,
    replace,
    find: text.slice(start, end),
    line: text.slice(0, start).split('\n').length,
  }));
  return [...new Map(mutants.map((one) => [`${one.start} ${one.find} ${one.replace}`, one])).values()].filter(
    ({ find, replace }) => find !== replace,
  );
};

export const planted = (text: string, { start, find, replace }: Mutant): string =>
  text.slice(0, start) + replace + text.slice(start + find.length);
