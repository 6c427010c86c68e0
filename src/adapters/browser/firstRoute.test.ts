import { expect, it } from 'vitest';
import { firstRouteIn } from './firstRoute.ts';

const pageWith = (content: string | null) => ({
  querySelector: (wanted: string) =>
    wanted === 'meta[name="route"]' && content !== null ? { getAttribute: () => content } : null,
});

it('reads the route of the page, and none of a page without one', () => {
  const first = { path: '/menu', route: { id: 'menu' }, params: {} };
  expect(firstRouteIn(pageWith(JSON.stringify(first)) as unknown as Document)).toEqual(first);
  expect(firstRouteIn(pageWith(null) as unknown as Document)).toBeNull();
});
