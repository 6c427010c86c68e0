import type { Review } from '#ports/applications.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { reviewQueue } from './applications.resources.ts';

/** CA-7: starts a review, asks the applicant, or decides. */
export const reviewApplication = act({
  name: 'reviewApplication',
  members: true,
  to: ({ applicationId }: Review) => applicationId,
  run: async ({ loadPort }: Ports, review, { signal }) => (await loadPort('applications')).review(review, signal),
  invalidates: [reviewQueue],
});

export const removePhoto = act({
  name: 'removePhoto',
  members: true,
  to: () => '',
  run: async ({ loadPort }: Ports, _: null, { signal }) => (await loadPort('applications')).removePhoto(signal),
  invalidates: [],
});

interface NumberProof {
  readonly phone: string;
  /** Of the code that was sent to it. */
  readonly ticket: string;
}

/** CA-5: shows that the number is the applicant's. */
export const proveNumber = act({
  name: 'proveNumber',
  members: true,
  to: ({ ticket }: NumberProof) => ticket,
  run: async ({ loadPort }: Ports, { phone, ticket }, { signal }) =>
    (await loadPort('applications')).proveContact(phone, ticket, signal),
  invalidates: [],
});
