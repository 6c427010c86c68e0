import { expect } from 'playwright/test';

/** What was found where, told all at once. */
export class Findings {
  private readonly all: Record<string, readonly string[]> = {};
  note(where: string, said: readonly string[]) {
    if (said.length > 0) this.all[where] = said;
  }
  expectNone() {
    expect(this.all).toEqual({});
  }
}
