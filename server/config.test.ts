import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, type Environment } from './config.ts';
import { StartRefused } from './shared/startRefused.ts';
import { productionEnv } from './testing/productionEnv.ts';

const secret = 'x'.repeat(32);
const refusal = (environment: Environment): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartRefused) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('settings', () => {
  it('have defaults, and an empty one is an absent one', () => {
    expect(readConfig({ PORT: '', DEMO: ' ' })).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve('./data'),
      demo: true,
      publicUrl: null,
      production: false,
      databaseUrl: null,
      secret: null,
      trustProxy: [],
      geoUrl: null,
      streamOrigins: [],
      scrobbleOrigins: [],
      newsFeeds: [],
      newsRelease: 'one',
      limits: true,
      clock: null,
      outbox: true,
      google: null,
      mail: null,
      sms: null,
    });
  });

  it('are read, the prefixed name before the bare one', () => {
    const config = readConfig({
      PORT: '1',
      KHANDAI_PORT: '9090',
      HOST: '::',
      DATA_DIR: '/var/lib/khandai',
      DEMO: 'off',
      PUBLIC_URL: 'https://Khandai.example/',
      SECRET: secret,
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8 ::1',
      GEO_URL: 'https://geo.example/locate',
      KHANDAI_STREAM_ORIGINS: 'https://cdn.example,http://10.0.0.7:8889',
      SCROBBLE_ORIGINS: 'https://listenbrainz.example',
      NEWS_FEEDS: 'https://bao.example/rss.xml https://bao.example/atom?a=1',
      NEWS_RELEASE: 'two',
      LIMITS: 'on',
      GOOGLE_CLIENT_ID: 'portal.apps.example',
      KHANDAI_GOOGLE_CLIENT_SECRET: 'shared with Google',
      SMTP_URL: 'smtps://portal:pass@mail.example:465',
      MAIL_FROM: 'Khán Đài <no-reply@khandai.example>',
      SMS_URL: 'https://sms.example/send',
      KHANDAI_SMS_KEY: 'shared with the gateway',
      SMS_SENDER: 'KhanDai',
    });
    expect(config).toEqual({
      port: 9090,
      host: '::',
      dataDir: '/var/lib/khandai',
      demo: false,
      publicUrl: 'https://khandai.example',
      production: true,
      databaseUrl: null,
      secret,
      trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1'],
      geoUrl: 'https://geo.example/locate',
      streamOrigins: ['https://cdn.example', 'http://10.0.0.7:8889'],
      scrobbleOrigins: ['https://listenbrainz.example'],
      newsFeeds: ['https://bao.example/rss.xml', 'https://bao.example/atom?a=1'],
      newsRelease: 'two',
      limits: true,
      clock: null,
      outbox: false,
      google: {
        issuer: 'https://accounts.google.com',
        clientId: 'portal.apps.example',
        clientSecret: 'shared with Google',
      },
      mail: { url: 'smtps://portal:pass@mail.example:465', from: 'Khán Đài <no-reply@khandai.example>' },
      sms: { url: 'https://sms.example/send', key: 'shared with the gateway', sender: 'KhanDai' },
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port, 0 to 65535.'],
    [{ KHANDAI_PORT: '70000' }, 'KHANDAI_PORT must be a port, 0 to 65535.'],
    [{ HOST: 'no host' }, 'HOST must be an address or a host name.'],
    [{ DEMO: 'yes' }, 'DEMO must be on or off.'],
    [
      { PUBLIC_URL: 'khandai.example' },
      'PUBLIC_URL must be http:// or https:// with a host and no path, such as https://example.org.',
    ],
    [
      { PUBLIC_URL: 'https://a.example/path' },
      'PUBLIC_URL must be http:// or https:// with a host and no path, such as https://example.org.',
    ],
    [{ SECRET: 'short' }, 'SECRET must be at least 32 characters long.'],
    [{ TRUST_PROXY: 'proxy' }, 'TRUST_PROXY must be addresses or networks, such as 127.0.0.1,10.0.0.0/8.'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be addresses or networks, such as 127.0.0.1,10.0.0.0/8.'],
    [{ GEO_URL: 'ftp://geo' }, 'GEO_URL must be an address beginning with http:// or https://.'],
    [
      { STREAM_ORIGINS: '*' },
      'STREAM_ORIGINS must be http:// or https:// with a host and no path, such as https://example.org.',
    ],
    [{ LIMITS: '0' }, 'LIMITS must be on or off.'],
    [{ LIMITS: 'off', PUBLIC_URL: 'https://a.example' }, 'LIMITS=off is refused in production (PUBLIC_URL is https).'],
    [{ OUTBOX: 'yes' }, 'OUTBOX must be on or off.'],
    [{ OUTBOX: 'on', PUBLIC_URL: 'https://a.example' }, 'OUTBOX=on is refused in production (PUBLIC_URL is https).'],
    [
      { CLOCK: '2026-11-22 12:00' },
      'CLOCK must be an instant with its zone, and how fast time passes from there, such as 2026-11-22T12:00:00Z*10.',
    ],
    [
      { CLOCK: '2026-11-22T12:00:00Z', PUBLIC_URL: 'https://a.example' },
      'CLOCK is refused in production (PUBLIC_URL is https).',
    ],
    [{ GOOGLE: 'yes' }, 'GOOGLE must be on or off.'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together or not at all.'],
    [{ GOOGLE_ISSUER: 'accounts.google.com' }, 'GOOGLE_ISSUER must be an address beginning with https:// or http://.'],
    [
      { GOOGLE_ISSUER: 'http://localhost:4000', PUBLIC_URL: 'https://a.example' },
      'GOOGLE_ISSUER must be an address beginning with https://.',
    ],
    [
      { PUBLIC_URL: 'https://a.example' },
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are required in production (PUBLIC_URL is https); GOOGLE=off does without.',
    ],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address beginning with smtp:// or smtps://.'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL and MAIL_FROM are set together or not at all.'],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Khán Đài' },
      'MAIL_FROM must be a mail address, such as Khán Đài <no-reply@example.org>.',
    ],
    [
      { ...productionEnv, SMTP_URL: '', MAIL_FROM: '' },
      'SMTP_URL and MAIL_FROM are required in production (PUBLIC_URL is https): codes go out by mail.',
    ],
    [{ SMS: 'no' }, 'SMS must be on or off.'],
    [{ SMS_URL: 'sms.example' }, 'SMS_URL must be an address beginning with https:// or http://.'],
    [{ SMS_KEY: 'short' }, 'SMS_KEY must be at least 16 characters long.'],
    [{ SMS_SENDER: 'a name that is too long' }, 'SMS_SENDER must be a name or a number of at most 15 signs.'],
    [{ SMS_SENDER: 'KhanDai' }, 'SMS_URL, SMS_KEY and SMS_SENDER are set together or not at all.'],
    [{ ...productionEnv, SMS_URL: 'http://sms.example' }, 'SMS_URL must be an address beginning with https://.'],
    [
      { ...productionEnv, SMS: '' },
      'SMS_URL, SMS_KEY and SMS_SENDER are required in production (PUBLIC_URL is https); SMS=off does without.',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address beginning with postgres:// or postgresql://.'],
    [{ DATABASE_URL: 'postgres://x/y' }, 'SECRET is required together with DATABASE_URL.'],
    [{ NATS_URL: 'x' }, 'NATS_URL must be an address beginning with nats:// or tls://.'],
  ])('%j stops the start: %s', (environment, message) => {
    expect(refusal(environment)).toBe(message);
  });

  it('a name that is not known stops the start with one line that lists the known ones', () => {
    const message = refusal({ KHANDAI_PROT: '80' });
    expect(message).toMatch(/^KHANDAI_PROT is no setting of this origin; it knows KHANDAI_PORT, /);
    expect(message).not.toContain('\n');
    expect(refusal({ PROT: '80' })).toBe('accepted');
  });

  it('DATABASE_URL is taken with SECRET; NATS_URL is of a later release', () => {
    const databaseUrl = 'postgres://khandai:word@db.example:5433/portal';
    expect(readConfig({ DATABASE_URL: databaseUrl, SECRET: secret }).databaseUrl).toBe(databaseUrl);
    expect(refusal({ NATS_URL: 'nats://x' })).toContain('this release serves one process only');
  });

  it('GOOGLE=off does without Google, also in production and with a client at hand', () => {
    const client = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' };
    for (const PUBLIC_URL of ['', 'https://a.example'])
      expect(readConfig({ ...productionEnv, PUBLIC_URL, ...client }).google).toBeNull();
    expect(readConfig({ GOOGLE_ISSUER: 'http://localhost:4000/', ...client }).google?.issuer).toBe(
      'http://localhost:4000',
    );
  });

  it('SMS=off does without text messages, also in production and with a gateway at hand', () => {
    const gateway = { SMS_URL: 'https://sms.example/', SMS_KEY: 'x'.repeat(16), SMS_SENDER: 'KhanDai' };
    for (const PUBLIC_URL of ['', 'https://a.example'])
      expect(readConfig({ ...productionEnv, PUBLIC_URL, ...gateway }).sms).toBe('off');
    expect(readConfig({ ...productionEnv, SMS: '', ...gateway }).sms).toMatchObject({ sender: 'KhanDai' });
  });

  it.each<readonly [Environment, boolean]>([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ OUTBOX: 'off' }, false],
    [{ DEMO: 'off' }, false],
    [{ DEMO: 'off', OUTBOX: 'on' }, true],
    [{ PUBLIC_URL: 'http://portal.example' }, false],
    [{ PUBLIC_URL: 'http://localhost:8080', OUTBOX: 'on' }, true],
    [{ TRUST_PROXY: '127.0.0.1' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '0.0.0.0', OUTBOX: 'on' }, false],
    [{ HOST: '192.168.1.7', OUTBOX: 'on' }, false],
    [{ HOST: '::', OUTBOX: 'on' }, false],
    [productionEnv, false],
  ])('S-15: with %j the outbox is on: %s', (environment, on) => {
    expect(readConfig(environment).outbox).toBe(on);
  });

  it('LIMITS=off is for tests and benchmarks, over plain HTTP', () => {
    expect(readConfig({ LIMITS: 'off', PUBLIC_URL: 'http://localhost:8080' })).toMatchObject({
      limits: false,
      production: false,
    });
  });
});
