import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chartIds } from '../../tools/charts/charts.ts';
import { readCharts } from '../../tools/charts/machines.ts';
import { toPage } from '../../tools/charts/page.ts';
import { picturesFor } from '../../tools/charts/views.ts';
import { ROOT } from '../../tools/files.ts';

const charts = await readCharts(ROOT);

it.each(chartIds)('the chart of %s on file is the one that was looked at', async (id) => {
  const { machine, source } = charts.get(id)!;
  expect(toPage(machine, source, await picturesFor(machine))).toBe(readFileSync(`docs/charts/${id}.md`, 'utf8'));
});
