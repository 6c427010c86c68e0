import { keepCharts } from './charts/charts.ts';

const faults = await keepCharts(process.argv.includes('--check'));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
