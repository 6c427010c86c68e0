import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { productionEnv } from '#server/testing/productionEnv.ts';
import { startOrigin, type RunningOrigin } from './support/origin.ts';
import { expect, test } from './support/test.ts';

const dist = resolve(process.env['E2E_BUILD'] ?? '.', 'dist');
const production = test.extend<object, { readonly origin: RunningOrigin }>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this parameter's pattern
    async ({}, provide) => {
      const origin = await startOrigin({ ...productionEnv, LIMITS: 'on', DEMO: 'off' } as Record<string, string>);
      await provide(origin);
      await origin.discard();
    },
    { scope: 'worker' },
  ],
});

production('item 39: nothing is there that tells how the portal is made', async ({ baseURL }) => {
  const statusOf = async (path: string) => (await fetch(baseURL + path)).status;
  for (const path of [
    ...['/openapi.json', '/asyncapi.json', '/docs', '/documentation', '/dev/outbox', '/.vite/manifest.json'],
    ...['/package.json', '/src/main.tsx', '/server/main.ts', '/dist-server/main.js', '/data/khandai.sqlite'],
    ...['/.env', '/.git/HEAD', '/assets/', '/assets/../package.json', '/assets/..%2f..%2fpackage.json'],
  ])
    // An origin that has just started beside others may be too busy for a moment (503).
    await expect.poll(async () => [path, await statusOf(path)]).toEqual([path, 404]);
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => /\.(?:js|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect(readFileSync(join(dist, 'assets', script), 'utf8'), script).not.toContain('sourceMappingURL');
    expect([script, await statusOf(`/assets/${script}.map`)]).toEqual([script, 404]);
  }
  expect(readdirSync(dist, { recursive: true }).filter((file) => String(file).endsWith('.map'))).toEqual([]);
});

production(
  'items 23 and 24: the policy and its kin stand on the page, on its files and on refusals',
  async ({ baseURL }) => {
    const [script] = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    for (const path of ['/', `/assets/${script}`, '/live/api/user/info', '/khong-co']) {
      const { headers, ok } = await fetch(baseURL + path);
      const policy = headers.get('content-security-policy');
      if (ok && path.startsWith('/assets/')) expect(policy).toBe("default-src 'none'; sandbox");
      else {
        expect(policy).toContain("default-src 'none';script-src 'self';style-src 'self';");
        expect(policy).toContain("require-trusted-types-for 'script'");
      }
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  },
);
