import { modes } from '#domain/schedule/mode.ts';
import { boardComplaints } from './boardConsistency.ts';
import type { ImportFile, ImportedFixture } from './importSchema.ts';
import { repeated, type Complaint } from './tally.ts';

/** Ids of this form are reserved for the demo season, which resolves them without the database. */
const isDemoId = (id: string): boolean => /^d[0-9a-z]{3}[a-p]\d{2}[xyz]?$/.test(id);

/** What the database knows, for checks beyond the file. */
export interface Known {
  readonly commentatorIds: ReadonlySet<string>;
  /** Rooms of other fixtures, with the fixture. */
  readonly fixtureOfRoom: ReadonlyMap<string, string>;
}

const complaintsAbout = (fixture: ImportedFixture, at: string, known: Known): readonly Complaint[] => {
  const { fixtureId, mode, home, away, title, rooms = [] } = fixture;
  const found: Complaint[] = [];
  if (isDemoId(fixtureId)) found.push([`${at}.fixtureId`, 'is an id of the demo season; choose another']);
  if ((home === undefined) !== (away === undefined))
    found.push([at, 'has one side only: give home and away, or a title']);
  if (!home && !away && title === undefined) found.push([at, 'needs home and away, or a title']);
  const hasRooms = modes.some(({ slug, room }) => slug === mode && room !== null);
  if (rooms.length > 0 && !hasRooms) found.push([`${at}.rooms`, `must be left out: the mode ${mode} has no rooms`]);
  for (const [i, { roomId, commentatorId }] of rooms.entries()) {
    const path = `${at}.rooms.${i}`;
    const owner = known.fixtureOfRoom.get(roomId);
    if (isDemoId(roomId)) found.push([`${path}.roomId`, 'is an id of the demo season; choose another']);
    if (owner !== undefined && owner !== fixtureId) found.push([`${path}.roomId`, `belongs to the fixture ${owner}`]);
    if (!known.commentatorIds.has(commentatorId))
      found.push([`${path}.commentatorId`, `names ${commentatorId}, who is neither in this file nor imported before`]);
  }
  return [...found, ...boardComplaints(fixture, at)];
};

/** Errors in a file whose fields are all valid. */
export const inconsistencies = (file: ImportFile, known: Known): readonly Complaint[] => {
  const { commentators = [], fixtures = [] } = file;
  return [
    ...repeated(commentators.map(({ userId }, i) => [`commentators.${i}.userId`, userId])),
    ...repeated(fixtures.map(({ fixtureId }, i) => [`fixtures.${i}.fixtureId`, fixtureId])),
    ...repeated(
      fixtures.flatMap(({ rooms = [] }, i) =>
        rooms.map(({ roomId }, j) => [`fixtures.${i}.rooms.${j}.roomId`, roomId] as const),
      ),
    ),
    ...fixtures.flatMap((fixture, i) => complaintsAbout(fixture, `fixtures.${i}`, known)),
  ];
};
