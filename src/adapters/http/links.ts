import { links } from '#contract/http/links.ts';
import { site } from '#contract/http/site.ts';
import { isLinkToken } from '#domain/routing/linkToken.ts';
import { ownPath } from '#domain/routing/ownPath.ts';
import { succeeded } from '#ports/failure.ts';
import type { LinksPort } from '#ports/links.ts';
import type { Send } from './send.ts';

export const httpLinks = (send: Send): LinksPort => ({
  open: async (token, signal) => {
    if (!isLinkToken(token)) return succeeded('gone');
    const outcome = await send(links.open, { token }, signal);
    if (outcome.ok)
      return succeeded(ownPath(outcome.value.goTo) ?? (await ownAddress(send, outcome.value.goTo, signal)));
    return outcome.failure.kind === 'refused' ? succeeded('gone') : outcome;
  },
});

/** The address, if its host is one of the portal's own; `gone` otherwise. */
const ownAddress = async (send: Send, address: string, signal: AbortSignal): Promise<string> => {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return 'gone';
  const { host, href } = new URL(address);
  const listed = await send(site.domains, {}, signal);
  return listed.ok && listed.value.some(({ domain }) => domain === host) ? href : 'gone';
};
