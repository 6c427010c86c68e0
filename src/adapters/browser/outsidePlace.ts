import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import type { Place, SitePort } from '#ports/portal.ts';

/** GEO-1: the address of an external geolocation service that the page names; null if this origin is the service. */
export const geoUrlOf = (page: Pick<Document, 'querySelector'>): string | null =>
  page.querySelector('meta[name="geo-url"]')?.getAttribute('content') ?? null;

export interface OutsidePlaceNeeds {
  readonly fetch: typeof fetch;
  readonly url: string;
}

const TIMEOUT_MS = 15_000;

/** GEO-1: asks an external service, without sending tokens, cookies or the browser's zone. */
export const outsideLocate =
  ({ fetch, url }: OutsidePlaceNeeds): SitePort['locate'] =>
  async (signal) => {
    try {
      const response = await fetch(url, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      if (!response.ok) return failed({ kind: 'refused', code: response.status });
      return placeIn(await response.json().catch(() => null));
    } catch {
      return failed({ kind: 'unreachable' });
    }
  };

/** Reads `{ip, timezone, country?}`, bare as most services answer, or in the `data` of our own envelope. */
const placeIn = (answer: unknown): Outcome<Place> => {
  const fields = fieldsOf(fieldsOf(answer)['data'] ?? answer);
  const { ip, timezone, country } = fields;
  if (typeof ip !== 'string' || typeof timezone !== 'string')
    return failed({ kind: 'malformed', detail: 'Expected ip and timezone' });
  return succeeded({ ip, timezone, country: typeof country === 'string' ? country : null });
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
