import { pictures } from '#contract/http/pictures.ts';
import type { PicturesPort } from '#ports/pictures.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import type { Send } from './send.ts';

export const httpPictures = (send: Send): PicturesPort => ({
  upload: (file, sent, signal) =>
    send(pictures.upload, {}, signal, { body: file, fetch: fetchWithProgress(XMLHttpRequest, sent) }),
  remove: (signal) => send(pictures.remove, {}, signal),
});
