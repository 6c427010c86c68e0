import { hasSides, type Match } from '../match/match.ts';
import { modes } from '../schedule/mode.ts';
import { slug } from '../shared/slug.ts';
import { fixturePath } from './footballPaths.ts';

const FOOTBALL = modes.find(({ slug: name }) => name === 'bong-da')!.liveModeId;

/**
 * Where the football pages have a match of the schedule; null for what they do not have. The slug is of the names that
 * are shown: in another language than Vietnamese the page itself leads on to its canonical address.
 */
export const matchPageOf = (match: Match): string | null =>
  match.liveModeId === FOOTBALL && hasSides(match)
    ? fixturePath({ ...match, slug: slug(`${match.home} vs ${match.away}`) })
    : null;
