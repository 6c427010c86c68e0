import type { DataOf } from '#contract/http/call.ts';
import { highlights } from '#contract/http/highlights.ts';
import { news } from '#contract/http/news.ts';
import { tips } from '#contract/http/tips.ts';
import { highlightPath } from '#domain/highlights/highlightPaths.ts';
import { articlePath } from '#domain/news/newsPaths.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { RouteSpec } from '#domain/routing/routeSpec.ts';
import { tipPath, tipsOfMatchPath } from '#domain/tips/tipPaths.ts';

/** The address of a page, and its canonical address. */
export interface Example {
  readonly path: string;
  readonly canonical: string;
}

type Asked = Pick<RouteSpec, 'id'>;
const dataOf = async (address: string): Promise<unknown> =>
  ((await (await fetch(address)).json()) as { readonly data: unknown }).data;

const tipOf = async (url: string, { id }: Asked): Promise<Example | null> => {
  if (id !== 'tip' && id !== 'tipOfType' && id !== 'tipsOfMatch') return null;
  const data = (await dataOf(`${url}${tips.list.path}?state=open&sort=lock`)) as DataOf<typeof tips.list>;
  const [tip, other] = data.list;
  if (!tip || !other) throw new Error('fewer than two tips are open');
  if (id === 'tip') return { path: tipPath(tip), canonical: tipPath(tip) };
  if (id === 'tipsOfMatch') return { path: tipsOfMatchPath(tip), canonical: tipsOfMatchPath(tip) };
  const { category, type, slug } = other;
  return { path: hrefOf('tipOfType', { category, type, slug }), canonical: tipPath(other) };
};

/** A match report, whose title reveals a result. */
const articleOf = async (url: string, { id }: Asked): Promise<Example | null> => {
  if (id !== 'article') return null;
  const data = (await dataOf(`${url}${news.list.path}?type=tuong-thuat`)) as DataOf<typeof news.list>;
  const told = data.list.find(({ safeTitle, title }) => safeTitle !== undefined && safeTitle !== title);
  if (!told) throw new Error('no article tells a result');
  return { path: articlePath(told), canonical: articlePath(told) };
};

/** A highlight, whose title reveals a result. */
const highlightOf = async (url: string, { id }: Asked): Promise<Example | null> => {
  if (id !== 'highlight') return null;
  const data = (await dataOf(url + highlights.list.path)) as DataOf<typeof highlights.list>;
  const [first] = data.list;
  if (!first) throw new Error('there is no highlight');
  return { path: highlightPath(first), canonical: highlightPath(first) };
};

/**
 * An existing example for a route of content that the demo creates over time (tips, articles, highlights); null for
 * other routes.
 */
export const demoExample = async (url: string, route: Asked): Promise<Example | null> =>
  (await tipOf(url, route)) ?? (await articleOf(url, route)) ?? highlightOf(url, route);
