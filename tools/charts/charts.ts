import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { keepFile, ROOT } from '../files.ts';
import { readCharts } from './machines.ts';
import { toPage } from './page.ts';
import { toSvg } from './svg.ts';
import { fileOf, MAX_WIDTH, picturesFor } from './views.ts';

/** The charts of the portal; a missing one is an error. */
export const chartIds = [
  'act',
  'audioQueue',
  'auth',
  'chatSocket',
  'chessClock',
  'colourMode',
  'comparePicker',
  'commentatorApplication',
  'duel',
  'feed',
  'goalBeat',
  'googleSignIn',
  'locale',
  'lyrics',
  'mediaFocus',
  'navigation',
  'notices',
  'oddsBoard',
  'oneTimeCode',
  'pagePicture',
  'passkey',
  'passwordReset',
  'player',
  'reader',
  'resource',
  'settings',
  'signUp',
  'timeline',
  'tipForm',
  'tipLock',
  'upload',
  'voiceRecorder',
  'watchParty',
] as const;

const FOLDER = 'docs/charts';

/** Writes docs/charts from the code, or only compares; gives the errors. */
export const keepCharts = async (onlyCheck: boolean): Promise<readonly string[]> => {
  const charts = await readCharts(ROOT);
  const faults = chartIds.filter((id) => !charts.has(id)).map((id) => `there is no chart "${id}" in src/machines`);
  const stale: string[] = [];
  const written = new Set<string>();
  const keep = (name: string, text: string) => {
    written.add(name);
    if (keepFile(`${FOLDER}/${name}`, text, onlyCheck)) stale.push(`${FOLDER}/${name}`);
  };
  for (const [id, { machine, source }] of charts) {
    const pictures = await picturesFor(machine);
    keep(`${id}.md`, toPage(machine, source, pictures));
    for (const picture of pictures) {
      keep(`${fileOf(picture.view)}.svg`, toSvg(picture));
      const width = Math.round(picture.layout.root.width ?? 0);
      if (width > MAX_WIDTH) faults.push(`${fileOf(picture.view)}.svg is ${width} px wide, more than ${MAX_WIDTH}`);
    }
  }
  const left = readdirSync(join(ROOT, FOLDER)).filter((name) => !written.has(name));
  return [
    ...faults,
    ...stale.map((path) => `${path} is stale: npm run docs`),
    ...left.map((name) => `${FOLDER}/${name} belongs to no chart`),
  ];
};
