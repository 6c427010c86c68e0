import { fileURLToPath } from 'node:url';
import { runCommand } from './commands.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import { standardLog } from './log.ts';
import { readWords } from './page/build.ts';
import { clockOf } from './shared/clockSetting.ts';
import { startFault } from './startFault.ts';

let config: Config | null = null;
try {
  config = readConfig(process.env);
  const { dataDir, databaseUrl, streamOrigins, publicUrl } = config;
  const clock = clockOf(config.clock);
  const database = await openDatabase(dataDir, clock(), databaseUrl);
  try {
    const { code, text } = await runCommand(process.argv.slice(2), database, standardLog(clock), {
      words: readWords(fileURLToPath(new URL('../locales', import.meta.url))),
      pictureOrigins: streamOrigins,
      host: publicUrl && new URL(publicUrl).host,
    });
    (code === 0 ? console.log : console.error)(text);
    process.exitCode = code;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(startFault(error, config));
  process.exitCode = 1;
}
