import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Below the first size in bytes, headers outweigh the saving; above the second, the best quality takes seconds for a
 * few bytes.
 */
const WORTH_BYTES = 512;
const LARGE_BYTES = 400_000;

const compress = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_BYTES ? 9 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/** Writes a .br and a .gz beside every text file of a build; the origin sends them as they are. */
export const precompress = async (dist: string): Promise<void> => {
  if (!existsSync(dist)) return;
  const files = globSync('**/*.{js,css,svg,json,webmanifest,txt}', {
    cwd: dist,
    exclude: ['.vite/**', 'game-files/**', 'builds/latest.json'],
  });
  await Promise.all(files.map((file) => compress(join(dist, file))));
};
