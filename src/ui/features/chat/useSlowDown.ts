import { useState } from 'react';
import type { Outbox } from '#domain/chat/outbox.ts';
import { useNow } from '../../hooks/useNow.ts';

const DEFAULT_S = 10;

/** Seconds until the origin takes another message after it said 429; 0 for now. */
export const useSlowDown = (outbox: Outbox): number => {
  const now = useNow(1000);
  const refusal = outbox.findLast((entry) => entry.code === 429) ?? null;
  const [seen, setSeen] = useState<{ readonly clientId: string; readonly until: number } | null>(null);
  if (refusal && seen?.clientId !== refusal.clientId)
    setSeen({ clientId: refusal.clientId, until: now + (refusal.retryAfterS ?? DEFAULT_S) * 1000 });
  if (!refusal && seen) setSeen(null);
  return refusal && seen ? Math.max(0, Math.ceil((seen.until - now) / 1000)) : 0;
};
