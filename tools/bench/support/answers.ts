import { median } from './compare.ts';

/** Prints the origin's CPU for each call, in milliseconds: that of the first, and the median of all rounds. */
export const printAnswers = async (
  title: string,
  calls: Readonly<Record<string, () => unknown>>,
  rounds: number,
): Promise<void> => {
  console.log(`\n${title}, CPU of an answer in ms (wanted: at most 5)`);
  for (const [name, call] of Object.entries(calls)) {
    const took: number[] = [];
    for (let i = 0; i < rounds; i += 1) {
      const before = process.cpuUsage();
      await call();
      const { user, system } = process.cpuUsage(before);
      took.push((user + system) / 1000);
    }
    console.log(`  ${name.padEnd(24)} first ${took[0]!.toFixed(2)}, median of ${rounds} ${median(took).toFixed(2)}`);
  }
};
