import { newsroom } from '#contract/http/newsroom.ts';
import type { NewsroomPort } from '#ports/newsroom.ts';
import { uploadInChunks } from './chunkedUpload.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import type { Send } from './send.ts';

export const httpNewsroom = (
  send: Send,
  Request: () => new () => XMLHttpRequest = () => XMLHttpRequest,
): NewsroomPort => {
  const upload = uploadInChunks({ send, watched: (sent) => fetchWithProgress(Request(), sent) });
  return {
    list: (state, cursor, signal) =>
      send(newsroom.list, { ...(state !== null && { state }), ...(cursor !== null && { cursor }) }, signal),
    shelves: (signal) => send(newsroom.shelves, {}, signal),
    detail: (articleId, rev, signal) => send(newsroom.detail, { articleId, ...(rev !== null && { rev }) }, signal),
    revisions: (articleId, signal) => send(newsroom.revisions, { articleId }, signal),
    put: (wish, signal) => send(newsroom.put, wish, signal),
    act: ({ deed, rev, ...one }, signal) => {
      switch (deed.what) {
        case 'schedule':
          return send(newsroom.schedule, { ...one, rev, at: deed.at }, signal);
        case 'revert':
          return send(newsroom.revert, { ...one, rev, to: deed.to }, signal);
        case 'entry':
          return send(newsroom.liveEntry, { ...one, lang: deed.lang, entry: deed.entry }, signal);
        default:
          return send(newsroom[deed.what], { ...one, rev }, signal);
      }
    },
    paste: (html, signal) => send(newsroom.paste, { html }, signal),
    picture: async (file, told, signal) => {
      const whole = await upload('picture', file, told, signal);
      return whole.ok ? send(newsroom.picture, { uploadId: whole.value }, signal) : whole;
    },
  };
};
