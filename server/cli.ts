import { fileURLToPath } from 'node:url';
import { runCommand, type Said } from './commands.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import { standardLog } from './log.ts';
import { runMove } from './moveCommand.ts';
import { readWords } from './page/build.ts';
import { clockOf } from './shared/clockSetting.ts';
import { startFault } from './startFault.ts';

const runOnDatabase = async (args: readonly string[], config: Config): Promise<Said> => {
  const { dataDir, databaseUrl, streamOrigins, publicUrl } = config;
  const clock = clockOf(config.clock);
  const database = await openDatabase(dataDir, clock(), databaseUrl);
  try {
    return await runCommand(
      args,
      database,
      standardLog(clock),
      {
        words: readWords(fileURLToPath(new URL('../locales', import.meta.url))),
        pictureOrigins: streamOrigins,
        host: publicUrl && new URL(publicUrl).host,
      },
      clock,
    );
  } finally {
    await database.close();
  }
};

let config: Config | null = null;
try {
  config = readConfig(process.env);
  const [command, ...rest] = process.argv.slice(2);
  const { code, text } =
    command === 'move'
      ? { code: 0, text: await runMove(rest, config, clockOf(config.clock)(), console.log) }
      : await runOnDatabase(process.argv.slice(2), config);
  (code === 0 ? console.log : console.error)(text);
  process.exitCode = code;
} catch (error) {
  console.error(startFault(error, config));
  process.exitCode = 1;
}
