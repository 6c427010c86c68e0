import { useState } from 'react';
import type { OutboxEntry } from '#domain/chat/outbox.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useNow } from '../../hooks/useNow.ts';

const DEFAULT_S = 10;
/** Without a countdown nothing has to render. */
const RESTING_MS = 3_600_000;

/** The latest message that was refused with 429. */
export const refusedForNow = (outbox: readonly OutboxEntry[]): OutboxEntry | null =>
  outbox.findLast((entry) => entry.code === 429) ?? null;

/** Seconds until another message is allowed, after such a refusal or what `begin` says; 0 for now. */
export const useSlowDown = (refusal: OutboxEntry | null) => {
  const { clock } = useApp();
  const [until, setUntil] = useState(0);
  const [seen, setSeen] = useState<string | null>(null);
  const now = useNow(until > 0 ? 1000 : RESTING_MS);
  const begin = (seconds: number) => setUntil(seconds > 0 ? clock.now() + seconds * 1000 : 0);
  if (refusal && seen !== refusal.clientId) {
    setSeen(refusal.clientId);
    begin(refusal.retryAfterS ?? DEFAULT_S);
  }
  if (until > 0 && now >= until) setUntil(0);
  return { seconds: until > 0 ? Math.ceil((until - now) / 1000) : 0, begin };
};
