import type { BrowserContext } from 'playwright/test';

/** The names and values of a browser's session cookies; names with an empty value are left out. */
export const tokensOf = async (context: BrowserContext): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await context.cookies())
      .filter(({ name, value }) => ['token', 'refreshToken', 'guestToken', 'guest'].includes(name) && value !== '')
      .map(({ name, value }) => [name, value]),
  );
