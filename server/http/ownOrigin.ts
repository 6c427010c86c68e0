/**
 * Whether a request's Origin is this portal: PUBLIC_URL, or the request's host. A request without Origin is not from a
 * browser and passes.
 */
export const isOwnOrigin = (
  headers: { readonly origin?: string | undefined; readonly host?: string | undefined },
  publicUrl: string | null,
): boolean => {
  const { origin, host } = headers;
  if (origin === undefined || origin === publicUrl) return true;
  if (!host || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return /^https?:$/.test(url.protocol) && url.host === hostOf(url.protocol, host);
};

/** A normalised host: lower case, without the scheme's default port. */
const hostOf = (protocol: string, host: string): string | null =>
  URL.canParse(`${protocol}//${host}`) ? new URL(`${protocol}//${host}`).host : null;

/** The portal's address for links in pages and feeds: PUBLIC_URL, or the request's host; no trailing slash. */
export const siteUrl = (host: string | undefined, publicUrl: string | null): string => {
  if (publicUrl) return publicUrl;
  const plainHost = host && /^[a-z0-9.:[\]-]+$/i.test(host) && URL.canParse(`http://${host}`) ? host : 'localhost';
  return `http://${plainHost.toLowerCase()}`;
};
