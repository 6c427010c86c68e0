import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { SmsConfig } from './post/smsGateway.ts';
import type { MailConfig } from './post/smtp.ts';
import { isLoopback } from './shared/address.ts';
import { readClockSetting, type ClockSetting } from './shared/clockSetting.ts';
import { StartRefused } from './shared/startRefused.ts';

/** The settings of the origin, CLAUSES "Settings of the origin"; read once at the start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly demo: boolean;
  /** Without a path or trailing slash ("https://khandai.vn"); null if not set. */
  readonly publicUrl: string | null;
  /** Whether PUBLIC_URL begins with https://: HSTS, Secure cookies, the `__Host-` prefix, no API documentation. */
  readonly production: boolean;
  /** The address of the PostgreSQL database, which may contain a password; null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Null: created once in `dataDir`. */
  readonly secret: string | null;
  /** Addresses and networks whose forwarded headers are trusted. */
  readonly trustProxy: readonly string[];
  /** The address of another geolocation service; null: this origin's own. */
  readonly geoUrl: string | null;
  /** External origins from which rooms may play streams. */
  readonly streamOrigins: readonly string[];
  /** External origins to which members may have their plays reported. */
  readonly scrobbleOrigins: readonly string[];
  /** Addresses of feeds whose articles are imported as drafts. */
  readonly newsFeeds: readonly string[];
  /** How many people are needed to release an article. */
  readonly newsRelease: 'one' | 'two';
  readonly limits: boolean;
  /** A clock of the origin's own; null: the machine's. Never set in production. */
  readonly clock: ClockSetting | null;
  /** Whether undelivered mails and codes are shown at /dev/outbox; never in production. */
  readonly outbox: boolean;
  /** Sign-in with Google; null if it is off. */
  readonly google: GoogleConfig | null;
  /** Null: no mail is sent; never in production. */
  readonly mail: MailConfig | null;
  /** `off`: nobody is reached by SMS. Null: no SMS is sent; never in production. */
  readonly sms: SmsConfig | 'off' | null;
}

/** The portal's registration with Google: a client of an OpenID Connect issuer. */
export interface GoogleConfig {
  /** A URL without a trailing slash. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = 'KHANDAI_';
const names = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'NATS_URL',
  'DEMO',
  'PUBLIC_URL',
  'SECRET',
  'TRUST_PROXY',
  'GEO_URL',
  'STREAM_ORIGINS',
  'SCROBBLE_ORIGINS',
  'NEWS_FEEDS',
  'NEWS_RELEASE',
  'LIMITS',
  'OUTBOX',
  'CLOCK',
  'GOOGLE',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'SMTP_URL',
  'MAIL_FROM',
  'SMS',
  'SMS_URL',
  'SMS_KEY',
  'SMS_SENDER',
] as const;
type Name = (typeof names)[number];

const wrong = (name: string, expected: string): never => {
  throw new StartRefused(`${name} must be ${expected}.`);
};

/** Reads the settings; an empty setting counts as absent, and the prefixed name takes precedence over the bare one. */
export const readConfig = (environment: Environment): Config => {
  for (const name of Object.keys(environment))
    if (name.startsWith(PREFIX) && !names.some((known) => `${PREFIX}${known}` === name))
      throw new StartRefused(
        `${name} is no setting of this origin; it knows ${names.map((n) => PREFIX + n).join(', ')}.`,
      );
  const read: Read = (name, fallback, parse) => {
    const prefixed = `${PREFIX}${name}`;
    const given = environment[prefixed]?.trim() ? prefixed : name;
    const text = environment[given]?.trim();
    return text ? parse(text, given) : fallback;
  };

  const publicUrl = read('PUBLIC_URL', null, originOf);
  const production = publicUrl?.startsWith('https://') ?? false;
  const secret = read<string | null>('SECRET', null, (text, name) =>
    text.length >= 32 ? text : wrong(name, 'at least 32 characters long'),
  );
  const databaseUrl = read<string | null>('DATABASE_URL', null, addressOf(['postgres:', 'postgresql:']));
  const natsUrl = read<string | null>('NATS_URL', null, addressOf(['nats:', 'tls:']));
  if (databaseUrl && !secret) throw new StartRefused('SECRET is required together with DATABASE_URL.');
  if (natsUrl) throw new StartRefused('NATS_URL is set, but this release serves one process only; unset it to start.');
  const limits = read('LIMITS', true, onOrOff);
  if (!limits && production) throw new StartRefused('LIMITS=off is refused in production (PUBLIC_URL is https).');

  const clock = read<ClockSetting | null>(
    'CLOCK',
    null,
    (text, name) =>
      readClockSetting(text) ??
      wrong(name, 'an instant with its zone, and how fast time passes from there, such as 2026-11-22T12:00:00Z*10'),
  );
  if (clock && production) throw new StartRefused('CLOCK is refused in production (PUBLIC_URL is https).');
  const host = read('HOST', '127.0.0.1', (text, name) =>
    isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)
      ? text
      : wrong(name, 'an address or a host name'),
  );
  const demo = read('DEMO', true, onOrOff);
  const trustProxy = read<readonly string[]>('TRUST_PROXY', [], (text, name) =>
    list(text).map((one) =>
      isNetwork(one) ? one : wrong(name, 'addresses or networks, such as 127.0.0.1,10.0.0.0/8'),
    ),
  );
  const outbox = read('OUTBOX', demo && publicUrl === null && trustProxy.length === 0, onOrOff);
  if (outbox && production) throw new StartRefused('OUTBOX=on is refused in production (PUBLIC_URL is https).');

  return {
    port: read('PORT', 8080, (text, name) =>
      /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : wrong(name, 'a port, 0 to 65535'),
    ),
    host,
    dataDir: resolve(read('DATA_DIR', './data', (text) => text)),
    demo,
    publicUrl,
    production,
    databaseUrl,
    secret,
    trustProxy,
    geoUrl: read<string | null>('GEO_URL', null, addressOf(['http:', 'https:'])),
    streamOrigins: read<readonly string[]>('STREAM_ORIGINS', [], (text, name) =>
      list(text).map((one) => originOf(one, name)),
    ),
    scrobbleOrigins: read<readonly string[]>('SCROBBLE_ORIGINS', [], (text, name) =>
      list(text).map((one) => originOf(one, name)),
    ),
    newsFeeds: read<readonly string[]>('NEWS_FEEDS', [], (text, name) => list(text).map((one) => feedOf(one, name))),
    newsRelease: read<'one' | 'two'>('NEWS_RELEASE', 'one', (text, name) =>
      text === 'one' || text === 'two' ? text : wrong(name, 'one or two'),
    ),
    limits,
    clock,
    outbox: outbox && isLoopback(host),
    google: readGoogle(read, production),
    mail: readMail(read, production),
    sms: readSms(read, production),
  };
};

/** Whether a channel has no delivery: its messages are shown at /dev/outbox, or reach nobody. */
export const lacksDelivery = ({ mail, sms }: Pick<Config, 'mail' | 'sms'>): boolean => mail === null || sms === null;

type Read = <A>(name: Name, fallback: A, parse: (text: string, name: string) => A) => A;
const asIs = (text: string): string => text;

const readGoogle = (read: Read, production: boolean): GoogleConfig | null => {
  const clientId = read('GOOGLE_CLIENT_ID', '', asIs);
  const clientSecret = read('GOOGLE_CLIENT_SECRET', '', asIs);
  const issuer = read('GOOGLE_ISSUER', 'https://accounts.google.com', (text, name) => {
    const address = addressOf(production ? ['https:'] : ['https:', 'http:'])(text, name);
    return address.replace(/\/$/, '');
  });
  if (!read('GOOGLE', true, onOrOff)) return null;
  if ((clientId === '') !== (clientSecret === ''))
    throw new StartRefused('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together or not at all.');
  if (clientId !== '') return { issuer, clientId, clientSecret };
  if (production)
    throw new StartRefused(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are required in production (PUBLIC_URL is https); GOOGLE=off does without.',
    );
  return null;
};

const readMail = (read: Read, production: boolean): MailConfig | null => {
  const url = read('SMTP_URL', '', addressOf(['smtp:', 'smtps:']));
  const from = read('MAIL_FROM', '', (text, name) =>
    /^([^<>\r\n]+ )?<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/.test(text)
      ? text
      : wrong(name, 'a mail address, such as Khán Đài <no-reply@example.org>'),
  );
  if ((url === '') !== (from === '')) throw new StartRefused('SMTP_URL and MAIL_FROM are set together or not at all.');
  if (url !== '') return { url, from };
  if (production)
    throw new StartRefused(
      'SMTP_URL and MAIL_FROM are required in production (PUBLIC_URL is https): codes go out by mail.',
    );
  return null;
};

const readSms = (read: Read, production: boolean): SmsConfig | 'off' | null => {
  const url = read('SMS_URL', '', addressOf(production ? ['https:'] : ['https:', 'http:']));
  const key = read('SMS_KEY', '', (text, name) =>
    text.length >= 16 ? text : wrong(name, 'at least 16 characters long'),
  );
  const sender = read('SMS_SENDER', '', (text, name) =>
    /^[\w +.-]{1,15}$/.test(text) ? text : wrong(name, 'a name or a number of at most 15 signs'),
  );
  if (!read('SMS', true, onOrOff)) return 'off';
  const given = [url, key, sender].filter((one) => one !== '').length;
  if (given > 0 && given < 3) throw new StartRefused('SMS_URL, SMS_KEY and SMS_SENDER are set together or not at all.');
  if (given === 3) return { url, key, sender };
  if (production)
    throw new StartRefused(
      'SMS_URL, SMS_KEY and SMS_SENDER are required in production (PUBLIC_URL is https); SMS=off does without.',
    );
  return null;
};

const list = (text: string): readonly string[] => text.split(/[\s,]+/).filter((one) => one !== '');

const onOrOff = (text: string, name: string): boolean =>
  text === 'on' || text === 'off' ? text === 'on' : wrong(name, 'on or off');

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

const originOf = (text: string, name: string): string => {
  const url = urlOf(text);
  const bare = url && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (!url || !bare || !/^https?:$/.test(url.protocol))
    return wrong(name, 'http:// or https:// with a host and no path, such as https://example.org');
  return url.origin;
};

const feedOf = (text: string, name: string): string => {
  const url = urlOf(text);
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
    ? url.href
    : wrong(name, 'addresses beginning with https:// or http://, without a name and password');
};

const addressOf =
  (protocols: readonly string[]) =>
  (text: string, name: string): string =>
    protocols.includes(urlOf(text)?.protocol ?? '')
      ? text
      : wrong(name, `an address beginning with ${protocols.map((one) => `${one}//`).join(' or ')}`);

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};
