import type { DataOf } from '#contract/http/call.ts';
import { tips } from '#contract/http/tips.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { RouteSpec } from '#domain/routing/routeSpec.ts';
import { tipPath, tipsOfMatchPath } from '#domain/tips/tipPaths.ts';

/** Where a page is, and where it names itself. */
export interface Example {
  readonly path: string;
  readonly canonical: string;
}

/** For a route of a tip or of a match with tips, one that this origin has; null for other routes. */
export const tipExample = async (url: string, { id }: Pick<RouteSpec, 'id'>): Promise<Example | null> => {
  if (id !== 'tip' && id !== 'tipOfType' && id !== 'tipsOfMatch') return null;
  const answer = await fetch(`${url}${tips.list.path}?state=open&sort=lock`);
  const { data } = (await answer.json()) as { readonly data: DataOf<typeof tips.list> };
  const [tip, other] = data.list;
  if (!tip || !other) throw new Error('fewer than two tips are open');
  if (id === 'tip') return { path: tipPath(tip), canonical: tipPath(tip) };
  if (id === 'tipsOfMatch') return { path: tipsOfMatchPath(tip), canonical: tipsOfMatchPath(tip) };
  const { category, type, slug } = other;
  return { path: hrefOf('tipOfType', { category, type, slug }), canonical: tipPath(other) };
};
