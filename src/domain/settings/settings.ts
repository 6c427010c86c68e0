import type { ColourPreference } from '../colour/colourMode.ts';
import type { Locale } from '../locale/locale.ts';
import type { LeadMin } from '../match/leadMin.ts';

/** What a message to a member may be about. */
export const inboxTypes = ['system', 'booking', 'social', 'reward', 'apply'] as const;
export type InboxType = (typeof inboxTypes)[number];

/** Where a message may reach a member: in the portal, or by mail. */
export const messageChannels = ['app', 'mail'] as const;
export type MessageChannel = (typeof messageChannels)[number];

export const oddsFormats = ['decimal', 'hk', 'malay', 'indo'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/** Minutes since midnight in the member's zone; where `from` is the later one it goes over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** What a member decides about the portal, the same on every device. */
export interface Preferences {
  /** An IANA zone; none while every device has its own. */
  readonly timezone?: string;
  /** None while every device has its own. */
  readonly language?: Locale;
  /** None while every device has its own. */
  readonly theme?: ColourPreference;
  readonly oddsFormat: OddsFormat;
  readonly hideOdds: boolean;
  readonly dataSaver: boolean;
  readonly notify: Readonly<Record<InboxType, Readonly<Record<MessageChannel, boolean>>>>;
  /** SC-7: how long before its start a booked match reminds that has no lead of its own; none: the usual lead. */
  readonly defaultLeadMin?: LeadMin;
  /** Mail and reminders of booked matches wait until they end. */
  readonly quiet: QuietHours | null;
  readonly privacy: {
    /** Who may ask to be friends. */
    readonly friendRequests: 'everyone' | 'nobody';
    /** Whether who invited this member sees their name. */
    readonly shownToInviter: boolean;
  };
}

/** As kept: `rev` counts the changes, 0 before the first. */
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
    reward: { app: true, mail: false },
    apply: { app: true, mail: true },
  },
  quiet: null,
  privacy: { friendRequests: 'everyone', shownToInviter: false },
  rev: 0,
};

/** What keeps preferences from being kept: security messages stay on in the portal, and quiet hours have a length. */
export type SettingsProblem = 'systemOff' | 'quietEmpty';
export const settingsProblem = ({ notify, quiet }: Preferences): SettingsProblem | null => {
  if (!notify.system.app) return 'systemOff';
  return quiet?.from === quiet?.to && quiet !== null ? 'quietEmpty' : null;
};
