import { expect, it } from 'vitest';
import type { Resource } from './resources.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../*/*.resources.ts', { eager: true });
const isResource = (one: unknown): one is Resource<never, never, unknown> =>
  typeof one === 'object' && one !== null && 'load' in one;

it('each resource has the name of its export, and no two share one: values are kept under it', () => {
  const exported = Object.values(modules).flatMap((one) => Object.entries(one));
  const named = exported.flatMap(([name, one]) => (isResource(one) ? [[name, one.name]] : []));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([name, given]) => name !== given)).toEqual([]);
  expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
});
