import { pictures } from '#contract/http/pictures.ts';
import type { PicturesPort } from '#ports/pictures.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { uploadInChunks } from './chunkedUpload.ts';
import type { Send } from './send.ts';

type Hashes = Pick<SubtleCrypto, 'digest'>;

/** An insecure context (HTTP, not localhost) has no `crypto.subtle`: there a picture is uploaded in one request. */
export const httpPictures = (
  send: Send,
  hashes: Hashes | null = globalThis.isSecureContext ? crypto.subtle : null,
  Request: () => new () => XMLHttpRequest = () => XMLHttpRequest,
): PicturesPort => {
  const watched = (sent: (share: number) => void) => fetchWithProgress(Request(), sent);
  return {
    upload: async (file, sent, signal) => {
      if (!hashes) return send(pictures.upload, {}, signal, { body: file, fetch: watched(sent) });
      const upload = uploadInChunks({ send, watched, digest: (bytes) => hashes.digest('SHA-256', bytes) });
      const whole = await upload('picture', file, sent, signal);
      return whole.ok ? send(pictures.take, { uploadId: whole.value }, signal) : whole;
    },
    remove: (signal) => send(pictures.remove, {}, signal),
  };
};
