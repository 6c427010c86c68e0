import { useState } from 'react';
import type { OutboxEntry } from '#domain/chat/outbox.ts';
import { useNow } from '../../hooks/useNow.ts';

const DEFAULT_S = 10;
/** Without a refusal there is no countdown, so nothing has to render. */
const RESTING_MS = 3_600_000;

/** The latest message that was refused with 429. */
export const refusedForNow = (outbox: readonly OutboxEntry[]): OutboxEntry | null =>
  outbox.findLast((entry) => entry.code === 429) ?? null;

/** Seconds until another message is allowed after such a refusal; 0 for now. */
export const useSlowDown = (refusal: OutboxEntry | null): number => {
  const now = useNow(refusal ? 1000 : RESTING_MS);
  const [seen, setSeen] = useState<{ readonly clientId: string; readonly until: number } | null>(null);
  if (refusal && seen?.clientId !== refusal.clientId)
    setSeen({ clientId: refusal.clientId, until: now + (refusal.retryAfterS ?? DEFAULT_S) * 1000 });
  if (!refusal && seen) setSeen(null);
  return refusal && seen ? Math.max(0, Math.ceil((seen.until - now) / 1000)) : 0;
};
