import { modes } from '#domain/schedule/mode.ts';
import type { Stream } from '#domain/match/match.ts';
import { qualityProfiles } from '#domain/player/player.ts';
import type { StoredFixture } from '../shared/storedFixture.ts';
import { wordsOf, type Words } from '../shared/words.ts';
import { storedBoard, storedEvents } from './boardForm.ts';
import { storedGoals } from './footballForm.ts';
import type { FootballEvent, ImportedEvent } from './importBoards.ts';
import type { ImportedFixture, ImportedName, ImportedSide, ImportedStream } from './importSchema.ts';

/** Assumed duration of a match without one. */
const DEFAULT_DURATION_MINUTES = 135;

const optionalWords = (name: ImportedName | undefined): Words | null => (name === undefined ? null : wordsOf(name));

const sideOf = ({ id, name, logo = '', colours }: ImportedSide) => ({
  ...{ id, name: wordsOf(name), logo },
  ...(colours ? { colours } : {}),
});

/** A stream with defaults by the profiles of PLAYER-3; HD if no profile is named. */
export const storedStream = ({ protocol, streamLink, profile = '1080p', fps, bitrate }: ImportedStream): Stream => {
  const ladder = qualityProfiles.find((one) => one.profile === profile)!;
  return {
    protocol,
    streamLink,
    profile,
    label: ladder.label,
    fps: fps ?? ladder.fps,
    bitrate: bitrate ?? ladder.bitrate,
  };
};

const isFootball = (event: ImportedEvent): event is FootballEvent => event.sport === 'football';

const happenedIn = (events: readonly ImportedEvent[] | undefined): Pick<StoredFixture, 'events' | 'goals'> => {
  if (!events) return {};
  const football = events.filter(isFootball);
  if (football.length > 0) return { goals: storedGoals(football) };
  return { events: storedEvents(events.filter((event) => !isFootball(event))) };
};

export const storedFixture = (fixture: ImportedFixture): StoredFixture => {
  const { fixtureId, mode, league, home, away, startTime, status = null, score = null, poster = null } = fixture;
  const start = Date.parse(startTime);
  return {
    ...{ fixtureId, liveModeId: modes.find(({ slug }) => slug === mode)!.liveModeId },
    ...{ leagueId: league.id, leagueName: wordsOf(league.name), round: optionalWords(fixture.round) },
    ...{ title: optionalWords(fixture.title), sides: home && away ? [sideOf(home), sideOf(away)] : null },
    ...{ startTime: start, durationMinutes: fixture.durationMinutes ?? DEFAULT_DURATION_MINUTES },
    ...{ status, score, note: optionalWords(fixture.note), poster },
    ...(fixture.clip === undefined ? {} : { clip: fixture.clip }),
    ...(fixture.noteAt === undefined ? {} : { noteAt: Date.parse(fixture.noteAt) }),
    ...(fixture.board && { board: storedBoard(fixture.board, start) }),
    ...happenedIn(fixture.events),
  };
};
