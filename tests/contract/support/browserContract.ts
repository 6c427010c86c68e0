import * as Schema from 'effect/Schema';
import type * as codec from '#contract/codec.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { readContract } from '../../../tools/contractCode/plugin.ts';
import { nameOfModule } from '../../../tools/contractCode/words.ts';
import { browserBuild } from './browserBuild.ts';

/** A schema of the contract, its replacement in browsers, and how browsers use it. */
export interface Pair {
  readonly name: string;
  readonly way: 'decode' | 'encode';
  readonly schema: Schema.Top;
  readonly generated: Schema.Top;
}
export interface BrowserContract {
  readonly codec: typeof codec;
  readonly pairs: readonly Pair[];
}
type Exports = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<string, AnyCall>>;

/** The whole contract, or another one, as the build delivers it to browsers. */
export const browserContract = async (read = readContract): Promise<BrowserContract> => {
  // Only the origin uses the table of all calls: a browser imports the calls that it makes.
  const contract = [...(await read())].filter(([specifier]) => specifier !== '#contract/http/api.ts');
  const code = await browserBuild(
    [
      "export * as codec from '#contract/codec.ts';",
      ...contract.map(([specifier]) => `export * as ${nameOfModule(specifier)} from '${specifier}';`),
    ].join('\n'),
    read,
  );
  const browser: Readonly<Record<string, Exports>> = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return {
    codec: browser['codec'] as unknown as typeof codec,
    pairs: contract.flatMap(([specifier, exports]) =>
      Object.entries(exports).flatMap(([name, value]) =>
        pairsOf(`${specifier} ${name}`, value, browser[nameOfModule(specifier)]![name]),
      ),
    ),
  };
};

const pairsOf = (name: string, value: unknown, generated: unknown): readonly Pair[] => {
  if (Schema.isSchema(value)) return [{ name, way: 'decode', schema: value, generated: generated as Schema.Top }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Rows).flatMap(([row, call]): readonly Pair[] => {
    if (!Schema.isSchema(call.input)) return [];
    const own = (generated as Rows)[row]!;
    return [
      { name: `${name}.${row} input`, way: 'encode', schema: call.input, generated: own.input },
      { name: `${name}.${row} data`, way: 'decode', schema: call.data, generated: own.data },
    ];
  });
};
