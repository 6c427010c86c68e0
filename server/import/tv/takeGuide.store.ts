import * as Schema from 'effect/Schema';
import { fold } from '#domain/shared/fold.ts';
import { grouped } from '#domain/shared/grouped.ts';
import { tidied } from '#domain/tv/guide.ts';
import type { Queries } from '../../database/database.ts';
import { sql, withRows } from '../../database/sql.ts';
import { ChannelForm, guideIdOf, type ProgrammeForm } from '../../shared/tv/tvForm.ts';
import type { Aside } from '../football/parsed.ts';
import { noCount, type Count } from '../football/taking.ts';
import { idFrom } from './entry.ts';
import { tvChanged } from './tvChanged.store.ts';
import type { Xmltv, XmltvChannel, XmltvProgramme } from './xmltv.ts';

const DAY_S = 86_400;
/** Longer than anything that is broadcast in one piece. */
const LONGEST_S = 2 * DAY_S;

const ChannelRow = Schema.Struct({ channelId: Schema.String, data: Schema.fromJsonString(ChannelForm) });
const DayRow = Schema.Struct({ day: Schema.Int, data: Schema.String });
const readAll = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(Schema.Unknown)));

/** The channels of a guide by the ids that our own have: the same id, else the same name. */
const channelIdsOf = async (queries: Queries, told: readonly XmltvChannel[]) => {
  const rows = (
    await queries.all(ChannelRow, sql`select channel_id as "channelId", data from tv_channel order by channel_id`)
  ).map(({ channelId, data }) => ({ guideId: guideIdOf({ channelId, ...data }), data }));
  const own = new Set(rows.map(({ guideId }) => guideId));
  const byName = new Map(
    rows.flatMap(({ guideId, data }) => [data.name, ...data.altNames].map((name) => [fold(name), guideId] as const)),
  );
  const names = new Map(told.map(({ id, names: all }) => [id, all]));
  const idOf = (id: string): string => {
    const same = idFrom(id.replace(/@\w+$/u, ''));
    if (own.has(same)) return same;
    const named = [...(names.get(id) ?? []), id].map((name) => byName.get(fold(name))).find((one) => one !== undefined);
    return named ?? same;
  };
  return { idOf, isListed: (channelId: string) => own.has(channelId) };
};

const formOf = ({ line: _, channel: __, ...form }: XmltvProgramme): ProgrammeForm => form;

const whyUntidy = {
  empty: 'ends before it begins, or lasts more than two days',
  repeated: 'starts together with another one, which was told later',
  cut: 'runs into the next one, and ends with its start',
} as const;

const insertDays = withRows(
  'insert into tv_guide (channel_id, day, data) values ',
  3,
  ' on conflict (channel_id, day) do update set data = excluded.data',
);

interface Channelled {
  readonly channelId: string;
  readonly tidy: readonly XmltvProgramme[];
}

/** The stored text of each programme of a day. */
const textsIn = (data: string): readonly string[] => readAll(data).map((one) => JSON.stringify(one));
const startIn = (text: string): number => Number(/"start":(-?\d+)/u.exec(text)?.[1]);
const stopIn = (text: string): number => Number(/"stop":(-?\d+)/u.exec(text)?.[1]);

/** Replaces what a channel broadcasts in the window of the guide; what lies around it stays. */
const putChannel = async (queries: Queries, { channelId, tidy }: Channelled, count: Count): Promise<void> => {
  const [from, to] = [tidy[0]!.start, tidy.at(-1)!.stop];
  const rows = await queries.all(
    DayRow,
    sql`select day, data from tv_guide where channel_id = ${channelId}
        and day between ${Math.floor((from - LONGEST_S) / DAY_S)} and ${Math.floor(to / DAY_S)}`,
  );
  const before = new Map(rows.flatMap(({ data }) => textsIn(data)).map((text) => [startIn(text), text]));
  const after = new Map([...before].filter(([start, text]) => stopIn(text) <= from || start >= to));
  for (const programme of tidy) {
    const text = JSON.stringify(formOf(programme));
    const known = before.get(programme.start);
    count[known === undefined ? 'new' : known === text ? 'same' : 'changed'] += 1;
    after.set(programme.start, text);
  }
  count.changed += [...before.keys()].filter((start) => !after.has(start)).length;
  const days = grouped(
    [...after].toSorted(([a], [b]) => a - b),
    ([start]) => Math.floor(start / DAY_S),
  );
  const stored = new Map(rows.map(({ day, data }) => [day, data]));
  const written = [...days]
    .map(([day, own]) => [day, `[${own.map(([, text]) => text).join(',')}]`] as const)
    .filter(([day, data]) => stored.get(day) !== data);
  for (const day of stored.keys())
    if (!days.has(day)) await queries.run(sql`delete from tv_guide where channel_id = ${channelId} and day = ${day}`);
  if (written.length > 0) await queries.run(insertDays(written.map(([day, data]) => [channelId, day, data])));
};

/** Stores a guide, channel by channel. */
export const takeGuide = async (
  queries: Queries,
  { channels, programmes, aside: broken }: Xmltv,
): Promise<{ readonly count: Count; readonly aside: readonly Aside[]; readonly remarks: readonly Aside[] }> => {
  const { idOf, isListed } = await channelIdsOf(queries, channels);
  const ids = new Map<string, string>();
  const channelOf = ({ channel }: XmltvProgramme): string => {
    const found = ids.get(channel) ?? idOf(channel);
    ids.set(channel, found);
    return found;
  };
  const count = noCount();
  const aside = [...broken];
  const remarks: Aside[] = [];
  let unlisted = 0;
  for (const [channelId, told] of grouped(programmes, channelOf)) {
    const { tidy, untidy } = tidied(told, { longest: LONGEST_S });
    for (const { of, why } of untidy) (why === 'cut' ? remarks : aside).push({ line: of.line, reason: whyUntidy[why] });
    if (tidy.length > 0) await putChannel(queries, { channelId, tidy }, count);
    if (!isListed(channelId)) unlisted += 1;
  }
  if (unlisted > 0)
    remarks.push({
      line: 1,
      reason: `has ${unlisted} channels that are in no list so far: they show once one has them`,
    });
  if (count.new + count.changed > 0) await tvChanged(queries);
  return { count, aside, remarks };
};
