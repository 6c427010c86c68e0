import { privacy } from '#contract/http/privacy.ts';
import { succeeded } from '#ports/failure.ts';
import type { PrivacyPort } from '#ports/privacy.ts';
import type { Send } from './send.ts';

export const httpPrivacy = (send: Send): PrivacyPort => ({
  export: (proof, signal) => send(privacy.export, { proof }, signal),
  delete: async (proof, signal) => {
    const outcome = await send(privacy.delete, { proof }, signal);
    return outcome.ok ? succeeded(outcome.value.eraseAt) : outcome;
  },
  keep: (signal) => send(privacy.keep, {}, signal),
});
