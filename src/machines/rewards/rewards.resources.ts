import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

export const memberLevel = resource({
  name: 'memberLevel',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('rewards')).level(signal),
});

/** The member's points ledger, newest first. */
export const pointHistory = feed({
  name: 'pointHistory',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('rewards')).points(cursor, signal),
  idOf: ({ entryId }) => entryId,
});

export const memberReferral = resource({
  name: 'memberReferral',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('rewards')).referral(signal),
});

/** The members that this one invited, newest first. */
export const invitedList = feed({
  name: 'invitedList',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('rewards')).invited(cursor, signal),
  idOf: ({ referralId }) => referralId,
});
