import { emptyForm } from '#domain/application/form.ts';
import { isUploaded } from '#domain/uploads/keptPicture.ts';
import type { Asking, Place } from './asking.ts';

const onePixel = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  { type: 'image/png' },
);

const recording = new Blob([Buffer.from('\x1a\x45\xdf\xa3\x42\x82\x84webm A_OPUS', 'latin1')], { type: 'audio/webm' });

export const filesQuestions = ({ notes }: Place): Pick<Asking, 'pictures' | 'uploads' | 'applications'> => ({
  pictures: {
    upload: { input: {}, body: onePixel, holds: ({ profilePicture }) => isUploaded(profilePicture) },
    take: { input: { uploadId: 'khong-cua-ai' }, refused: 404 },
    remove: { input: {}, holds: ({ profilePicture }) => profilePicture === null },
  },
  uploads: {
    begin: {
      input: { kind: 'picture', size: onePixel.size, sha256: 'a'.repeat(64), mime: 'image/png' },
      holds: ({ uploadId: id, offset }) => {
        notes.uploadId = id;
        return offset === 0;
      },
    },
    put: {
      input: { uploadId: notes.uploadId, offset: 0 },
      body: new Blob([onePixel], { type: 'application/octet-stream' }),
      holds: ({ offset }) => offset === onePixel.size,
    },
    state: { input: { uploadId: notes.uploadId }, holds: ({ offset, size }) => offset === size },
    finish: { input: { uploadId: notes.uploadId }, refused: 422 },
    cancel: { input: { uploadId: notes.uploadId }, holds: (nothing) => nothing === null },
  },
  applications: {
    my: { input: {}, holds: (application) => application === null },
    save: {
      input: { rev: 0, step: 1, form: { ...emptyForm, stageName: 'Lá Non' } },
      holds: (application) => {
        notes.applicationId = application.applicationId;
        return application.form.stageName === 'Lá Non';
      },
    },
    contact: { input: { phone: '0912 345 678', ticket: 'of-nothing' }, refused: 410 },
    voice: {
      input: { durationMs: 9000, clipId: 'football' },
      body: recording,
      holds: ({ voice }) => voice?.bytes === recording.size,
    },
    photo: { input: {}, body: onePixel, holds: ({ photo }) => photo !== undefined },
    takeVoice: { input: { uploadId: 'khong-cua-ai', durationMs: 9000, clipId: 'football' }, refused: 404 },
    takePhoto: { input: { uploadId: 'khong-cua-ai' }, refused: 404 },
    removePhoto: { input: {}, holds: ({ photo }) => photo === undefined },
    file: {
      input: { applicationId: notes.applicationId, kind: 'voice' },
      holds: (file) => file instanceof Blob && file.size > 0,
    },
    submit: { input: { rev: 1 }, refused: 422 },
    withdraw: { input: {}, holds: (application) => application === null },
    reply: { input: { note: 'Tôi bổ sung' }, refused: 409 },
    positions: { input: {}, holds: (all) => all.length > 0 },
    reviewList: { input: {}, refused: 403 },
    review: { input: { applicationId: 'a', from: 'submitted', state: 'reviewing' }, refused: 403 },
  },
});
