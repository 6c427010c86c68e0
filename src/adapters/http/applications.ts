import { applications } from '#contract/http/applications.ts';
import type { ApplicationsPort } from '#ports/applications.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { uploadInChunks } from './chunkedUpload.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import type { Send } from './send.ts';

export const httpApplications = (
  send: Send,
  Request: () => new () => XMLHttpRequest = () => XMLHttpRequest,
): ApplicationsPort => {
  const upload = uploadInChunks({ send, watched: (sent) => fetchWithProgress(Request(), sent) });
  const my: ApplicationsPort['my'] = (signal) => send(applications.my, {}, signal);
  return {
    my,
    save: async (draft, signal) => {
      const outcome = await send(applications.save, draft, signal);
      if (outcome.ok) return succeeded({ kind: 'kept', application: outcome.value });
      if (outcome.failure.kind !== 'refused' || outcome.failure.code !== 409) return outcome;
      const newer = await my(signal);
      return newer.ok ? succeeded({ kind: 'stale', application: newer.value }) : newer;
    },
    proveContact: (phone, ticket, signal) => send(applications.contact, { phone, ticket }, signal),
    uploadVoice: (about) => async (file, told, signal) => {
      const whole = await upload('voice', file, told, signal);
      return whole.ok ? send(applications.takeVoice, { ...about, uploadId: whole.value }, signal) : whole;
    },
    uploadPhoto: async (file, told, signal) => {
      const whole = await upload('picture', file, told, signal);
      return whole.ok ? send(applications.takePhoto, { uploadId: whole.value }, signal) : whole;
    },
    removePhoto: (signal) => send(applications.removePhoto, {}, signal),
    submit: (rev, signal) => send(applications.submit, { rev }, signal),
    reply: (note, signal) => send(applications.reply, { note }, signal),
    withdraw: (signal) => send(applications.withdraw, {}, signal),
    file: async (applicationId, kind, signal) => {
      const outcome = await send(applications.file, { applicationId, kind }, signal);
      if (!outcome.ok) return outcome;
      return outcome.value instanceof Blob
        ? succeeded(outcome.value)
        : failed({ kind: 'malformed', detail: 'Expected a file' });
    },
    positions: (signal) => send(applications.positions, {}, signal),
    queue: (state, cursor, signal) =>
      send(applications.reviewList, { state, ...(cursor !== null && { cursor }) }, signal),
    review: (review, signal) => send(applications.review, review, signal),
  };
};
