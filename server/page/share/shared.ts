import type { Locale } from '#domain/locale/locale.ts';
import { hasSides, matchTitle, type Match, type Side } from '#domain/match/match.ts';

export type ShownSide = Pick<Side, 'name' | 'logo' | 'colours'>;

/** A match on a share picture. It has no score, because the reader of a link may not want to know it. */
export interface SharedMatch {
  readonly kind: 'match';
  readonly title: string;
  readonly league: string;
  /** Null for a match without two teams. */
  readonly sides: readonly [ShownSide, ShownSide] | null;
  /** Epoch milliseconds. */
  readonly startTime: number;
}
/** An area's content for a page's picture; without any, the picture shows the page's title. */
export type AreaShare = SharedMatch;

/** Everything that a picture is drawn from. */
export type Shared = (SharedMatch | { readonly kind: 'name'; readonly name: string }) & { readonly locale: Locale };

const shown = ({ name, logo, colours }: Side): ShownSide => ({ name, logo, ...(colours && { colours }) });

export const sharedMatch = (match: Match): SharedMatch => ({
  kind: 'match',
  title: matchTitle(match),
  league: match.leagueName,
  sides: hasSides(match) ? [shown(match.localteam), shown(match.visitorteam)] : null,
  startTime: match.startTime,
});
