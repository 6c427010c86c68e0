import { parseArgs } from 'node:util';

/** Numbers from the command line, such as `--rounds 5`, with these defaults. */
export const options = <Name extends string>(defaults: Readonly<Record<Name, number>>): Record<Name, number> => {
  const names = Object.keys(defaults) as Name[];
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  const given = values as Readonly<Record<string, string | undefined>>;
  return Object.fromEntries(
    names.map((name) => {
      const value = Number(given[name] ?? defaults[name]);
      if (!(value > 0)) throw new Error(`--${name} must be a number above 0`);
      return [name, value];
    }),
  ) as Record<Name, number>;
};
