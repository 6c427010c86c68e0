import type * as readers from '#contract/browser/readers.ts';

/** What the code of a module may call things by. */
export interface Words {
  /** Brings in a module and gives the name that its exports are reached by. */
  readonly bring: (specifier: string) => string;
  /** What has this very code elsewhere. */
  readonly named: (code: string) => string | null;
}

/** "#domain/shared/ids.ts" to "domain_shared_ids". */
export const nameOfModule = (specifier: string): string => specifier.replaceAll(/^#|\.ts$/g, '').replaceAll(/\W/g, '_');

type Maker = Exclude<keyof typeof readers, 'Misfit'>;
export const read = (reader: Maker): string => `read.${reader}`;
export const make = (maker: Maker, ...args: readonly string[]): string =>
  `/*#__PURE__*/ ${read(maker)}(${args.join(', ')})`;

/** What the readers cannot do stops the build, and says where the contract has it. */
export const notReadable = (at: string, what: string): Error =>
  new Error(`${at} has ${what}: no reader of src/contract/browser/readers.ts does that, so browsers cannot have it`);
