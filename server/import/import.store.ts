import * as Schema from 'effect/Schema';
import type { Queries } from '../database/database.ts';
import { listed, sql } from '../database/sql.ts';
import { StoredFixture, StoredStreams, wordsOfFixture } from '../shared/storedFixture.ts';
import { forgetTold, keepTold, keepToldBoard } from '../shared/told.store.ts';
import type { Known } from './consistency.ts';
import type { ImportFile } from './importSchema.ts';
import { storedFixture, storedStream } from './storedForm.ts';

const IdRow = Schema.Struct({ id: Schema.String });
const RoomRow = Schema.Struct({ roomId: Schema.String, fixtureId: Schema.String });
const encodeFixture = Schema.encodeSync(Schema.fromJsonString(StoredFixture));
const encodeStreams = Schema.encodeSync(Schema.fromJsonString(StoredStreams));

/** What the database knows; fixtures in the file are excluded, because they are replaced. */
export const knownTo = async (queries: Queries): Promise<Known> => {
  const commentators = await queries.all(IdRow, sql`select user_id as id from commentator`);
  const rooms = await queries.all(RoomRow, sql`select room_id as "roomId", fixture_id as "fixtureId" from room`);
  return {
    commentatorIds: new Set(commentators.map(({ id }) => id)),
    fixtureOfRoom: new Map(rooms.map(({ roomId, fixtureId }) => [roomId, fixtureId])),
  };
};

const removeFixtures = async (queries: Queries, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await queries.run(sql`delete from room where fixture_id in (${listed(ids)})`);
  await forgetTold(queries, ids);
  await queries.run(sql`delete from fixture where fixture_id in (${listed(ids)})`);
};

const FormRow = Schema.Struct({ id: Schema.String, form: Schema.String });

/** The stored commentators and fixtures that a file names, each fixture with its rooms. */
export const formsOf = async (
  queries: Queries,
  { commentators = [], fixtures = [], remove = [] }: ImportFile,
): Promise<ReadonlyMap<string, string>> => {
  const named = new Set([
    ...commentators.map(({ userId }) => `commentator ${userId}`),
    ...[...fixtures.map(({ fixtureId }) => fixtureId), ...remove].map((id) => `fixture ${id}`),
  ]);
  const forms = new Map<string, string>();
  const add = (kind: string, rows: readonly (typeof FormRow.Type)[]) => {
    for (const { id, form } of rows) {
      const name = `${kind} ${id}`;
      if (named.has(name)) forms.set(name, `${forms.get(name) ?? ''}${form}\n`);
    }
  };
  const people = sql`select user_id as id, name || ' ' || coalesce(picture, '') as form from commentator`;
  const rooms = sql`select fixture_id as id, room_id || ' ' || commentator_id || ' ' || streams as form from room
                    order by fixture_id, place`;
  add('commentator', await queries.all(FormRow, people));
  add('fixture', await queries.all(FormRow, sql`select fixture_id as id, data as form from fixture`));
  add('fixture', await queries.all(FormRow, rooms));
  return forms;
};

/** Writes a file, told at `now` (epoch milliseconds); records with a known id are replaced, with their rooms. */
export const store = async (queries: Queries, file: ImportFile, now: number): Promise<void> => {
  const { commentators = [], fixtures = [], remove = [] } = file;
  await removeFixtures(queries, remove);
  for (const { userId, name, picture = null } of commentators)
    await queries.run(
      sql`insert into commentator (user_id, name, picture) values (${userId}, ${name}, ${picture})
          on conflict (user_id) do update set name = excluded.name, picture = excluded.picture`,
    );
  for (const fixture of fixtures) {
    const stored = storedFixture(fixture);
    await queries.run(
      sql`insert into fixture (fixture_id, start_time, live_mode_id, league_id, words, data)
          values (${stored.fixtureId}, ${stored.startTime}, ${stored.liveModeId}, ${stored.leagueId},
                  ${wordsOfFixture(stored)}, ${encodeFixture(stored)})
          on conflict (fixture_id) do update set start_time = excluded.start_time,
            live_mode_id = excluded.live_mode_id, league_id = excluded.league_id, words = excluded.words,
            data = excluded.data`,
    );
    await keepTold(queries, stored, now);
    await keepToldBoard(queries, stored, now);
    await queries.run(sql`delete from room where fixture_id = ${fixture.fixtureId}`);
  }
  const rooms = fixtures.flatMap(({ fixtureId, rooms: own = [] }) =>
    own.map((room, place) => ({ ...room, fixtureId, place })),
  );
  for (const { roomId, fixtureId, place, commentatorId, streams } of rooms)
    await queries.run(
      sql`insert into room (room_id, fixture_id, place, commentator_id, streams)
          values (${roomId}, ${fixtureId}, ${place}, ${commentatorId}, ${encodeStreams(streams.map(storedStream))})`,
    );
};
