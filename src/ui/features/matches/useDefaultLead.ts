import { DEFAULT_LEAD_MIN, type LeadMin } from '#domain/match/leadMin.ts';
import { useMemberSettings } from '../../hooks/useMemberSettings.ts';

/** The member's default for minutes before the start at which a booking reminds. */
export const useDefaultLead = (): LeadMin => useMemberSettings()?.defaultLeadMin ?? DEFAULT_LEAD_MIN;
