import { runCommand } from './commands.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { standardLog } from './log.ts';
import { systemClock } from './shared/clock.ts';

try {
  const database = await openDatabase(readConfig(process.env).dataDir, systemClock());
  try {
    const { code, text } = await runCommand(process.argv.slice(2), database, standardLog);
    (code === 0 ? console.log : console.error)(text);
    process.exitCode = code;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
