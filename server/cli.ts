import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runCommand, USAGE, type Said } from './commands.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import { standardLog } from './log.ts';
import { runMove } from './moveCommand.ts';
import { readWords } from './page/build.ts';
import { clockOf } from './shared/clockSetting.ts';
import { startFault } from './startFault.ts';
import { madeOfFilms } from './shared/films/made.ts';
import { verifyLedgerText } from './tips/verifyFile.ts';

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
      madeOfFilms(dataDir),
    );
  } finally {
    await database.close();
  }
};

/** `verify-ledger FILE` needs neither settings nor a database: anybody can check a ledger that they were given. */
const runVerify = async ([path]: readonly string[]): Promise<Said> => {
  if (path === undefined) return { code: 1, text: USAGE };
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return { code: 1, text: `${path} cannot be read.` };
  const judged = await verifyLedgerText(text);
  return { code: judged.ok ? 0 : 1, text: judged.text };
};

let config: Config | null = null;

const run = async (command: string | undefined, rest: readonly string[]): Promise<Said> => {
  if (command === 'verify-ledger') return runVerify(rest);
  config = readConfig(process.env);
  return command === 'move'
    ? { code: 0, text: await runMove(rest, config, clockOf(config.clock)(), console.log) }
    : runOnDatabase(process.argv.slice(2), config);
};

try {
  const [command, ...rest] = process.argv.slice(2);
  const { code, text } = await run(command, rest);
  (code === 0 ? console.log : console.error)(text);
  process.exitCode = code;
} catch (error) {
  console.error(startFault(error, config));
  process.exitCode = 1;
}
