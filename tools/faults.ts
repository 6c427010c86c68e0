import { attacks } from './faults/attacks.ts';
import { judge, type Verdict } from './faults/support/judge.ts';

// Runs attacks from one address, each against a fresh origin: `npm run faults`, or `npm run faults -- upgrade` for
// those with this in their name.
const [wanted = ''] = process.argv.slice(2);

const line = ({ name, broken, ratio, quietMs, peakMb, peakDescriptors, backMs }: Verdict): string =>
  [
    broken.length === 0 ? '✓' : '✗',
    name,
    `median × ${ratio.toFixed(1)} (quiet ${quietMs.toFixed(1)} ms)`,
    `${peakMb.toFixed(0)} MB`,
    `${peakDescriptors} descriptors`,
    backMs === null ? 'not back in 30 s' : `back after ${(backMs / 1000).toFixed(1)} s`,
    ...broken,
  ].join(' · ');

let failed = 0;
for (const attack of attacks.filter(({ name }) => name.includes(wanted))) {
  const verdict = await judge(attack);
  if (verdict.broken.length > 0) failed += 1;
  console.log(line(verdict));
}
process.exit(failed > 0 ? 1 : 0);
