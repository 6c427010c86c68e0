import * as Schema from 'effect/Schema';
import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { ChannelForm } from '../../shared/tv/tvForm.ts';
import { countForms, noCount, type Count } from '../football/taking.ts';
import type { ListedEntry } from './channels.ts';
import { placedChannels } from './numbering.ts';
import { tvChanged } from './tvChanged.store.ts';

const Row = Schema.Struct({ channelId: Schema.String, list: Schema.String, data: Schema.String });
const form = Schema.fromJsonString(ChannelForm);
const [readForm, writeForm] = [Schema.decodeUnknownSync(form), Schema.encodeSync(form)];

/**
 * Stores the channels of a list; those that it had and has no longer are gone. A record is a line of the list, so a
 * channel of two sources counts twice.
 */
export const takeList = async (
  queries: Queries,
  list: string,
  channels: readonly ListedEntry[],
): Promise<{ readonly count: Count; readonly gone: number }> => {
  const rows = await queries.all(Row, sql`select channel_id as "channelId", list, data from tv_channel`);
  const before = new Map(rows.map((row) => [row.channelId, row]));
  const known = new Map(rows.map(({ channelId, data }) => [channelId, readForm(data)]));
  const placed = placedChannels(channels, known);
  const count = noCount();
  for (const { channelId, lines } of channels) {
    const row = before.get(channelId);
    const data = writeForm(placed.get(channelId)!);
    countForms(count, row?.data ?? null, data, lines);
    if (row?.data === data && row.list === list) continue;
    await queries.run(
      sql`insert into tv_channel (channel_id, list, data) values (${channelId}, ${list}, ${data})
          on conflict (channel_id) do update set list = excluded.list, data = excluded.data`,
    );
  }
  const gone = rows.filter((row) => row.list === list && !placed.has(row.channelId));
  for (const { channelId } of gone) {
    await queries.run(sql`delete from tv_channel where channel_id = ${channelId}`);
    count.changed += 1;
  }
  if (count.new + count.changed > 0) await tvChanged(queries);
  return { count, gone: gone.length };
};
