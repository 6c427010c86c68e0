import type { Application, ReviewItem } from '#domain/application/application.ts';
import type { ApplicationsStore, Stored } from './applications.store.ts';
import { applicationOf, reviewItemOf } from './shown.ts';

/** Stored applications with their history, for applicants and reviewers. */
export interface Shown {
  readonly one: (stored: Stored) => Promise<Application>;
  readonly items: (stored: readonly Stored[]) => Promise<readonly ReviewItem[]>;
}

/** `nameOf`: a member's present display name; null if they no longer exist. */
export const createShown = (
  store: Pick<ApplicationsStore, 'events'>,
  nameOf: (userId: string) => Promise<string | null>,
): Shown => ({
  one: async (stored) => applicationOf(stored, await store.events([stored.applicationId])),
  items: async (all) => {
    const events = await store.events(all.map(({ applicationId }) => applicationId));
    const names = await Promise.all(all.map(({ userId }) => nameOf(userId)));
    return all.map((stored, i) => reviewItemOf(stored, events, names[i] ?? stored.form.stageName));
  },
});
