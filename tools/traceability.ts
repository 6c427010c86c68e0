import { keepTraceability } from './traceability/traceability.ts';

const faults = await keepTraceability(process.argv.includes('--check'));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
