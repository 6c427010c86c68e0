import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { keepFile, ROOT } from '../files.ts';
import { readCharts } from './machines.ts';
import { toPage } from './page.ts';
import { toSvg } from './svg.ts';

/** The charts that this portal is decided by; a missing one is an error. */
export const chartIds = [
  'auth',
  'chatSocket',
  'colourMode',
  'commentatorApplication',
  'googleSignIn',
  'locale',
  'mediaFocus',
  'navigation',
  'notices',
  'oneTimeCode',
  'passkey',
  'passwordReset',
  'player',
  'resource',
  'settings',
  'signUp',
  'upload',
  'voiceRecorder',
] as const;

const FOLDER = 'docs/charts';

/** Writes docs/charts from the code, or only looks; returns what is wrong. */
export const keepCharts = async (onlyCheck: boolean): Promise<readonly string[]> => {
  const charts = await readCharts(ROOT);
  const faults = chartIds.filter((id) => !charts.has(id)).map((id) => `there is no chart "${id}" in src/machines`);
  const stale: string[] = [];
  for (const [id, { machine, source }] of charts) {
    if (keepFile(`${FOLDER}/${id}.md`, toPage(machine, source), onlyCheck)) stale.push(`${FOLDER}/${id}.md`);
    if (keepFile(`${FOLDER}/${id}.svg`, await toSvg(machine), onlyCheck)) stale.push(`${FOLDER}/${id}.svg`);
  }
  const left = readdirSync(join(ROOT, FOLDER)).filter((name) => !charts.has(basename(name).replace(/\.(md|svg)$/, '')));
  return [
    ...faults,
    ...stale.map((path) => `${path} is stale: npm run docs`),
    ...left.map((name) => `${FOLDER}/${name} belongs to no chart`),
  ];
};
