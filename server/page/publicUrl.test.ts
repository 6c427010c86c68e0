import { describe, expect, it } from 'vitest';
import { productionEnv } from '../testing/productionEnv.ts';
import { startFake } from '../testing/startFake.ts';

/** A page of an origin with these settings. */
const pageWith = async (env: Readonly<Record<string, string | undefined>>, path: string): Promise<string> => {
  const { url, origin } = await startFake({ env });
  const html = await (await fetch(url + path)).text();
  await origin.close();
  return html;
};

describe('PUBLIC_URL', () => {
  it('stands in every address, whatever host was asked', async () => {
    const html = await pageWith(productionEnv, '/en/menu');
    expect(html).toContain('<link rel="canonical" href="https://khandai.example/en/menu">');
    expect(html).toMatch(/content="https:\/\/khandai\.example\/share\/[\w-]{16}\/en\/menu\.png"/);
  });

  it('GEO-1: names another geolocation service where one was set, and none otherwise', async () => {
    expect(await pageWith({}, '/lich-truc-tiep')).not.toContain('geo-url');
    const html = await pageWith({ GEO_URL: 'https://geo.example/locate?key=1&lang=vi' }, '/lich-truc-tiep');
    expect(html).toContain('<meta name="geo-url" content="https://geo.example/locate?key=1&amp;lang=vi">');
  });
});
