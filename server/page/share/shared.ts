import type { Locale } from '#domain/locale/locale.ts';
import { hasSides, matchTitle, type Match, type Side } from '#domain/match/match.ts';

export type ShownSide = Pick<Side, 'name' | 'logo' | 'colours'>;

/** A match as its share picture shows it. A score has no place here: whoever is sent a link may not know it yet. */
export interface SharedMatch {
  readonly kind: 'match';
  readonly title: string;
  readonly league: string;
  /** Null where there are no two sides. */
  readonly sides: readonly [ShownSide, ShownSide] | null;
  /** Epoch milliseconds. */
  readonly startTime: number;
}
/** What an area says of a page's picture; where it says nothing, the picture shows the page's name. */
export type AreaShare = SharedMatch;

/** All that a picture is drawn from. */
export type Shared = (SharedMatch | { readonly kind: 'name'; readonly name: string }) & { readonly locale: Locale };

const shown = ({ name, logo, colours }: Side): ShownSide => ({ name, logo, ...(colours && { colours }) });

export const sharedMatch = (match: Match): SharedMatch => ({
  kind: 'match',
  title: matchTitle(match),
  league: match.leagueName,
  sides: hasSides(match) ? [shown(match.localteam), shown(match.visitorteam)] : null,
  startTime: match.startTime,
});
