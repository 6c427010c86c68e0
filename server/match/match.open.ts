import { opened } from '../shared/area.ts';
import type { MatchSource } from '../shared/matchSource.ts';
import { matchArea } from './match.area.ts';
import { matchHandlers } from './match.handlers.ts';

export const openMatch = ({ sources }: { readonly sources: readonly MatchSource[] }) =>
  opened(matchArea, { handlers: { match: matchHandlers(sources) } });
