import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = 'x'.repeat(32);
const refusal = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
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
      secret: null,
      trustProxy: [],
      geoUrl: null,
      streamOrigins: [],
      limits: true,
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
      LIMITS: 'on',
    });
    expect(config).toEqual({
      port: 9090,
      host: '::',
      dataDir: '/var/lib/khandai',
      demo: false,
      publicUrl: 'https://khandai.example',
      production: true,
      secret,
      trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1'],
      geoUrl: 'https://geo.example/locate',
      streamOrigins: ['https://cdn.example', 'http://10.0.0.7:8889'],
      limits: true,
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

  it.each([{ DATABASE_URL: 'postgres://x/y', SECRET: secret }, { NATS_URL: 'nats://x' }])(
    '%j: this release says that it keeps its own store',
    (environment) => {
      expect(refusal(environment)).toContain('this release serves one process with its embedded store only');
    },
  );

  it('LIMITS=off is for tests and benchmarks, over plain HTTP', () => {
    expect(readConfig({ LIMITS: 'off', PUBLIC_URL: 'http://localhost:8080' })).toMatchObject({
      limits: false,
      production: false,
    });
  });
});
