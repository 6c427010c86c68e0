import { isLongerThan } from '../door/graphemes.ts';
import { MODERATION, minutesFault, type DecisionAction } from './decision.ts';

/** What a moderator has chosen so far. */
export interface DecisionDraft {
  readonly action: DecisionAction | null;
  /** Of a mute or ban. */
  readonly minutes: number;
  readonly reason: string;
}

export type DraftFault = 'action' | 'reason' | 'long' | 'minutes';

/** What a decision still lacks, or null. */
export const draftFault = ({ action, minutes, reason }: DecisionDraft): DraftFault | null => {
  if (action === null) return 'action';
  if (minutesFault(action, minutes)) return 'minutes';
  if (reason.trim() === '') return 'reason';
  return isLongerThan(MODERATION.reasonMax, reason.trim()) ? 'long' : null;
};
export const isWhole = (draft: DecisionDraft): boolean => draftFault(draft) === null;
