import type { Application } from '#domain/application/application.ts';
import { succeeded } from '#ports/failure.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** CA-6: how often a waiting applicant's page polls the state. */
const FOLLOW_MS = 10_000;
const QUEUE_MS = 20_000;

export const positionList = resource({
  name: 'positionList',
  staleAfterMs: 300_000,
  load: async ({ loadPort }: Ports, _: object, signal) => (await loadPort('applications')).positions(signal),
});

/** The current state of the member's application; null, without a call, for a guest. */
export const followedApplication = resource({
  name: 'followedApplication',
  private: true,
  pollEveryMs: FOLLOW_MS,
  load: async ({ loadPort }: Ports, { member }: { readonly member: boolean }, signal) =>
    member ? (await loadPort('applications')).my(signal) : succeeded<Application | null>(null),
});

/** For staff. */
export const reviewQueue = feed({
  name: 'reviewQueue',
  private: true,
  pollEveryMs: QUEUE_MS,
  whole: true,
  load: async ({ loadPort }: Ports, { state }: { readonly state: 'open' | 'closed' }, cursor, signal) =>
    (await loadPort('applications')).queue(state, cursor, signal),
  idOf: ({ application }) => application.applicationId,
});
