import type { User } from '../people/user.ts';
import type { LeadMin } from './leadMin.ts';

/** One side of a match; `colours` are the first and second kit colour as #rrggbb. */
export interface Side {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly colours?: readonly [string, string];
}

export type Protocol = 'dash' | 'webrtc' | 'hls';
export type StreamProfile = '540p' | '720p' | '1080p' | '1080p Max';
export type StreamLabel = 'SD' | 'HQ' | 'HD' | '4K';

/** One way to watch: nominal bitrate in kbit/s (PLAYER-3); `streamLink` is absolute or begins with "/". */
export interface Stream {
  readonly protocol: Protocol;
  readonly streamLink: string;
  readonly profile: StreamProfile;
  readonly label: StreamLabel;
  readonly fps: number;
  readonly bitrate: number;
}

/** Somebody who speaks over a match, with the room and the streams that carry the voice. */
export interface Commentator extends User {
  readonly roomId: string;
  readonly streamLink: string | null;
  readonly streams: readonly Stream[];
  /** Viewers in that commentator's room. */
  readonly watching?: number;
}

/** A fixture with its rooms. `startTime` is epoch milliseconds; `status` is text of MATCH-1; `score` is home-away. */
export interface Match {
  readonly fixtureId: string;
  readonly staticId: string;
  readonly liveModeId: string;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly home: string;
  readonly away: string;
  /** What it is called where there are no two sides (marble, casino). */
  readonly title?: string;
  readonly localteam: Side;
  readonly visitorteam: Side;
  readonly startTime: number;
  readonly status: string;
  readonly score: string | null;
  readonly roomId: string | null;
  readonly users: readonly Commentator[];
  readonly demo: boolean;
  /** Round or stage, in the reader's language: "Vòng 13". */
  readonly round?: string;
  /** One line on how it stands or why it is off: "Lượt 5 trên 12", "mưa lớn, sân ngập". */
  readonly note?: string;
  /** Viewers over all rooms of the fixture. */
  readonly watching?: number;
  /** A still of the stream, for cards. */
  readonly poster?: string;
}

export type RoomTab = 'overview' | 'opinion' | 'tips' | 'analysis' | 'odds';

/** A match seen from one of its rooms: its own commentator is first in `users`. */
export interface Room extends Match {
  readonly groupId: string;
  readonly watching: number;
  /** A tab stands here only when there is something in it, LIVE-3. */
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
  /** SC-7: minutes before the start at which it reminds; of a member's own bookings alone. */
  readonly leadMin?: LeadMin;
  /** Its member chose no lead for it: `leadMin` is what they have by default. */
  readonly leadIsDefault?: boolean;
}

/** Whether a match has two sides; marble races and casino tables have a title instead. */
export const hasSides = (match: Pick<Match, 'home' | 'away'>): boolean => match.home !== '' && match.away !== '';

/** What a match is called: "Bến Gỗ – Nắng Sớm", or its title. */
export const matchTitle = (match: Pick<Match, 'home' | 'away' | 'title'>): string =>
  hasSides(match) ? `${match.home} – ${match.away}` : (match.title ?? '');
