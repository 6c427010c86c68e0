import type { Plugin } from 'vite';

/** The part of a route that a link needs. */
interface Path {
  readonly id: string;
  readonly path: string;
}

const CALL = /\bhrefOf\(\s*'(\w+)'(\)|,\s*)/g;
const TABLE = /import \{([^}]*)\} from '[^']*\/routes\.ts';\n/;
const FILLED = `import { filledPath } from '#domain/routing/filledPath.ts';\n`;

/** The import of the table without `hrefOf`; none if types alone are left. */
const importOf = (names: string): string => {
  const left = names.split(',').map((name) => name.trim());
  const values = left.filter((name) => name !== '' && name !== 'hrefOf' && !name.startsWith('type '));
  return values.length === 0 ? '' : `import { ${values.join(', ')} } from '#domain/routing/routes.ts';\n`;
};

/**
 * Code with the paths of its literal calls of `hrefOf`, `'/menu'` for `hrefOf('menu')`, and without the import of the
 * table of routes if it needs no more of it.
 */
export const withPaths = (code: string, routes: readonly Path[]): string => {
  const written = code.replace(CALL, (_, id: string, end: string) => {
    const path = routes.find((route) => route.id === id)?.path;
    if (path === undefined) throw new Error(`there is no route ${id}`);
    return end === ')' ? `'${path}'` : `filledPath({ path: '${path}' }, `;
  });
  if (written === code || /\bhrefOf\(/.test(written)) return code;
  return (
    (written.includes('filledPath({') ? FILLED : '') + written.replace(TABLE, (_, names: string) => importOf(names))
  );
};

/** Writes the paths of links into the code that has them, so that a browser's first page does without the table. */
export const writtenPaths = (): Plugin => {
  let routes: readonly Path[] = [];
  return {
    name: 'written-paths',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      ({ routes } = await import('../src/domain/routing/routes.ts'));
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /import \{[^}]*\bhrefOf\b/ },
      handler: (code) => ({ code: withPaths(code, routes), map: null }),
    },
  };
};
