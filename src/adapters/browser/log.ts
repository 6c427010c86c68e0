import type { LogPort } from '#ports/storage.ts';

/** Logs to the console, and to any listener of the page's `khandai:trouble` event. */
export const browserLog = (
  console: Pick<Console, 'warn' | 'error'>,
  target: { readonly dispatchEvent: (event: Event) => boolean },
): LogPort => {
  const tell = (level: 'warning' | 'error', message: string, detail: unknown) =>
    void target.dispatchEvent(new CustomEvent('khandai:trouble', { detail: { level, message, detail } }));
  return {
    warn: (message, detail) => {
      console.warn(message, ...(detail === undefined ? [] : [detail]));
      tell('warning', message, detail);
    },
    report: (message, detail) => {
      console.error(message, ...(detail === undefined ? [] : [detail]));
      tell('error', message, detail);
    },
  };
};
