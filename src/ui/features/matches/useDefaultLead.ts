import { DEFAULT_LEAD_MIN, type LeadMin } from '#domain/match/leadMin.ts';
import { useMemberSettings } from '../../hooks/useMemberSettings.ts';

/** How long before a booked match the viewer is reminded where they chose nothing for that one. */
export const useDefaultLead = (): LeadMin => useMemberSettings()?.defaultLeadMin ?? DEFAULT_LEAD_MIN;
