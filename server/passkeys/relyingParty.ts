import { isIP } from 'node:net';

/** The site that passkeys are made for, as browsers name it. */
export interface RelyingParty {
  /** A domain; passkeys are bound to it. */
  readonly id: string;
  readonly origin: string;
}

/** Where the portal was asked, as a relying party; null where browsers keep no passkeys: plain HTTP beyond this machine, or a bare address. */
export const relyingParty = (site: string): RelyingParty | null => {
  const { hostname, protocol, origin } = new URL(site);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isDomain = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isDomain && (isLocal || protocol === 'https:') ? { id: hostname, origin } : null;
};
