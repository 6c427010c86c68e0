/** `sending`: on its way; `waiting`: for a connection; `failed`: may be tried again; `refused`: will not be taken as it is. */
export type OutboxState = 'sending' | 'waiting' | 'sent' | 'failed' | 'refused';

/** A message that the viewer wrote and that is not yet seen in the log. */
export interface OutboxEntry {
  /** The same at every try, so that the origin stores it once. */
  readonly clientId: string;
  readonly text: string;
  readonly parentMessageId: string | null;
  readonly state: OutboxState;
  /** Its place in the topic, once it is stored. */
  readonly seq: number | null;
  /** Why it was not taken, as in calls. */
  readonly code: number | null;
  readonly retryAfterS: number | null;
}
export type Outbox = readonly OutboxEntry[];

export const emptyOutbox: Outbox = [];

/** Puts a message in; it goes out at once where there is a connection. */
export const put = (
  outbox: Outbox,
  message: Pick<OutboxEntry, 'clientId' | 'text' | 'parentMessageId'>,
  connected: boolean,
): Outbox => [
  ...outbox,
  { ...message, state: connected ? 'sending' : 'waiting', seq: null, code: null, retryAfterS: null },
];

/** The connection is there: everything unanswered goes out again. */
export const connected = (outbox: Outbox): Outbox =>
  changeWhere(outbox, ({ state }) => state === 'waiting', { state: 'sending' });

/** The connection is gone: what was not answered waits. */
export const disconnected = (outbox: Outbox): Outbox =>
  changeWhere(outbox, ({ state }) => state === 'sending', { state: 'waiting' });

/** The origin has stored it. */
export const acked = (outbox: Outbox, clientId: string, seq: number | null): Outbox =>
  changeWhere(outbox, (entry) => entry.clientId === clientId, { state: 'sent', seq, code: null, retryAfterS: null });

/** The origin has not taken it: too many, or a fault, may be tried again. */
export const refused = (outbox: Outbox, clientId: string, code: number, retryAfterS: number | null): Outbox =>
  changeWhere(outbox, (entry) => entry.clientId === clientId && entry.state !== 'sent', {
    state: code === 429 || code >= 500 ? 'failed' : 'refused',
    code,
    retryAfterS,
  });

/** By hand: a message that was not taken goes out again under its own id. */
export const retried = (outbox: Outbox, clientId: string, isConnected: boolean): Outbox =>
  changeWhere(
    outbox,
    (entry) => entry.clientId === clientId && (entry.state === 'failed' || entry.state === 'refused'),
    { state: isConnected ? 'sending' : 'waiting', code: null, retryAfterS: null },
  );

/** By hand: a message that is not on its way is given up. */
export const discarded = (outbox: Outbox, clientId: string): Outbox =>
  outbox.filter((entry) => entry.clientId !== clientId || entry.state === 'sending' || entry.state === 'sent');

/** Takes out what the log shows: by its id, or because the log has passed its place. */
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
