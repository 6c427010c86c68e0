import type { Application } from '#domain/application/application.ts';
import { succeeded } from '#ports/failure.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** CA-6: how often somebody who waits hears how it stands. */
const FOLLOW_MS = 10_000;
const QUEUE_MS = 20_000;

export const positionList = resource({
  name: 'positionList',
  staleAfterMs: 300_000,
  load: async ({ area }: Ports, _: object, signal) => (await area('applications')).positions(signal),
});

/** How the application of a member stands now; nothing, without a call, for a guest (null). */
export const followedApplication = resource({
  name: 'followedApplication',
  pollEveryMs: FOLLOW_MS,
  load: async ({ area }: Ports, { userId }: { readonly userId: string | null }, signal) =>
    userId === null ? succeeded<Application | null>(null) : (await area('applications')).my(signal),
});

/** For staff. */
export const reviewQueue = resource({
  name: 'reviewQueue',
  pollEveryMs: QUEUE_MS,
  load: async ({ area }: Ports, { state }: { readonly state: 'open' | 'closed' }, signal) =>
    (await area('applications')).queue(state, signal),
});
