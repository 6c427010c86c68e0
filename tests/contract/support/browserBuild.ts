import { resolve } from 'node:path';
import { build } from 'vite';
import { contractCode } from '../../../tools/contractCode/plugin.ts';

/** A module bundled into one file for browsers; it may use the aliases of modules in `src`. */
export const browserBuild = async (module: string, contract?: Parameters<typeof contractCode>[0]): Promise<string> => {
  const entry = resolve('src/browserBuild.js');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      contractCode(contract),
      { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? module : null) },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error('the build gave no files');
  return built.output[0].code;
};
