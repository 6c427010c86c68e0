import { openPostgres } from '#server/database/postgres.ts';
import { importFile } from '#server/import/importFile.ts';

const DAY_MS = 86_400_000;

/** Imports `count` matches that can be booked, from tomorrow on; returns their ids. */
export const importComingMatches = async (url: string, count: number): Promise<readonly string[]> => {
  const ids = Array.from({ length: count }, (_, i) => `tran-${i}`);
  const league = { id: 'ben-song', name: 'Giải Bến Sông' };
  const fixtures = ids.map((fixtureId, i) => ({
    ...{ fixtureId, mode: 'bong-da', league },
    home: { id: 'ben-go', name: 'Bến Gỗ' },
    away: { id: 'nang-som', name: 'Nắng Sớm' },
    startTime: `${new Date(Date.now() + DAY_MS + i * 60_000).toISOString().slice(0, 19)}Z`,
  }));
  const database = await openPostgres(url);
  try {
    const outcome = await importFile(database, JSON.stringify({ fixtures }));
    if (outcome.kind !== 'imported') throw new Error(`not imported: ${JSON.stringify(outcome.faults[0])}`);
    return ids;
  } finally {
    await database.close();
  }
};
