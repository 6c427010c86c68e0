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
