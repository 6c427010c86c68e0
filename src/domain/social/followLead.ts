import { leadMinutes, type LeadMin } from '../match/leadMin.ts';
import type { Standing } from './social.ts';

/** SC-7: how matches of what a member follows remind: as they do by default, never, or so many minutes before. */
export const followLeads = ['usual', 'off', ...leadMinutes] as const;
export type FollowLead = (typeof followLeads)[number];

/** What is asked of the origin for it. A lead that was chosen before stays known while reminders are off. */
export const followWish = (lead: FollowLead): { readonly notify: boolean; readonly leadMin?: LeadMin | null } => {
  if (lead === 'off') return { notify: false };
  return { notify: true, leadMin: lead === 'usual' ? null : lead };
};

/** What the viewer chose; null where they do not follow it. */
export const leadOfFollow = ({ me }: Standing): FollowLead | null => {
  if (!me?.following) return null;
  return me.notify === false ? 'off' : (me.leadMin ?? 'usual');
};

/** The standing after the viewer's choice; who does not follow has none. */
export const withLead = (standing: Standing, lead: FollowLead): Standing => {
  const { me } = standing;
  if (!me?.following) return standing;
  const { leadMin: before, ...rest } = me;
  const { notify, leadMin = before } = followWish(lead);
  return { ...standing, me: { ...rest, notify, ...(leadMin !== null && leadMin !== undefined && { leadMin }) } };
};
