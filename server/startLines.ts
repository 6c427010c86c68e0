import { lacksDelivery, type Config } from './config.ts';
import { OUTBOX_PATH } from './post/shownLetters.ts';

/** The address as a person at this machine would type it. */
const shown = (address: string): string => address.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])/, '//localhost');

const deliveryLine = ({ mail, sms, outbox }: Config, address: string): string => {
  if (outbox) return `OUTBOX=on: mails and codes are shown, to this machine alone, at ${address}${OUTBOX_PATH}`;
  const what = mail ? 'Text messages' : sms === null ? 'Mails and text messages' : 'Mails';
  return `${what} reach nobody: set ${mail ? 'SMS_URL' : 'SMTP_URL'} and its kin, or try out with OUTBOX=on and HOST=127.0.0.1.`;
};

/**
 * The lines for the person who starts the origin: its address, and the visible effects of its settings. `now`: epoch
 * milliseconds.
 */
export const startLines = (config: Config, listening: string, now: number): readonly string[] => {
  const { publicUrl, clock } = config;
  const address = shown(listening);
  return [
    `Khán Đài is open: ${publicUrl ?? address}`,
    ...(clock ? [`CLOCK: it is ${new Date(now).toISOString()} here, and time runs ${clock.speed}×.`] : []),
    ...(lacksDelivery(config) ? [deliveryLine(config, address)] : []),
  ];
};
