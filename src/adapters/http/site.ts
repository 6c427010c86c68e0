import { site } from '#contract/http/site.ts';
import { succeeded } from '#ports/failure.ts';
import type { SitePort } from '#ports/portal.ts';
import type { Send } from './send.ts';

const VERSION = 'v4';

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const httpSite = (send: Send): SitePort => ({
  menu: (signal) => send(site.menu, {}, signal),
  words: async (locale, category, signal) => {
    const outcome = await send(site.language, { locale, version: VERSION, category }, signal);
    if (!outcome.ok) return outcome;
    const table = outcome.value[category];
    return succeeded(isTable(table) ? table : {});
  },
  domains: (host, signal) => send(site.domains, host === null ? {} : { domain: host }, signal),
});
