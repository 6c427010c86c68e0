import { films } from '#contract/http/films.ts';
import { social } from '#contract/http/social.ts';
import { targetText } from '#domain/social/social.ts';
import { succeeded } from '#ports/failure.ts';
import type { FilmsPort } from '#ports/films.ts';
import type { Send } from './send.ts';

const from = (cursor: string | null) => cursor !== null && { cursor };

export const httpFilms = (send: Send): FilmsPort => ({
  home: (signal) => send(films.home, {}, signal),
  list: (query, cursor, signal) => send(films.list, { ...query, ...from(cursor) }, signal),
  facets: (query, signal) => send(films.facets, query, signal),
  film: (slug, signal) => send(films.detail, { slug }, signal),
  playback: ({ slug, episodeId }, signal) =>
    send(films.playback, { slug, ...(episodeId !== null && { episodeId }) }, signal),
  reached: async (target, signal) => {
    const found = await send(social.reached, { targets: targetText(target) }, signal);
    return found.ok ? succeeded(found.value[0] ?? null) : found;
  },
  places: (targets, signal) => send(social.reached, { targets: targets.map(targetText).join() }, signal),
  saved: (cursor, signal) => send(films.saved, { ...from(cursor) }, signal),
});
