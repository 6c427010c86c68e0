import { accounts } from '#contract/http/accounts.ts';
import { pictures } from '#contract/http/pictures.ts';
import type { ProfilePort } from '#ports/profile.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { uploadInChunks } from './chunkedUpload.ts';
import type { Send } from './send.ts';

export const httpProfile = (
  send: Send,
  Request: () => new () => XMLHttpRequest = () => XMLHttpRequest,
): ProfilePort => {
  const upload = uploadInChunks({ send, watched: (sent) => fetchWithProgress(Request(), sent) });
  return {
    save: (change, signal) => send(accounts.updateInfo, change, signal),
    uploadPicture: async (file, told, signal) => {
      const whole = await upload('picture', file, told, signal);
      return whole.ok ? send(pictures.take, { uploadId: whole.value }, signal) : whole;
    },
    removePicture: (signal) => send(pictures.remove, {}, signal),
  };
};
