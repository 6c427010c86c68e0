import { isIP } from 'node:net';

/** The site for which passkeys are created, in the terms of WebAuthn. */
export interface RelyingParty {
  /** A domain, to which passkeys are bound. */
  readonly id: string;
  readonly origin: string;
}

/** The relying party of a site; null if browsers support no passkeys there: plain HTTP except on localhost, or an IP address. */
export const relyingParty = (site: string): RelyingParty | null => {
  const { hostname, protocol, origin } = new URL(site);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isDomain = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isDomain && (isLocal || protocol === 'https:') ? { id: hostname, origin } : null;
};
