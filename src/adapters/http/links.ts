import { links } from '#contract/http/links.ts';
import { isLinkToken } from '#domain/routing/linkToken.ts';
import { ownPath } from '#domain/routing/ownPath.ts';
import { succeeded } from '#ports/failure.ts';
import type { LinksPort } from '#ports/links.ts';
import type { Send } from './send.ts';

export const httpLinks = (send: Send): LinksPort => ({
  open: async (token, signal) => {
    if (!isLinkToken(token)) return succeeded('gone');
    const outcome = await send(links.open, { token }, signal);
    if (outcome.ok) return succeeded(ownPath(outcome.value.goTo) ?? 'gone');
    return outcome.failure.kind === 'refused' ? succeeded('gone') : outcome;
  },
});
