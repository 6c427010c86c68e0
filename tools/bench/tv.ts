import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import { tv as calls } from '#contract/http/tv.ts';
import { openDatabase } from '#server/database/open.ts';
import { importPath } from '#server/import/importPath.ts';
import { fakeTv } from '#server/testing/fakeTv.ts';
import { createLineup } from '#server/tv/lineup.ts';
import { tvStore } from '#server/tv/tv.store.ts';
import { context } from '#server/testing/scheduleHandlers.ts';
import { median, printTable } from './support/compare.ts';
import { manyChannels, manyProgrammes } from './support/manyChannels.ts';
import { options } from './support/options.ts';

// Measures the CPU time of importing a list and its guide, new and once more, and of the guide’s answers.
const { channels, days, rounds } = options({ channels: 200, days: 7, rounds: 3 });

const HOUR_MS = 3_600_000;
const now = Date.now();
const folder = mkdtempSync(join(tmpdir(), 'khandai-tv-'));
writeFileSync(join(folder, 'vn.m3u'), manyChannels(channels));
writeFileSync(join(folder, 'guide.xml'), manyProgrammes(channels, days, now));

const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const [first, again, read, page, day, list]: number[][] = Array.from({ length: 6 }, () => []);
const REPEATS = 20;

for (let round = 0; round < rounds; round += 1) {
  const data = join(folder, `data${round}`);
  const database = await openDatabase(data, now);
  first!.push(await cpuOf(() => importPath(database, folder)));
  again!.push(await cpuOf(() => importPath(database, folder)));
  const lineup = createLineup({ store: tvStore(database), demo: null, clock: () => now });
  read!.push(await cpuOf(() => lineup.read()));
  const tv = fakeTv({}, { lineup });
  const at = context({ now });
  const encodeGuide = Schema.encodeUnknownSync(calls.guide.data);
  const encodeList = Schema.encodeUnknownSync(calls.channels.data);
  const ids = (await lineup.read()).all.slice(0, 20).map(({ channelId }) => channelId);
  /** What an answer costs, encoded as the origin sends it. */
  const asked = async (ask: () => Promise<unknown>, encode: (data: unknown) => unknown): Promise<number> => {
    const took = await cpuOf(async () => {
      for (let i = 0; i < REPEATS; i += 1) JSON.stringify(encode(await ask()));
    });
    return took / REPEATS;
  };
  const window = (hours: number) => ({ nation: 'vietnam', fromTs: now, toTs: now + hours * HOUR_MS });
  page!.push(await asked(() => tv.guide({ ...window(4), channelIds: ids.join(',') }, at), encodeGuide));
  day!.push(await asked(() => tv.guide(window(24), at), encodeGuide));
  list!.push(await asked(() => tv.channels({ nation: 'vietnam' }, at), encodeList));
  await database.close();
  rmSync(data, { recursive: true });
}
rmSync(folder, { recursive: true });
const row = (name: string, times: readonly number[]) => [name, median(times).toFixed(1), Math.max(...times).toFixed(1)];
printTable(
  `${channels} channels × ${days} days (rounds: ${rounds})`,
  ['CPU milliseconds', 'median', 'most'],
  [
    row('import, new', first!),
    row('import, the same again', again!),
    row('reading all into memory', read!),
    row('guide: the first page, 20 channels × 4 h', page!),
    row('guide: a day of all channels', day!),
    row('100 channels with now and next', list!),
  ],
);
