import { describe, expect, it } from 'vitest';
import { withPaths } from './writtenPaths.ts';

const routes = [
  { id: 'menu', path: '/menu' },
  { id: 'tip', path: '/tip/:slug' },
];
const table = `'#domain/routing/routes.ts';\n`;
const filled = `import { filledPath } from '#domain/routing/filledPath.ts';\n`;

describe('the links of the browser', () => {
  it('have their paths in place of the table of routes', () => {
    expect(withPaths(`import { hrefOf } from ${table}go(hrefOf('menu'));`, routes)).toBe(`go('/menu');`);
    expect(withPaths(`import { hrefOf, type RouteId } from ${table}go(hrefOf('tip', { slug }));`, routes)).toBe(
      `${filled}go(filledPath({ path: '/tip/:slug' }, { slug }));`,
    );
    expect(withPaths(`import { hrefOf, type RouteId, routes } from ${table}go(hrefOf('menu'), routes);`, routes)).toBe(
      `import { routes } from ${table}go('/menu', routes);`,
    );
  });
  it('keep the table where only the page knows the route', () => {
    const code = `import { hrefOf } from ${table}go(hrefOf(id), hrefOf('menu'));`;
    expect(withPaths(code, routes)).toBe(code);
  });
  it('cannot lead to what is no route', () => {
    expect(() => withPaths(`import { hrefOf } from ${table}go(hrefOf('men'));`, routes)).toThrow('men');
  });
});
