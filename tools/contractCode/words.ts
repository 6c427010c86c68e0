import type * as readers from '#contract/browser/readers.ts';

/** The names that a module's code may use. */
export interface Words {
  /** Imports a module and gives the name of its namespace. */
  readonly bring: (specifier: string) => string;
  /** The name of an existing export with exactly this code, or null. */
  readonly named: (code: string) => string | null;
}

/** "#domain/shared/ids.ts" to "domain_shared_ids". */
export const nameOfModule = (specifier: string): string => specifier.replaceAll(/^#|\.ts$/g, '').replaceAll(/\W/g, '_');

type Maker = Exclude<keyof typeof readers, 'Misfit'>;
export const read = (reader: Maker): string => `read.${reader}`;
export const make = (maker: Maker, ...args: readonly string[]): string =>
  `/*#__PURE__*/ ${read(maker)}(${args.join(', ')})`;

/** The build error for features that readers do not support, with the place in the contract. */
export const notReadable = (at: string, what: string): Error =>
  new Error(`${at} has ${what}: no reader of src/contract/browser/readers.ts does that, so browsers cannot have it`);
