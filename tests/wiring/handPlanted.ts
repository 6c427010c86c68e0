/** A mutant written by hand, which needs knowledge of the wiring's purpose; `find` occurs once in its file. */
export interface HandPlanted {
  readonly file: `wiring${string}.ts`;
  readonly find: string;
  readonly replace: string;
}

export const handPlanted: readonly HandPlanted[] = [
  { file: 'wiring.ts', find: 'currencyOf(cookies)', replace: "'USD'" },
  { file: 'wiring.ts', find: 'keepDomain(cookies, location.hostname);', replace: '' },
  { file: 'wiring.ts', find: "auth.send({ type: 'auth.rateLimited' })", replace: 'void auth' },
];
