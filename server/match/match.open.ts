import { opened } from '../shared/area.ts';
import type { MatchSource } from '../shared/matchSource.ts';
import { matchArea } from './match.area.ts';
import { matchHandlers } from './match.handlers.ts';
import { momentLabels } from './momentTexts.ts';

interface MatchNeeds {
  readonly sources: readonly MatchSource[];
  /** Language to group to words. */
  readonly words: Parameters<typeof momentLabels>[0];
}

export const openMatch = ({ sources, words }: MatchNeeds) =>
  opened(matchArea, { handlers: { match: matchHandlers(sources, momentLabels(words)) } });
