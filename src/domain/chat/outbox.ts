/**
 * `sending`: on its way; `waiting`: for a connection; `failed`: may be retried; `refused`: will never be accepted as it
 * is.
 */
export type OutboxState = 'sending' | 'waiting' | 'sent' | 'failed' | 'refused';

/** A message that the viewer wrote and that has not appeared in the log yet. */
export interface OutboxEntry {
  /** Idempotency key: the same on every attempt, so that the origin stores the message once. */
  readonly clientId: string;
  readonly text: string;
  readonly parentMessageId: string | null;
  readonly state: OutboxState;
  /** Its seq in the topic, once it is stored. */
  readonly seq: number | null;
  /** Why it was not accepted: the status code of a call. */
  readonly code: number | null;
  /** Why, where the door or the rules of the room refused it. */
  readonly reason?: string;
  readonly retryAfterS: number | null;
}
export type Outbox = readonly OutboxEntry[];

export const emptyOutbox: Outbox = [];

/** Adds a message; it is sent at once if there is a connection. */
export const put = (
  outbox: Outbox,
  message: Pick<OutboxEntry, 'clientId' | 'text' | 'parentMessageId'>,
  connected: boolean,
): Outbox => [
  ...outbox,
  { ...message, state: connected ? 'sending' : 'waiting', seq: null, code: null, retryAfterS: null },
];

/** After a reconnect: everything unanswered is sent again. */
export const connected = (outbox: Outbox): Outbox =>
  changeWhere(outbox, ({ state }) => state === 'waiting', { state: 'sending' });

/** After a disconnect: everything unanswered waits. */
export const disconnected = (outbox: Outbox): Outbox =>
  changeWhere(outbox, ({ state }) => state === 'sending', { state: 'waiting' });

/** The origin has stored the message. */
export const acked = (outbox: Outbox, clientId: string, seq: number | null): Outbox =>
  changeWhere(outbox, (entry) => entry.clientId === clientId, { state: 'sent', seq, code: null, retryAfterS: null });

export interface Refusal {
  readonly clientId: string;
  readonly code: number;
  readonly reason?: string;
  readonly retryAfterS: number | null;
}

/** The origin has not accepted the message: 429 and 5xx may be retried. */
export const refused = (outbox: Outbox, { clientId, code, reason, retryAfterS }: Refusal): Outbox =>
  changeWhere(outbox, (entry) => entry.clientId === clientId && entry.state !== 'sent', {
    state: code === 429 || code >= 500 ? 'failed' : 'refused',
    code,
    ...(reason !== undefined && { reason }),
    retryAfterS,
  });

/** The viewer retries a failed message, under its own id. */
export const retried = (outbox: Outbox, clientId: string, isConnected: boolean): Outbox =>
  changeWhere(
    outbox,
    (entry) => entry.clientId === clientId && (entry.state === 'failed' || entry.state === 'refused'),
    { state: isConnected ? 'sending' : 'waiting', code: null, retryAfterS: null },
  );

/** The viewer discards a message that is neither on its way nor stored. */
export const discarded = (outbox: Outbox, clientId: string): Outbox =>
  outbox.filter((entry) => entry.clientId !== clientId || entry.state === 'sending' || entry.state === 'sent');

/** Removes the messages that the log shows, or whose seq it has passed. */
export const settled = (
  outbox: Outbox,
  log: { readonly seq: number; readonly messages: readonly { readonly clientId: string }[] },
): Outbox => {
  if (outbox.length === 0) return outbox;
  const shown = new Set(log.messages.map((message) => message.clientId));
  const left = outbox.filter(
    ({ clientId, state, seq }) => !shown.has(clientId) && !(state === 'sent' && seq !== null && seq <= log.seq),
  );
  return left.length === outbox.length ? outbox : left;
};

const changeWhere = (outbox: Outbox, holds: (entry: OutboxEntry) => boolean, change: Partial<OutboxEntry>): Outbox =>
  outbox.some(holds) ? outbox.map((entry) => (holds(entry) ? { ...entry, ...change } : entry)) : outbox;
