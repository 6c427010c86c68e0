export type LogDetail = Readonly<Record<string, string | number | boolean | null>>;

/**
 * JSON lines, in UTC. Never given query strings, tokens, addresses, passwords or private texts of members; error
 * reports are `redacted` first.
 */
export interface Log {
  readonly info: (event: string, detail?: LogDetail) => void;
  readonly warn: (event: string, detail?: LogDetail) => void;
  readonly error: (event: string, detail?: LogDetail) => void;
}

/** `write` gets one line at a time, without its line break; line breaks inside values are escaped by JSON. */
export const createLog = (write: (line: string) => void, now: () => Date = () => new Date()): Log => {
  const at =
    (level: string) =>
    (event: string, detail: LogDetail = {}) =>
      write(JSON.stringify({ time: now().toISOString(), level, event, ...detail }));
  return { info: at('info'), warn: at('warn'), error: at('error') };
};

/**
 * Writes to standard error, so that standard output carries only what a person asked for. `clock`: epoch milliseconds.
 */
export const standardLog = (clock: () => number): Log =>
  createLog(
    (line) => process.stderr.write(`${line}\n`),
    () => new Date(clock()),
  );

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
