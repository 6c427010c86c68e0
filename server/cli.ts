import { runCommand } from './commands.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import { standardLog } from './log.ts';
import { systemClock } from './shared/clock.ts';
import { startFault } from './startFault.ts';

let config: Config | null = null;
try {
  config = readConfig(process.env);
  const database = await openDatabase(config.dataDir, systemClock());
  try {
    const { code, text } = await runCommand(process.argv.slice(2), database, standardLog);
    (code === 0 ? console.log : console.error)(text);
    process.exitCode = code;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(startFault(error, config));
  process.exitCode = 1;
}
