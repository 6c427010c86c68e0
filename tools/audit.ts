import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Flags } from 'lighthouse';
import { chromium } from 'playwright';
import { schedule } from '#contract/http/schedule.ts';
import type { Room } from '#domain/match/match.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { freePort } from '../tests/e2e/support/origin.ts';
import { liveMatch } from '../tests/e2e/support/rooms.ts';
import { bareRoom } from './audit/bareRoom.ts';
import { options } from './bench/support/options.ts';
import { startFloor, startMeasuredOrigin } from './bench/support/server.ts';
import { launchOptions } from './browser.ts';

/**
 * Runs Lighthouse on pages of each kind, on its simulated slow phone, and exits 1 if a score is below its minimum. A
 * room is compared with a minimal page with the same poster, scoreboard and dash.js. Needs `npm run build`; `--rounds
 * 3` takes medians.
 */
const { rounds } = options({ rounds: 1 });
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
type Scores = Readonly<Record<Category, number>>;

const BARS: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** How many points a room may have less than the minimal page. */
const ROOM_BEHIND = 5;

interface Audited {
  readonly scores: Scores;
  /** Audits that cost points, by category; without performance, whose audits are all gradual. */
  readonly faults: readonly string[];
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const once = async (address: string, port: number): Promise<Audited> => {
  const flags: Flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] };
  const run = await lighthouse(address, flags);
  if (!run) throw new Error(`Lighthouse said nothing of ${address}`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const of = (category: Category) => lhr.categories[category]!;
  const faults = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) =>
      of(category)
        .auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${lhr.audits[id]!.title} (${id})`),
    );
  const scores = Object.fromEntries(categories.map((one) => [one, Math.round((of(one).score ?? 0) * 100)]));
  return { scores: scores as Record<Category, number>, faults };
};

const audit = async (address: string, port: number): Promise<Audited> => {
  const runs: Audited[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await once(address, port));
  const scores = Object.fromEntries(categories.map((one) => [one, middle(runs.map((run) => run.scores[one]))]));
  return { scores: scores as Record<Category, number>, faults: [...new Set(runs.flatMap((run) => run.faults))] };
};

/** Prints a page's scores; false if one is below its minimum. */
const judge = (name: string, { scores, faults }: Audited, bars: Scores): boolean => {
  const isUnder = categories.some((one) => scores[one] < bars[one]);
  const shown = categories.map((one) => `${one} ${scores[one]}${scores[one] < bars[one] ? ` of ${bars[one]}` : ''}`);
  console.log(`${isUnder ? '✗' : '✓'} ${name}: ${shown.join(', ')}`);
  for (const fault of faults) console.log(`    ${fault}`);
  return !isUnder;
};

const origin = await startMeasuredOrigin();
const folder = mkdtempSync(join(tmpdir(), 'khandai-audit-'));
const port = await freePort();
const { args, ...launch } = launchOptions();
const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] });
try {
  const match = await liveMatch(origin.url, '1');
  const answer = await fetch(`${origin.url}${schedule.liveRoom.path}?id=${match.roomId}`);
  await bareRoom(folder, ((await answer.json()) as { readonly data: Room }).data, origin.url);
  const floor = await startFloor('staticBrotli.ts', { ROOT: folder });
  try {
    const [speaker] = match.users;
    const pages = {
      home: '/',
      schedule: '/lich-truc-tiep',
      'a page of text': '/ve-chung-toi',
      ...(speaker && { 'a commentator': `/thanh-vien/${speaker.userId}` }),
    };
    const fits: boolean[] = [];
    for (const [name, path] of Object.entries(pages))
      if ((await fetch(origin.url + path)).ok) fits.push(judge(name, await audit(origin.url + path, port), BARS));
      else console.log(`- ${name}: there is no ${path} yet`);
    const bare = await audit(`${floor.url}/`, port);
    console.log(`  a bare page with dash.js: performance ${bare.scores.performance}`);
    const room = await audit(origin.url + roomPath(match)!, port);
    fits.push(judge('a room', room, { ...BARS, performance: bare.scores.performance - ROOM_BEHIND }));
    process.exitCode = fits.every(Boolean) ? 0 : 1;
  } finally {
    await floor.stop();
  }
} finally {
  await Promise.all([browser.close(), origin.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
