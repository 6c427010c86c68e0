import { profitOf, outcomes } from '#domain/odds/settle.ts';
import { rankTipsters } from '#domain/tips/ranking.ts';
import type { SettledTip } from '#domain/tips/stats.ts';
import { options } from './support/options.ts';

/** Ranks ten thousand tips of two hundred tipsters: CPU of one ranking, as the leaderboard asks for it. */
const TIPS = 10_000;
const TIPSTERS = 200;
const { rounds } = options({ rounds: 20 });
const now = Date.UTC(2026, 10, 23);

const tips = Array.from({ length: TIPS }, (_, i): SettledTip => {
  const state = outcomes[(i * 7919) % outcomes.length]!;
  const [oddsDec, stake] = [1.5 + ((i * 31) % 200) / 100, 1 + (i % 10)];
  const settledTs = now - ((i * 104_729) % 7_000_000_000);
  return {
    tipsterId: `t${(i * 17) % TIPSTERS}`,
    state,
    oddsDec,
    stake,
    profit: profitOf(state, oddsDec, stake),
    settledTs,
  };
});

const cpuMs = (): number => {
  const before = process.cpuUsage();
  rankTipsters(tips, { window: '90d', now });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const first = cpuMs();
const later = Array.from({ length: rounds }, cpuMs).toSorted((a, b) => a - b);
const median = later[Math.floor(later.length / 2)] ?? first;
console.log(
  `${TIPS} tips of ${TIPSTERS} tipsters: first ${first.toFixed(1)} ms of CPU, median of ${rounds} ${median.toFixed(1)} ms`,
);
