import * as Schema from 'effect/Schema';
import { healths } from '#domain/tv/channel.ts';
import { HEALTH, type Verdict } from '#domain/tv/health.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { ChannelForm, ProgrammeForm, type StoredChannel } from '../shared/tv/tvForm.ts';

const RevisionRow = Schema.Struct({ revision: Schema.Int });
const ChannelRow = Schema.Struct({ channelId: Schema.String, data: Schema.fromJsonString(ChannelForm) });
const DayRow = Schema.Struct({ data: Schema.fromJsonString(Schema.Array(ProgrammeForm)) });
const State = Schema.Literals(healths);
const VerdictRow = Schema.Struct({ sourceId: Schema.String, state: State, at: Schema.Int });

/** Check results of sources, by source id. */
export type VerdictsOf = ReadonlyMap<string, readonly Verdict[]>;

const grouped = (rows: readonly (typeof VerdictRow.Type)[]): VerdictsOf => {
  const found = new Map<string, Verdict[]>();
  for (const { sourceId, state, at } of rows) {
    if (state === 'notAllowed') continue;
    const own = found.get(sourceId);
    if (own) own.push({ state, at });
    else found.set(sourceId, [{ state, at }]);
  }
  return found;
};

export const tvStore = (database: Database) => ({
  /** Changes with each import that changed something. */
  revision: async (): Promise<number> =>
    (await database.one(RevisionRow, sql`select revision from tv_revision where name = ${'tv'}`))?.revision ?? 0,
  channels: async (): Promise<readonly StoredChannel[]> =>
    (
      await database.all(ChannelRow, sql`select channel_id as "channelId", data from tv_channel order by channel_id`)
    ).map(({ channelId, data }) => ({ channelId, ...data })),
  /** A channel's programmes from a day on, by start. */
  guide: async (channelId: string, fromDay: number): Promise<readonly ProgrammeForm[]> =>
    (
      await database.all(
        DayRow,
        sql`select data from tv_guide where channel_id = ${channelId} and day >= ${fromDay} order by day`,
      )
    ).flatMap(({ data }) => data),
  /** The programmes that start on a day, with their descriptions. */
  day: async (channelId: string, day: number): Promise<readonly ProgrammeForm[]> =>
    (await database.one(DayRow, sql`select data from tv_guide where channel_id = ${channelId} and day = ${day}`))
      ?.data ?? [],
  looks: async (): Promise<VerdictsOf> =>
    grouped(await database.all(VerdictRow, sql`select source_id as "sourceId", state, at from tv_look`)),
  reports: async (now: number): Promise<VerdictsOf> =>
    grouped(
      await database.all(
        VerdictRow,
        sql`select source_id as "sourceId", state, at from tv_report where at > ${now - HEALTH.reportMs}`,
      ),
    ),
  looked: async (sourceId: string, { state, at }: Verdict): Promise<void> => {
    await database.run(
      sql`insert into tv_look (source_id, state, at) values (${sourceId}, ${state}, ${at})
          on conflict (source_id) do update set state = excluded.state, at = excluded.at`,
    );
  },
  /** Stores a viewer's latest report on a source. */
  report: async (sourceId: string, viewerHash: string, { state, at }: Verdict): Promise<void> => {
    await database.run(
      sql`insert into tv_report (source_id, viewer_hash, state, at) values (${sourceId}, ${viewerHash}, ${state}, ${at})
          on conflict (source_id, viewer_hash) do update set state = excluded.state, at = excluded.at`,
    );
  },
  /** Deletes expired reports, and old checks and guide days. */
  forget: async (now: number, beforeDay: number): Promise<void> => {
    await database.run(sql`delete from tv_report where at <= ${now - HEALTH.reportMs}`);
    await database.run(sql`delete from tv_look where at <= ${now - 10 * HEALTH.lookMs}`);
    await database.run(sql`delete from tv_guide where day < ${beforeDay}`);
  },
});
export type TvStore = ReturnType<typeof tvStore>;
