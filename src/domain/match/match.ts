import type { User } from '../people/user.ts';
import type { Spoilable } from '../spoiler/spoilable.ts';
import type { LeadMin } from './leadMin.ts';

/** A team of a match; `colours` are the first and second kit colour as #rrggbb. */
export interface Side {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly colours?: readonly [string, string];
}

export type Protocol = 'dash' | 'webrtc' | 'hls';
export type StreamProfile = '540p' | '720p' | '1080p' | '1080p Max';
export type StreamLabel = 'SD' | 'HQ' | 'HD' | '4K';

/** One stream of a match; `bitrate` is nominal, in kbit/s (PLAYER-3); `streamLink` is absolute or begins with "/". */
export interface Stream {
  readonly protocol: Protocol;
  readonly streamLink: string;
  readonly profile: StreamProfile;
  readonly label: StreamLabel;
  readonly fps: number;
  readonly bitrate: number;
}

/** A commentator of a match, with the room and the streams that carry their voice. */
export interface Commentator extends User {
  readonly roomId: string;
  readonly streamLink: string | null;
  readonly streams: readonly Stream[];
  /** Viewers in this commentator's room. */
  readonly watching?: number;
}

/** A fixture with its rooms. `startTime` is epoch milliseconds; `status` is a text of MATCH-1; `score` is home-away. */
export interface Match {
  readonly fixtureId: string;
  readonly staticId: string;
  readonly liveModeId: string;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly home: string;
  readonly away: string;
  /** The name of a match without two teams (marble, casino). */
  readonly title?: string;
  readonly localteam: Side;
  readonly visitorteam: Side;
  readonly startTime: number;
  readonly status: string;
  readonly score: Spoilable<string | null>;
  /** B2: there is a result, and this viewer does not want to know it yet. */
  readonly hidden?: true;
  readonly roomId: string | null;
  readonly users: readonly Commentator[];
  readonly demo: boolean;
  /** Round or stage, in the reader's language: "Vòng 13". */
  readonly round?: string;
  /** A short note on its state or why it is off: "Lượt 5 trên 12", "mưa lớn, sân ngập". */
  readonly note?: string;
  /** When the note was announced, or when the match stopped, in epoch milliseconds. */
  readonly noteAt?: number;
  /** Viewers in all rooms of the fixture. */
  readonly watching?: number;
  /** Address of a still of the stream, for cards. */
  readonly poster?: string;
  /** Address of a short silent video that shows in a loop what the room looks like, for cards. */
  readonly clip?: string;
}

export type RoomTab = 'overview' | 'opinion' | 'tips' | 'analysis' | 'odds';

/** A match as shown in one of its rooms: the room's commentator is first in `users`. */
export interface Room extends Match {
  readonly groupId: string;
  readonly watching: number;
  /** LIVE-3: only the tabs that have content. */
  readonly tabs: readonly RoomTab[];
}

export interface Booking {
  readonly bookingId: string;
  readonly fixtureId: string;
  readonly commentatorId: string | null;
  readonly name: string;
  readonly userId: string;
  readonly startTime: number;
  readonly match: Match;
  /** SC-7: minutes before the start at which it reminds; only in a member's own bookings. */
  readonly leadMin?: LeadMin;
  /** Whether `leadMin` is the member's default and was not chosen for this booking. */
  readonly leadIsDefault?: boolean;
}

/** Whether a match has two teams; marble races and casino tables have a title instead. */
export const hasSides = (match: Pick<Match, 'home' | 'away'>): boolean => match.home !== '' && match.away !== '';

/** The name of a match: "Bến Gỗ – Nắng Sớm", or its title. */
export const matchTitle = (match: Pick<Match, 'home' | 'away' | 'title'>): string =>
  hasSides(match) ? `${match.home} – ${match.away}` : (match.title ?? '');
