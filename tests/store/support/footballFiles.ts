import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { importPath, type FileOutcome } from '#server/import/importPath.ts';
import { sumOf } from '#server/import/tally.ts';

/** By path: text or bytes as they are, anything else as JSON. */
export type Files = Readonly<Record<string, string | object>>;

/** Imports the written files as a folder. */
export const importFiles = async (
  database: Database,
  files: Files,
  options: { readonly plan?: boolean; readonly now?: number } = {},
): Promise<readonly FileOutcome[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'khandai-football-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      const asItIs = typeof content === 'string' || content instanceof Uint8Array;
      writeFileSync(join(folder, name), asItIs ? content : JSON.stringify(content, null, 1));
    }
    return (await importPath(database, folder, { now: 1_000, ...options }))!;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** "new, changed, same, aside" of all files together. */
export const figures = (outcomes: readonly FileOutcome[]): readonly number[] =>
  Object.values(sumOf(outcomes.flatMap((one) => (one.kind === 'imported' ? [one.tally] : []))));

/** The rejected rows, by file and line. */
export const left = (outcomes: readonly FileOutcome[]): readonly string[] =>
  outcomes.flatMap((one) => {
    if (one.kind === 'imported') return (one.aside ?? []).map(({ line, reason }) => `${one.path} ${line}: ${reason}`);
    return one.kind === 'refused' ? one.faults.map(({ line, reason }) => `${one.path} ${line}! ${reason}`) : [];
  });

const competitions = [
  ...[
    {
      ...{ code: 'xa.1', vi: 'Giải Bờ Kè', en: 'Quay League', zh: '堤岸聯賽', flag: 'vn', tz: 'Asia/Ho_Chi_Minh' },
      ...{ slug: 'giai-bo-ke', type: 'league' },
    },
    { code: 'worldcup', vi: 'World Cup', en: 'FIFA World Cup', zh: '世界盃', flag: 'un', tz: 'UTC', type: 'cup' },
  ],
];
const nations = [
  { fifa: 'VIE', flag: 'vn', vi: 'Việt Nam', en: 'Vietnam', zh: '越南' },
  { fifa: 'CZE', flag: 'cz', vi: 'CH Séc', en: 'Czechia', zh: '捷克', ofName: 'Czech Republic' },
];
const clubs = [
  {
    ...{ name: 'Bờ Kè FC', leagues: ['xa.1'], country: 'vietnam', city: 'Huế', founded: 1931, ground: 'Sân Kè' },
    aliases: ['Bo Ke', 'BK 1931'],
  },
  { name: 'Hẻm 12', leagues: ['xa.1'], country: 'vietnam', aliases: ['Hem Muoi Hai'] },
];
export const colours = [{ name: 'Bờ Kè FC', primary: '#AA0000', secondary: '#ffffff' }];

const match = (round: number, date: string, team1: string, team2: string, more: object = {}) => ({
  ...{ round: `Matchday ${round}`, date, time: '19:15', team1, team2, ...more },
});
export const league = (...more: readonly object[]) => ({
  ...{ name: 'Quay League 2025/26', code: 'xa.1', season: '2025-26' },
  matches: [
    match(1, '2025-08-16', 'Bờ Kè FC', 'Hẻm 12', { score: { ht: [1, 0], ft: [2, 1] } }),
    match(1, '2025-08-16', 'Cầu Cũ', 'Bãi Sau', { status: 'awarded', score: { ft: [3, 0] } }),
    match(2, '2026-08-23', 'Hem Muoi Hai', 'BK 1931'),
    ...more,
  ],
});

export const worldCup = {
  name: 'World Cup 2026',
  matches: [
    {
      ...{ round: 'Matchday 8', date: '2026-06-11', time: '20:00 UTC-6', team1: 'Vietnam', team2: 'Czech Republic' },
      ...{ group: 'Group A', ground: 'Mexico City', score: { ft: [2, 1], ht: [0, 1] } },
      goals1: [
        { name: 'Nguyễn Văn A', minute: '90+2' },
        { name: 'Tomáš Holeš', minute: 67, owngoal: true },
      ],
      goals2: [{ name: 'Holeš', minute: 12, penalty: true }],
    },
    {
      ...{ round: 'Final', num: 104, date: '2026-07-19', time: '15:00 UTC-4', team1: 'Czech Republic' },
      ...{ team2: { name: 'Viet Nam', code: 'VIE' }, score: { ft: [1, 1], et: [2, 2], p: [3, 4] } },
    },
  ],
};
export const squads = [
  {
    ...{ name: 'Czech Republic', fifa_code: 'CZE', group: 'A' },
    players: [
      { no: 1, pos: 'GK', name: 'Matěj Kovář', dob: '2000-05-17', club: 'PSV' },
      { no: 3, pos: 'DF', name: 'Tomáš Holeš', dob: '1993-03-31', club: 'SK Slavia Praha' },
    ],
  },
];
export const stadiums = [
  { city: 'Mexico City', cc: 'mx', name: 'Estadio Azteca', capacity: 83_000, latlon: [19.3, -99.15] },
];

/** A folder with a file of each kind, named so that alphabetical order is the wrong one. */
export const folder: Files = {
  'a/xa.1.json': league(),
  'b/cup.json': worldCup,
  'c/squads.json': squads,
  'd/stadiums.json': stadiums,
  'x/colours.json': colours,
  'y/clubs.json': clubs,
  'z/competitions.json': competitions,
  'z/nations.json': nations,
};
