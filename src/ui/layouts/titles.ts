import type { FoundRoute } from '#domain/routing/findRoute.ts';
import type { routes } from '#domain/routing/routes.ts';
import type { Key } from '../i18n/groups.ts';

type Bar = Extract<(typeof routes)[number], { bar: string }>['bar'];
/** A compile error here names the titles that the group lacks. */
type Unnamed = Exclude<Bar, Key<'shell'>>;
true satisfies [Unnamed] extends [never] ? true : Unnamed;

/** The title of a page in the top bar of a phone; the document's title is in the group `titles`. */
export const titleKey = ({ route: { bar = 'name' } }: FoundRoute): Key<'shell'> =>
  // Safe: the rows are the only source of it, and their keys are checked above.
  bar as Bar | 'name';
