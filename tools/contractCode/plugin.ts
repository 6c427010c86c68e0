import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { moduleCode, type Contract } from './moduleCode.ts';

const ROOM = fileURLToPath(new URL('../../src/contract/', import.meta.url));

/** Imports every module of the contract that contains schemas, as input of the generator. */
export const readContract = async (): Promise<Contract> => {
  const files = ['http', 'ws'].flatMap((folder) =>
    readdirSync(ROOM + folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file}`),
  );
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ pathToFileURL(ROOM + file).href)));
  return new Map(files.map((file, index) => [`#contract/${file}`, modules[index]]));
};

/**
 * Replaces the schemas of the contract by generated decoders and encoders in browsers
 * (docs/decisions/0011-generated-decoders.md). None of Effect's code may be included.
 */
export const contractCode = (read = readContract): Plugin => {
  let contract: Promise<Contract> | null = null;
  return {
    name: 'contract-code',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/contract\/(codec|(http|ws)\/\w+)\.ts$/ },
      handler: async (id) => {
        const file = id.slice(ROOM.length);
        if (file === 'codec.ts') return "export * from '#contract/browser/codec.ts';";
        return { code: moduleCode(await (contract ??= read()), `#contract/${file}`), map: null };
      },
    },
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      const effect = ids.find((id) => id.includes('/node_modules/effect/'));
      if (effect)
        this.error(`${effect} would reach browsers, imported by ${this.getModuleInfo(effect)?.importers.join(', ')}`);
    },
  };
};
