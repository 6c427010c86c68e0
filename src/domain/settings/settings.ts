import type { ColourPreference } from '../colour/colourMode.ts';
import type { Locale } from '../locale/locale.ts';
import type { LeadMin } from '../match/leadMin.ts';
import type { SpoilerPolicy } from '../spoiler/policy.ts';

/** Types of messages to a member. */
export const inboxTypes = ['system', 'booking', 'social', 'tip', 'content', 'reward', 'apply'] as const;
export type InboxType = (typeof inboxTypes)[number];

/** Where a message is delivered: in the portal, or by mail. */
export const messageChannels = ['app', 'mail'] as const;
export type MessageChannel = (typeof messageChannels)[number];

export const oddsFormats = ['decimal', 'hk', 'malay', 'indo', 'american'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/** Minutes since midnight in the member's zone; if `from` is later than `to`, they span midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** B2: whose results a member does not want to see. */
export interface SpoilerChoice {
  readonly mode: SpoilerPolicy;
  /** Teams whose matches `mine` hides beside those of what the member booked and follows. */
  readonly teams: readonly string[];
}

/** A member's settings, the same on every device. */
export interface Preferences {
  /** IANA zone; if absent, each device uses its own. */
  readonly timezone?: string;
  /** If absent, each device uses its own. */
  readonly language?: Locale;
  /** If absent, each device uses its own. */
  readonly theme?: ColourPreference;
  readonly oddsFormat: OddsFormat;
  readonly hideOdds: boolean;
  /** If absent, each device uses its own. */
  readonly spoiler?: SpoilerChoice;
  readonly dataSaver: boolean;
  readonly notify: Readonly<Record<InboxType, Readonly<Record<MessageChannel, boolean>>>>;
  /**
   * SC-7: minutes before the start at which bookings without their own setting remind; if absent, `DEFAULT_LEAD_MIN`.
   */
  readonly defaultLeadMin?: LeadMin;
  /** Mail and reminders of booked matches are held back until the quiet hours end. */
  readonly quiet: QuietHours | null;
  readonly privacy: {
    /** Who may send friend requests. */
    readonly friendRequests: 'everyone' | 'nobody';
    /** Whether the member who invited this one sees their name. */
    readonly shownToInviter: boolean;
  };
}

/** Settings as stored: `rev` counts the changes, 0 before the first. */
export interface Settings extends Preferences {
  readonly rev: number;
}

export const defaultSettings: Settings = {
  oddsFormat: 'decimal',
  hideOdds: false,
  dataSaver: false,
  notify: {
    system: { app: true, mail: true },
    booking: { app: true, mail: false },
    social: { app: true, mail: false },
    tip: { app: true, mail: false },
    content: { app: true, mail: false },
    reward: { app: true, mail: false },
    apply: { app: true, mail: true },
  },
  quiet: null,
  privacy: { friendRequests: 'everyone', shownToInviter: false },
  rev: 0,
};

/** Why settings are refused: security messages cannot be turned off in the portal, and quiet hours cannot be empty. */
export type SettingsProblem = 'systemOff' | 'quietEmpty';
export const settingsProblem = ({ notify, quiet }: Preferences): SettingsProblem | null => {
  if (!notify.system.app) return 'systemOff';
  return quiet?.from === quiet?.to && quiet !== null ? 'quietEmpty' : null;
};
